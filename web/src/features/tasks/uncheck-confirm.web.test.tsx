import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { regimenId, type UserRegimenId } from 'sync-protocol/ids';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { newId } from 'sync-protocol/new-id';
import { freshEnrolment } from 'sync-protocol/rules/training/enrolment/fresh-enrolment';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUserRegimens } from '#data/live/live.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { messages } from './messages.ts';
import { UncheckConfirm } from './uncheck-confirm.tsx';

const text = messages.uncheck;
const { userId } = new TestPlayer();
let db: UserDb;

beforeEach(() => void ({ db } = openPhone(new TestPlayer().userId, 'UTC')));
afterEach(() => {
  cleanup();
  closePhone();
});

function program(name: string, changed: Partial<UserRegimen> = {}): UserRegimen {
  const [id, regimen] = [newId<UserRegimenId>(), regimenId.parse(newId())];
  const plan = { name, category: 'serving', totalWeeks: 1, basePoints: 20 } as const;
  const startedAt = '2026-11-16T08:00:00.000Z';
  return { ...freshEnrolment({ ...plan, id, userId, regimenId: regimen, startedAt }), ...changed };
}

const DONE = { isActive: false, completedAt: '2026-11-20T08:00:00.000Z', sessions: 5, mainDone: [20] };

const Known = () => <output>{useUserRegimens()?.length}</output>;

it.each([
  [3, DONE, true],
  [2, DONE, false],
  // It did not complete it: that drill was done twice.
  [3, { ...DONE, mainDone: [20, 19] }, false],
  [2, { mainDone: [19, 19], sessions: 4 }, false],
])('beside %i that run, the task of one at %j archives it: %s', async (others, stands, archives) => {
  const own = program('Float', stands);
  const running = Array.from({ length: others }, (_, index) => program(`Other ${index}`));
  await db.synced('userRegimens').bulkPut([own, ...running]);
  const task = { id: 't', userRegimenId: own.id, place: 19, isCompleted: true } as unknown as Task;
  const question = <UncheckConfirm asked={task} uncheck={() => undefined} keep={() => undefined} />;
  await act(
    async () =>
      void render(
        <>
          <Known />
          {question}
        </>,
      ),
  );
  const said = await screen.findByText(text.text);
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(`${others + 1}`));
  const words = archives ? `${text.text}${text.archives('Float')}` : text.text;
  await waitFor(() => expect(said.parentElement?.textContent).toBe(words));
});
