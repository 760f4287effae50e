import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Link } from '../controls/link.tsx';
import { dismissToast, type ShownToast, type ToastAction } from './toast-store.ts';
import { useDragAway } from './use-drag-away.ts';
import { useGoing } from './use-going.ts';
import { useToastKey, useToastTime } from './use-toast.ts';

const MARKS = {
  plain: 'bg-accent',
  success: 'bg-[oklch(0.78_0.17_152)]',
  danger: 'bg-[oklch(0.7_0.19_22)]',
} as const;

interface ToasterViewProps extends Pick<WayProps, 'screenPath'> {
  shown: ShownToast | undefined;
  closeLabel: string;
}

/** What a toast looks like; the shell uses `Toaster`, which fetches it with the first toast. */
export function ToasterView({ shown, ...rest }: ToasterViewProps) {
  // A toast that was dismissed stays long enough to leave.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  if (!last) return null;
  return (
    <OneToast key={last.id} toast={last} open={shown === last} {...rest} onGone={() => setLast(undefined)} />
  );
}

interface OneToastProps extends Omit<ToasterViewProps, 'shown'> {
  toast: ShownToast;
  open: boolean;
  onGone: () => void;
}

function OneToast({ toast, open, closeLabel, screenPath, onGone }: OneToastProps) {
  const { id, title, text, action, tone = 'plain' } = toast;
  const box = useRef<HTMLDivElement>(null);
  const close = () => dismissToast(id);
  const drag = useDragAway('right', close);
  useToastTime(box, open, close);
  useToastKey(box);
  useGoing(box, open, onGone);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It was meant for the toast, not for what is open beneath.
    event.preventDefault();
    close();
  };
  return (
    // A key that was pressed on one of its buttons; a finger drags what has a button for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...drag}
      ref={box}
      data-toast
      data-no-swipe
      data-state={open ? 'open' : 'closed'}
      onKeyDown={onKeyDown}
      className={cx(
        'pointer-events-auto flex w-full max-w-md touch-pan-y items-center gap-2 rounded-lg bg-court py-1 pr-1 pl-3',
        'text-on-court shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-toast-in',
      )}
    >
      <span aria-hidden className={cx('h-8 w-1 shrink-0 rounded-full', MARKS[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-2 py-1">
        <p className="text-sm font-semibold">{title}</p>
        {text && <p className="text-sm text-on-court-soft">{text}</p>}
      </div>
      {action && <Action action={action} onDone={close} screenPath={screenPath} />}
      <IconButton
        label={closeLabel}
        icon={<X className="size-5" aria-hidden />}
        onClick={close}
        className="-ml-1 text-on-court hover:bg-court-high"
      />
    </div>
  );
}

const ACTION_CLASS = 'flex min-h-11 shrink-0 items-center rounded-full px-2 text-sm font-bold text-accent';

interface WayProps {
  onDone: () => void;
  screenPath: (pathname: string) => string;
}

function Action({ action, ...rest }: WayProps & { action: ToastAction }) {
  if (action.to !== undefined) return <Way {...action} {...rest} />;
  const select = () => {
    action.onSelect();
    rest.onDone();
  };
  return (
    <button type="button" onClick={select} className={ACTION_CLASS}>
      {action.label}
    </button>
  );
}

/** The way to a screen, for as long as the player is somewhere else. */
function Way({ to, label, onDone, screenPath }: WayProps & { to: string; label: string }) {
  const { pathname } = useLocation();
  if (screenPath(pathname) === to) return null;
  return (
    <Link to={to} onClick={onDone} className={ACTION_CLASS}>
      {label}
    </Link>
  );
}
