import { BellRing } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';
import type { PushState, usePush } from './use-web-push.ts';

const text = messages.push;

interface PushPartProps {
  push: ReturnType<typeof usePush>;
  /** Opens the explanation that comes before the browser's question. */
  onAsk: () => void;
}

/** Whether this device shows notifications. */
export function PushPart({ push, onAsk }: PushPartProps) {
  const { state, isBusy, turnOnAgain, turnOff, test } = push;
  return (
    <div className="border-b border-line pb-4">
      <p className="font-semibold">{text.title}</p>
      <p className="mt-0.5 text-xs text-ink-soft">{words(state)}</p>
      {state === 'off' && (
        <Button tone="primary" busy={isBusy} className="mt-3" onClick={onAsk}>
          {text.turnOn}
        </Button>
      )}
      {state === 'lost' && (
        <Button tone="primary" busy={isBusy} className="mt-3" onClick={() => void turnOnAgain()}>
          {text.turnOnAgain}
        </Button>
      )}
      {state === 'on' && (
        <div className="mt-3 flex gap-2">
          <Button busy={isBusy} onClick={() => void test()}>
            {text.test}
          </Button>
          <Button tone="ghost" disabled={isBusy} onClick={() => void turnOff()}>
            {text.turnOff}
          </Button>
        </div>
      )}
    </div>
  );
}

function words(state: PushState): string {
  return text[state];
}

interface PushQuestionProps {
  open: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** What notifications are for, before the browser asks. */
export function PushQuestion({ open, onClose, onYes }: PushQuestionProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.ask.title}
      text={text.ask.text}
      footer={
        <>
          <Button
            tone="primary"
            size="lg"
            wide
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {text.ask.yes}
          </Button>
          <Button tone="ghost" size="lg" wide onClick={onClose}>
            {text.ask.no}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {text.ask.points.map((point) => (
          <li key={point} className="flex gap-3">
            <BellRing className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
