import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analysisFields, type AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { newId, type AnalysisId, type UserId } from 'sync-protocol/ids';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import { NEWER_ENGINE } from 'sync-protocol/rules/technique/claims';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { storeSession } from '#data/session/stored-session.ts';
import type { UserDb } from '#data/store/db.ts';
import { userOf } from '#data/testing/door.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { shownToast } from '#ui/layers/toast-store.ts';
import { dateInShort } from '#ui/format.ts';
import { HeldBack } from './held-back.tsx';

const MADE_AT = '2026-10-01T16:20:00.000Z';
const SENT_AT = '2026-10-03T18:00:00.000Z';
let db: UserDb;
let fields: AnalysisFields;

beforeEach(() => {
  const player = newId<UserId>();
  storeSession({ user: userOf(player) as never, isLogoutDue: false, turn: 1, purges: [] });
  ({ db } = openPhone(player, 'UTC'));
  const result = analyze(testClip('serving_good'), { technique: 'serving', level: 'beginner' });
  if (!result.ok) throw new Error(result.reason);
  fields = analysisFields.parse(result.analysis);
});
afterEach(() => {
  cleanup();
  closePhone();
  localStorage.clear();
});

/** What the server said no to, as the phone has kept it. */
function refuse(name: string, args: Record<string, unknown>, code: string = NEWER_ENGINE.code) {
  const mutation = { lane: 'social', id: 1, name, args, at: SENT_AT, day: '2026-10-03', tz: 'UTC' };
  const row = { id: newId(), mutation, status: 'rejected', code, message: NEWER_ENGINE.message };
  return db.refused.add(row as never);
}

const card = () => screen.findByRole('article', { name: `Serving · ${fields.score}/100` });
const tap = async (name: string) => fireEvent.click(within(await card()).getByRole('button', { name }));
const kept = () => db.synced('analyses').toArray();
const refused = () => db.refused.count();

it.each([
  ['analysis.save', {}, SENT_AT],
  ['analysis.restore', { madeAt: MADE_AT }, MADE_AT],
] as const)(
  'shows a result that the server can’t check yet, and saves it again as it was (%s)',
  async (name, more, createdAt) => {
    const analysisId = newId<AnalysisId>();
    await refuse(name, { analysisId, ...fields, ...more });
    render(<HeldBack />);
    within(await card()).getByText(dateInShort(createdAt));
    within(await card()).getByText(/It is safe on this phone: save it again later/);
    await tap('Save again');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(await kept()).toMatchObject([{ id: analysisId, ...fields, createdAt }]);
    expect(await db.outbox.toArray()).toMatchObject([{ name: 'analysis.restore' }]);
    expect(await refused()).toBe(0);
  },
);

it('leaves it where it is when the phone has no room for it, and says so', async () => {
  await refuse('analysis.save', { analysisId: newId(), ...fields });
  render(<HeldBack />);
  await card();
  vi.spyOn(db, 'transaction').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await tap('Save again');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Not saved', tone: 'danger' }));
  vi.restoreAllMocks();
  await card();
  expect([await kept(), await refused()]).toEqual([[], 1]);
});

it('lets it go for good when the player says so', async () => {
  await refuse('analysis.save', { analysisId: newId(), ...fields });
  render(<HeldBack />);
  await act(() => Confirm.fetch());
  const discard = within(await card()).getByRole('button', { name: 'Discard' });
  await act(async () => fireEvent.click(discard));
  const question = within(screen.getByRole('alertdialog', { name: 'Discard this analysis?' }));
  expect(await refused()).toBe(1);
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Discard' })));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
  expect([await kept(), await refused()]).toEqual([[], 0]);
});

it('shows nothing of what was refused for another reason, or can’t be read', async () => {
  await refuse('analysis.save', { analysisId: newId(), ...fields }, 'not_allowed');
  await refuse('analysis.save', { analysisId: newId(), technique: 'serving' });
  const { container } = render(<HeldBack />);
  await new Promise((resolve) => setTimeout(resolve));
  await refuse('analysis.save', { analysisId: newId(), ...fields });
  await card();
  expect(container.querySelectorAll('article')).toHaveLength(1);
});
