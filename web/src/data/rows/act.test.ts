import { teamLeave } from 'sync-protocol/mutations/teams/member-changes';
import { newId, teamId } from 'sync-protocol/ids';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { MESSAGES } from '../messages.ts';
import { act, type Said } from './act.ts';

const way = vi.hoisted(() => ({ isHeldBack: false, refusal: '' }));
vi.mock('../server/network.ts', () => ({ isHeldBack: () => way.isHeldBack }));
vi.mock('./mutate.ts', () => ({
  mutate: async () => (way.refusal ? { ok: false, code: 'no', message: way.refusal } : { ok: true }),
}));

beforeEach(() => {
  way.isHeldBack = false;
  way.refusal = '';
});
const leave = (said?: Said, otherwise?: string) =>
  act(teamLeave, { teamId: teamId.parse(newId()) }, said, otherwise);

it.each<[string, Said, object, object]>([
  ['in the same words', 'Left', { title: 'Left' }, { title: 'Left' }],
  [
    'in a title and a text',
    { title: 'Left', text: 'For good.' },
    { text: 'For good.' },
    { text: 'For good.' },
  ],
  [
    'as done only where it can be sent',
    { done: 'Left', later: 'Waits' },
    { title: 'Left' },
    { title: 'Waits' },
  ],
])('what stands is said %s', async (_, said, done, later) => {
  expect(await leave(said)).toBe(true);
  expect(shownToast()).toMatchObject({ ...done, tone: 'success' });
  way.isHeldBack = true;
  await leave(said);
  expect(shownToast()).toMatchObject({ ...later, tone: 'success' });
});

it('says why something is refused, under the title that is asked for', async () => {
  way.refusal = 'You are not in it.';
  expect(await leave('Left')).toBe(false);
  expect(shownToast()).toMatchObject({ title: MESSAGES.notSaved, text: way.refusal, tone: 'danger' });
  await leave('Left', 'Error');
  expect(shownToast()).toMatchObject({ title: 'Error', text: way.refusal });
});
