import { useState } from 'react';
import { daySetSore } from 'sync-protocol/mutations/tasks/conditions-changes';
import type { BodyPart } from 'sync-protocol/rules/training/plan';
import { BODY_PARTS } from 'sync-protocol/rules/training/program-terms';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages, named } from './day-messages.ts';
import { Toggle, toggled } from './toggles.tsx';

const text = messages.sore;

export interface SoreSheetProps {
  open: boolean;
  onClose: () => void;
  /** What hurts, as it was said so far. */
  sore: readonly BodyPart[];
}

/** Asks what hurts, and says who else should hear of it. */
export function SoreSheet({ open, onClose, sore }: SoreSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      {open && <Parts sore={sore} onDone={onClose} />}
    </Sheet>
  );
}

function Parts({ sore: before, onDone }: { sore: readonly BodyPart[]; onDone: () => void }) {
  const [sore, setSore] = useState(before);
  const done = (parts: readonly BodyPart[]) => {
    onDone();
    void save(BODY_PARTS.filter((part) => parts.includes(part)));
  };
  return (
    <>
      <fieldset className="pairs gap-2">
        <legend className="sr-only">{text.group}</legend>
        {BODY_PARTS.map((part) => (
          <Toggle
            key={part}
            label={messages.parts[part]}
            isOn={sore.includes(part)}
            onToggle={() => setSore(toggled(sore, part))}
          />
        ))}
      </fieldset>
      <ul className="mt-4 mb-4 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
        {text.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button tone="primary" size="lg" wide disabled={sore.length === 0} onClick={() => done(sore)}>
          {text.save}
        </Button>
        {before.length > 0 && (
          <Button size="lg" wide onClick={() => done([])}>
            {text.well}
          </Button>
        )}
      </div>
    </>
  );
}

async function save(sore: BodyPart[]): Promise<void> {
  const result = await mutate(daySetSore, { sore });
  if (!result.ok) toast({ title: text.failed, text: result.message, tone: 'danger' });
  else if (sore.length > 0) toast({ title: text.spared(named(sore)), text: text.sparedText });
  else toast({ title: text.allWell, text: text.allWellText, tone: 'success' });
}
