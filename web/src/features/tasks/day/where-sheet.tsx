import { Check, ChevronRight, House, BrickWall, Users, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { daySetEquipment } from 'sync-protocol/mutations/tasks/conditions-changes';
import { PLACES, placeWith, type Place } from 'sync-protocol/rules/tasks/places';
import type { Equipment } from 'sync-protocol/rules/tasks/task-equipment';
import { EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import { mutate } from '#data/rows/mutate.ts';
import { useSettings } from '#data/live/live.ts';
import { Button } from '#ui/controls/button.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { messages } from './day-messages.ts';
import { Toggle, toggled } from './toggles.tsx';

const text = messages.where;

const ICONS: Record<Place, LucideIcon> = {
  home: House,
  wall: BrickWall,
  together: Users,
  courtAlone: UserRound,
  courtTogether: Users,
};

export interface WhereSheetProps {
  open: boolean;
  onClose: () => void;
  /** What there is today. */
  has: readonly Equipment[];
  /** How many of the day's tasks fit what there is. */
  fits?: (has: readonly Equipment[]) => { fits: number; total: number };
}

/** What there is to train with: a place at a tap, or thing by thing. */
export function WhereSheet(props: WhereSheetProps) {
  const { open, onClose } = props;
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      {open && <Choices {...props} />}
    </Sheet>
  );
}

function Choices({ onClose, has: before, fits }: WhereSheetProps) {
  const [has, setHas] = useState(before);
  const usual = useSettings()?.usualHas;
  // The first time it is said once and for all.
  const [isUsual, setIsUsual] = useState<boolean>();
  const isKept = isUsual ?? (usual === null || usual === undefined);
  const place = placeWith(has);
  const choose = (chosen: readonly Equipment[]) => {
    onClose();
    void save(chosen, isKept);
  };
  const count = fits?.(has);
  return (
    <>
      <RowList label={text.group}>
        {(Object.keys(PLACES) as Place[]).map((one) => (
          <li key={one}>
            <PlaceRow place={one} isOn={one === place} onChoose={() => choose(PLACES[one])} />
          </li>
        ))}
      </RowList>
      <fieldset className="mt-4">
        <legend className="mb-2 text-sm font-semibold text-ink-soft">{text.things}</legend>
        <div className="pairs gap-2">
          {EQUIPMENT.map((thing) => (
            <Toggle
              key={thing}
              label={messages.equipment[thing]}
              isOn={has.includes(thing)}
              onToggle={() => setHas(toggled(has, thing))}
            />
          ))}
          <Toggle label={text.none} isOn={has.length === 0} onToggle={() => setHas([])} isWide />
        </div>
      </fieldset>
      {count && (
        <output className="mt-3 block text-center text-sm font-semibold text-ink-soft">
          {text.fits(count.fits, count.total)}
        </output>
      )}
      <Switch label={text.usual} hint={text.usualHint} checked={isKept} onChange={setIsUsual} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-4">
        <Button tone="primary" size="lg" wide onClick={() => choose(has)}>
          {text.show}
        </Button>
      </div>
    </>
  );
}

interface PlaceRowProps {
  place: Place;
  isOn: boolean;
  onChoose: () => void;
}

function PlaceRow({ place, isOn, onChoose }: PlaceRowProps) {
  const { title, text: things } = messages.places[place];
  const Icon = ICONS[place];
  return (
    <button type="button" aria-pressed={isOn} onClick={onChoose} className={cx(rowClass, isOn && 'bg-well')}>
      <Icon className={cx('size-5 shrink-0', isOn ? 'text-accent-ink' : 'text-ink-soft')} aria-hidden />
      <RowText title={title} detail={things} />
      {isOn ? (
        <Check className="size-5 shrink-0" aria-hidden />
      ) : (
        <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden />
      )}
    </button>
  );
}

async function save(has: readonly Equipment[], isUsual: boolean): Promise<void> {
  const result = await mutate(daySetEquipment, { has: [...has], isUsual });
  const place = placeWith(has);
  const name = place ? messages.places[place].title : has.map((one) => messages.equipment[one]).join(', ');
  if (result.ok) toast({ title: text.saved(name || text.none), text: text.savedText, tone: 'success' });
  else toast({ title: text.failed, text: result.message, tone: 'danger' });
}
