import { wordsFor } from 'sync-protocol/contract/issue-words';
import type { Call } from 'sync-protocol/contract/call';
import type { Issues } from './use-form.ts';

/** What is wrong with the fields of a form by what a call takes, in the words in which the server would say it. */
export function issuesBy<Fields extends object>({ body }: Call, fields: Fields): Issues<Fields> {
  const found = body.safeParse(fields, { error: wordsFor }).error?.issues ?? [];
  const ours = found.filter(({ path: [name] }) => String(name) in fields);
  // Of a field, the first thing that is wrong is enough.
  return Object.fromEntries(
    ours.toReversed().map(({ path: [name], message }) => [name, message]),
  ) as Issues<Fields>;
}
