import { isProfileComplete } from 'sync-protocol/rules/profile/profile';
import { keysIn } from '../media/film-pieces.ts';
import { currentSession } from '../session/session-store.ts';
import { activePhone } from '../store/active-phone.ts';
import { DRAFT, type UserDb } from '../store/db.ts';
import { readDraft } from './drafts.ts';

/** What players write at length; they hear of it before a sign-out takes it away. */
export const STORY_DRAFT = 'story';
export const PROFILE_DRAFT = 'profile';
export const SETUP_DRAFT = 'setup';
export const TEAM_DRAFT = 'team';
export const PROGRAM_DRAFT = 'program';
export const RIVAL_DRAFT = 'rival';
export const CHALLENGE_DRAFT = 'challenge';
/** Each of these goes on with the id of what it is about. */
export const REPORT_DRAFTS = 'report ';
export const COMMENT_DRAFTS = 'comment ';
export const NOTE_DRAFTS = 'note ';
/** These with the id of a team; an invitation's with the player's after it. */
export const TEAM_EDIT_DRAFTS = 'team-edit ';
export const INVITATION_DRAFTS = 'invitation ';

/**
 * - `words`: of a story, a profile or another form.
 * - `file`: only the photo or video of a story; its words are in the player's row.
 * - `film`: one that was recorded, and neither saved, shared nor thrown away.
 * - `movements`: how the player moved in what was analyzed.
 */
export type Unsaved = 'words' | 'file' | 'film' | 'movements';

/** What a sign-out would take for good: what is on this phone alone. */
export async function whatIsUnsaved(): Promise<Unsaved[]> {
  const db = activePhone()?.db;
  const { user } = currentSession();
  const [story, setup, films, movements, about, ofTeams, ...forms] = await Promise.all([
    readDraft(STORY_DRAFT),
    // Once another device has completed the profile, there is no screen that would bring it back.
    user && isProfileComplete(user) ? {} : readDraft(SETUP_DRAFT),
    db ? keysIn(db) : [],
    db ? db.movements.count() : 0,
    db
      ? db.fetched
          .where('key')
          .startsWithAnyOf([REPORT_DRAFTS, COMMENT_DRAFTS, NOTE_DRAFTS].map((name) => DRAFT + name))
          .count()
      : 0,
    db ? countOfTeams(db) : 0,
    ...[PROFILE_DRAFT, TEAM_DRAFT, PROGRAM_DRAFT, RIVAL_DRAFT, CHALLENGE_DRAFT].map(readDraft),
  ]);
  const unsaved: Unsaved[] = [];
  const isBegun = about + ofTeams > 0 || [setup, ...forms].some((draft) => Object.keys(draft).length > 0);
  if (isBegun || 'title' in story) unsaved.push('words');
  else if (Object.keys(story).length > 0) unsaved.push('file');
  if (films.length > 0) unsaved.push('film');
  if (movements > 0) unsaved.push('movements');
  return unsaved;
}

/** How much is begun about teams: nothing would bring up again what was about one that the player is in no longer. */
async function countOfTeams(db: UserDb): Promise<number> {
  const begun = [TEAM_EDIT_DRAFTS, INVITATION_DRAFTS].map((name) => DRAFT + name);
  const keys = await db.fetched.where('key').startsWithAnyOf(begun).primaryKeys();
  const teams = await db
    .synced('teams')
    .bulkGet(keys.map((key) => key.slice(DRAFT.length).split(' ')[1] ?? ''));
  return teams.filter(Boolean).length;
}
