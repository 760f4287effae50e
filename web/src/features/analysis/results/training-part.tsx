import type { Advice } from 'sync-protocol/rules/technique/advice';
import { messages } from '../messages.ts';
import { Part } from './parts.tsx';

const text = messages.result;

/** The drills that train what was found. */
export function TrainingPart({ drills }: Pick<Advice, 'drills'>) {
  return (
    <Part title={text.training}>
      <ul className="space-y-2">
        {drills.map(({ id, name, why }) => (
          <li key={id} className="rounded-md bg-well px-3 py-2">
            <p className="text-sm font-semibold">{name}</p>
            <p className="text-xs text-ink-soft">{text.trains(why)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
