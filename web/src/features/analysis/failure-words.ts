import type { Unfit } from 'sync-protocol/rules/technique/unfit';
import { isOtherContent, UNFIT_WORDS } from 'sync-protocol/rules/technique/unfit-words';
import { messages as text } from './messages.ts';

/** What is said of a clip in which nothing can be judged: that it is no volleyball, or how to film it. */
export function failureOf(reason: Unfit, title: string, inFull: (reason: string) => string) {
  const message = UNFIT_WORDS[reason];
  return isOtherContent(message)
    ? {
        title: text.notVolleyball,
        text: reason === 'no_attempt' ? `${text.notVolleyballText} ${text.ifVolleyball}` : message,
      }
    : { title, text: inFull(message) };
}
