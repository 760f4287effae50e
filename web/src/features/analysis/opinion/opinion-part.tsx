import { Part } from '../results/parts.tsx';
import { messages as text } from './messages.ts';
import type { OpinionState } from './use-opinion.ts';

/** What a vision model adds to a result, under its own name. */
export function OpinionPart({ state }: { state: OpinionState }) {
  return (
    <Part title={text.title}>
      <div role="status" className="text-sm">
        {state === 'asking' && <p className="text-ink-soft">{text.asking}</p>}
        {state === null && <p className="text-ink-soft">{text.none}</p>}
        {state && state !== 'asking' && (
          <>
            <p>{state.summary}</p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {state.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <p className="mt-2 text-xs text-ink-soft">{text.from(state.by)}</p>
          </>
        )}
      </div>
    </Part>
  );
}
