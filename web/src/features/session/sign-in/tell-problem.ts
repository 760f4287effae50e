import { signInAgain } from '#data/session/sign-in-again.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';

const { again, failed, problems, stranger } = messages.auth;
const TEXTS = new Map<string, string>([
  ...Object.entries(problems),
  // A new account is not what a player wants who logs in again.
  ['birth_first', stranger],
  ['under_age', stranger],
]);

/** Says why a player who came back from another sign-in is not logged in again, where they go on. */
export function tellProblem(problem: string): void {
  const text = TEXTS.get(problem);
  if (!text) return;
  const tone = problem === 'cancelled' ? 'plain' : 'danger';
  toast({ title: failed, text, tone, action: { label: again, onSelect: signInAgain } });
}
