import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId, type AnalysisId, type TeamId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FilmKeeper } from '../media/films.ts';
import { session, SIGNED_OUT } from '../session/session-store.ts';
import { activePhone, closePhone, openPhone } from '../store/active-phone.ts';
import type { Movement } from '../store/db.ts';
import { userOf } from '../testing/door.ts';
import { keepDraft } from './drafts.ts';
import {
  CHALLENGE_DRAFT,
  COMMENT_DRAFTS,
  INVITATION_DRAFTS,
  NOTE_DRAFTS,
  PROGRAM_DRAFT,
  REPORT_DRAFTS,
  RIVAL_DRAFT,
  SETUP_DRAFT,
  TEAM_DRAFT,
  TEAM_EDIT_DRAFTS,
  whatIsUnsaved,
} from './unsaved.ts';

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  closePhone();
  session.set(SIGNED_OUT);
});

it('names the movements of analyses', async () => {
  await activePhone()?.db.movements.add({ id: newId<AnalysisId>() } as Movement);
  expect(await whatIsUnsaved()).toEqual(['movements']);
});

const ABOUT = [REPORT_DRAFTS, COMMENT_DRAFTS, NOTE_DRAFTS].map((name) => name + newId());
const FORMS = [TEAM_DRAFT, PROGRAM_DRAFT, RIVAL_DRAFT, CHALLENGE_DRAFT, ...ABOUT];
it.each(FORMS)('names what was typed into a form: %s', async (form) => {
  await keepDraft(form, { name: 'Diggers' });
  expect(await whatIsUnsaved()).toEqual(['words']);
});

const TEAM = newId<TeamId>();
it.each([TEAM_EDIT_DRAFTS + TEAM, `${INVITATION_DRAFTS}${TEAM} ${newId()}`])(
  'names what was typed about a team, as long as the player is in it: %s',
  async (form) => {
    await keepDraft(form, { message: 'Join us' });
    expect(await whatIsUnsaved()).toEqual([]);
    await activePhone()
      ?.db.synced('teams')
      .add({ id: TEAM } as Team);
    expect(await whatIsUnsaved()).toEqual(['words']);
  },
);

it('names a film that was kept, and the first profile that was begun', async () => {
  expect(await whatIsUnsaved()).toEqual([]);
  const keeper = new FilmKeeper(() => undefined);
  keeper.add(new Blob(['film'], { type: 'video/mp4' }), 1);
  expect(await keeper.end()).toBe(true);
  expect(await whatIsUnsaved()).toEqual(['film']);
  await keepDraft(SETUP_DRAFT, { firstName: 'Ada' });
  expect(await whatIsUnsaved()).toEqual(['words', 'film']);
  // Completed on another device it can go nowhere any more.
  const user = { ...userOf(newId<UserId>()), displayName: 'AdaB', position: null, skillLevel: null };
  session.set({ status: 'signedIn', user: user as unknown as CurrentUser });
  expect(await whatIsUnsaved()).toEqual(['words', 'film']);
  const complete = { ...user, position: 'Setter', skillLevel: 'Elite' };
  session.set({ status: 'signedIn', user: complete as unknown as CurrentUser });
  expect(await whatIsUnsaved()).toEqual(['film']);
});
