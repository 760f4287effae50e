import { toast } from '#ui/layers/toast-store.ts';
import type { NotDone } from './mutate-on.ts';

type Failure = Omit<NotDone, 'ok'>;

/** What the rules or a full phone say is more help than that it failed; of anything else only that is known. */
export function failureText({ code, message }: Failure, otherwise: string): string {
  return code === 'storage_failed' ? otherwise : message;
}

/** Says that something did not work, and why. */
export function sayFailed(title: string, failure: Failure, otherwise: string): void {
  toast({ title, text: failureText(failure, otherwise), tone: 'danger' });
}
