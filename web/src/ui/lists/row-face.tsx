import { ChevronRight, type LucideIcon } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { RowText } from './list-row.tsx';

interface RowFaceProps {
  /** An icon, or a sign that brings its own look. */
  icon: LucideIcon | ReactElement;
  title: ReactNode;
  detail?: ReactNode;
  /** What it leads to can't be taken back. */
  isDangerous?: boolean | undefined;
}

/** What a row that leads somewhere shows: its sign, its words, and the arrow. */
export function RowFace({ icon, title, detail, isDangerous = false }: RowFaceProps) {
  return (
    <>
      {isValidElement(icon) ? icon : <Sign icon={icon} isDangerous={isDangerous} />}
      <RowText title={<span className={cx(isDangerous && 'text-danger')}>{title}</span>} detail={detail} />
      <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden />
    </>
  );
}

function Sign({ icon: Icon, isDangerous }: { icon: LucideIcon; isDangerous: boolean }) {
  return (
    <Icon
      className={cx('size-6 shrink-0', isDangerous ? 'text-danger' : 'text-ink-soft')}
      strokeWidth={1.9}
      aria-hidden
    />
  );
}
