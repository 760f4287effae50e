import { Check } from 'lucide-react';
import { EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import type { Equipment } from 'sync-protocol/rules/tasks/task-equipment';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './gym-messages.ts';
import { setGymPrefs, useGymPrefs } from './gym-prefs.ts';

const text = messages.filter;

interface GymFilterProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many of the day's tasks fit, and how many there are. */
  fits: number;
  total: number;
}

/** What there is to train with: tasks that need something else wait. */
export function GymFilter({ isOpen, onOpenChange, fits, total }: GymFilterProps) {
  const { has } = useGymPrefs();
  const toggle = (thing: Equipment) =>
    setGymPrefs({ has: has.includes(thing) ? has.filter((one) => one !== thing) : [...has, thing] });
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      text={text.text}
      closeLabel={text.close}
      footer={
        <Button tone="primary" size="lg" wide onClick={() => onOpenChange(false)}>
          {text.show}
        </Button>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">{text.group}</legend>
        {EQUIPMENT.map((thing) => (
          <Choice
            key={thing}
            label={messages.equipment[thing]}
            isOn={has.includes(thing)}
            onToggle={() => toggle(thing)}
          />
        ))}
        <Choice label={text.none} isOn={has.length === 0} onToggle={() => setGymPrefs({ has: [] })} isWide />
      </fieldset>
      <output className="mt-4 block text-center text-sm font-semibold text-ink-soft">
        {text.fits(fits, total)}
      </output>
    </Sheet>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
  isWide?: boolean;
}

function Choice({ label, isOn, onToggle, isWide = false }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        'pressable flex min-h-16 items-center justify-center gap-2 rounded-lg text-base font-semibold',
        isOn ? 'bg-ink text-bg' : 'bg-well text-ink-soft',
        isWide && 'col-span-2',
      )}
    >
      <Check className={cx('size-5', !isOn && 'invisible')} strokeWidth={3} aria-hidden />
      <span className="pr-7">{label}</span>
    </button>
  );
}
