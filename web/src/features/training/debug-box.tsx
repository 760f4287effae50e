import { messages as ownMessages } from './own/own-messages.ts';

const text = ownMessages.debug;

/** Development builds only: why the last start failed. */
export function DebugBox({ error, onClear }: { error: string | null; onClear: () => void }) {
  if (!error) return null;
  return (
    <div className="mt-6 rounded-md bg-danger-soft p-4 text-sm text-danger">
      <p className="font-bold">{text.title}</p>
      <p>{text.error(error)}</p>
      <button type="button" onClick={onClear} className="min-h-11 font-semibold underline">
        {text.clear}
      </button>
    </div>
  );
}
