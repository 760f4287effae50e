import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { newId, teamId, type UserId } from 'sync-protocol/ids';
import { WORDS_WAIT, wordsWaitId } from 'sync-protocol/rules/teams/words-wait';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { WordsWait } from './words-wait.tsx';

const [hawks, owls] = [teamId.parse(newId()), teamId.parse(newId())];
let db: UserDb;
beforeEach(() => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
});
afterEach(() => {
  cleanup();
  closePhone();
});

it('is said of the team whose words the operator has not looked at yet, until they have', async () => {
  await db.synced('notifications').add({ id: wordsWaitId(db.userId, hawks) } as never);
  render(
    <>
      <WordsWait team={owls} />
      <WordsWait team={hawks} />
    </>,
  );
  await screen.findByText(WORDS_WAIT);
  await act(() => db.synced('notifications').clear());
  await waitFor(() => expect(screen.queryByText(WORDS_WAIT)).toBeNull());
});
