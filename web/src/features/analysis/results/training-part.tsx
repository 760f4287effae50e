import { ChevronRight, Plus } from 'lucide-react';
import { use, useState } from 'react';
import { adviceOf } from 'sync-protocol/rules/technique/advice';
import type { Finding } from 'sync-protocol/rules/technique/score';
import type { PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { useUserRegimens } from '#data/live/live.ts';
import { useOwnRegimens } from '#data/live/own-regimens.ts';
import { Button } from '#ui/controls/button.tsx';
import { addDrills } from '../drills/add-drills.ts';
import { DrillGuide } from '../drills/drill-guide.ts';
import { messages as drillMessages } from '../drills/messages.ts';
import { planDrills } from '../drills/plan-drills.ts';
import { messages } from '../messages.ts';
import { Part } from './parts.tsx';

const text = messages.result;

interface TrainingPartProps {
  technique: Technique;
  level: PlayerLevel;
  findings: readonly Finding[];
}

/** The drills that train what was found, each one tap away from how it is done, and all from a program. */
export function TrainingPart({ technique, level, findings }: TrainingPartProps) {
  const own = useOwnRegimens();
  const enrolments = useUserRegimens();
  const { drills } = adviceOf(technique, level, findings);
  const guide = use(DrillGuide);
  const [openId, setOpenId] = useState<string | null>(null);
  const add = async () => {
    if (!own || !enrolments) return;
    await addDrills(planDrills(drills, { technique, level }, own, enrolments), enrolments);
  };
  return (
    <Part title={text.training}>
      <ul className="space-y-2">
        {drills.map(({ id, name, why }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenId(id)}
              className="pressable flex min-h-12 w-full items-center gap-3 rounded-md bg-well px-3 py-2 text-left"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-xs text-ink-soft">{text.trains(why)}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {guide({ drill: drills.find(({ id }) => id === openId), onClose: () => setOpenId(null) })}
      {drills.length > 0 && (
        <Button tone="soft" wide className="mt-3" onClick={() => void add()}>
          <Plus className="size-5" aria-hidden />
          {drillMessages.add}
        </Button>
      )}
    </Part>
  );
}
