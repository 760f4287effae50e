import { Info } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';

const TEXTS = new Map(Object.entries(messages.auth.problems));

/** Why a player who came back from another sign-in is still here. */
export function SignInNote() {
  const [params] = useSearchParams();
  const text = TEXTS.get(params.get('problem') ?? '');
  if (!text) return null;
  return (
    <p role="alert" className="flex items-center gap-2 rounded-md bg-well px-4 py-3 text-sm font-medium">
      <Info className="size-5 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
