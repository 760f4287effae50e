import { Share, SquarePlus } from 'lucide-react';
import { LogoMark } from '#ui/icons/logo.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';

const text = messages.install;
const PICTURES = [
  <Share key="share" className="size-6" aria-hidden />,
  <SquarePlus key="add" className="size-6" aria-hidden />,
  <LogoMark key="done" className="size-8" />,
];

interface InstallStepsProps {
  open: boolean;
  onClose: () => void;
}

/** iPhones install by hand: the three taps, with what to look for. */
export function InstallSteps({ open, onClose }: InstallStepsProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.iosTitle} text={text.iosText}>
      <ol className="grid gap-2 pb-2">
        {text.iosSteps.map((step, index) => (
          <li key={step} className="flex items-center gap-4 rounded-lg bg-well p-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface">
              {PICTURES[index]}
            </span>
            <span className="font-semibold">{step}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
