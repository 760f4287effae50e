import type { UserId } from 'sync-protocol/ids';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { birthOf } from 'sync-protocol/rules/session/age';
import {
  mayApproach,
  PRIVATE_PROFILE,
  sightOf,
  STRANGERS,
  tieOf,
  type Pair,
  type Relationship,
  type Sight,
} from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { asOthersRead, asSeen, type AsOthersRead, type SubjectRow } from './as-others-read.ts';
import { findPerson, type PersonRow } from './queries.ts';
import type { Beside, RowsOf } from './relations.ts';

export { relationsOf, type Beside, type Relations, type TieSource } from './relations.ts';
export { minorsApart } from './minors-apart.ts';
export { approachable, isUnseen, lacksProfile } from './approach.ts';
export { asOthersRead, asSeen, isUnseenRow, type AsOthersRead, type SubjectRow } from './as-others-read.ts';
export { bytesOfDataUrl, isFitToSee } from './picture/picture-checks.ts';
export { REASONS } from './picture/pictures.ts';
export { heldProfileWords } from './held-words.ts';
export { JUDGES } from './judges.ts';
export { listReports } from './safety/report-queue.ts';
export { copyOf, FILE_IN_COPY, fileReport, REPORT_LIMIT } from './safety/file-report.ts';
export { ENDED_KEPT_DAYS } from './safety/ended-words.ts';
export { changeProfile } from './change-profile.ts';
export { blockedWith, findPerson, SHOWN_SUBJECT, SUBJECT } from './queries.ts';
export { UNFIT_WORDS, unfitFields } from './unfit-words.ts';

/** What a viewer is to a player, and what they therefore see of them. */
interface Standing {
  relationship: Relationship;
  sees: Sight;
}

type GateDeps = Pick<Deps, 'relations' | 'now'> & { db: { kysely: Queryable } };

/** A viewer at the gate: whoever else leaves the server for them passes here. */
export interface Gate<Asked extends readonly Beside[] = readonly Beside[]> {
  /** Says how the viewer stands to a player, and hands back the player's row with the words that the viewer may read. */
  standingTo: <Row extends SubjectRow>(row: Row) => Standing & { player: Row };
  /** The same of somebody else, whose row was made ready by `asOthersRead` before. */
  standingToOther: (other: AsOthersRead) => Standing;
  /** Whether the viewer may turn to somebody without a team that brings them together. */
  mayApproach: (row: SubjectRow) => boolean;
  /** Who plays with the viewer, or against them. */
  related: readonly UserId[];
  /** What was asked for beside it, as it came: whoever asks passes it through the gate. */
  beside: RowsOf<Asked>;
}

/**
 * Opens the gate for a viewer, for a whole list at once.
 * @param others whom they look at; everybody if left out
 * @param asked what else the same statement asks for
 */
export async function gateOf<const Asked extends readonly Beside[]>(
  deps: GateDeps,
  viewer: UserId,
  others?: readonly UserId[],
  ...asked: Asked
): Promise<Gate<Asked>> {
  const { kysely } = deps.db;
  const { birth, blocked, known, beside } = await deps.relations<Asked>(kysely, viewer, others, ...asked);
  const now = deps.now().getTime();
  const pairWith = (id: UserId) => {
    const relationship = known.get(id) ?? STRANGERS;
    const tie = id === viewer ? 'self' : tieOf(relationship, blocked.has(id));
    return {
      relationship,
      pair: { tie, isByCode: relationship.isByCode === true, viewer: { birth } },
    } as const;
  };
  return {
    related: [...known.keys()],
    beside,
    standingTo: (row) => {
      const { relationship, pair } = pairWith(row.id);
      return { relationship, ...look(pair, row, now) };
    },
    standingToOther: ({ player, subject }) => {
      const { relationship, pair } = pairWith(player.id);
      return { relationship, sees: sightOf({ ...pair, subject, now }) };
    },
    mayApproach: (row) => mayApproach(birth, asOthersRead(row, now).subject, blocked.has(row.id), now),
  };
}

/** What a viewer sees of a player, and the player's row with the words that the viewer may read. */
export function look<Row extends SubjectRow>(
  from: Pick<Pair, 'tie' | 'isByCode' | 'viewer'>,
  row: Row,
  now: number,
): { sees: Sight; player: Row } {
  if (from.tie === 'self')
    return { sees: sightOf({ ...from, subject: { ...row, birth: birthOf(row) }, now }), player: row };
  const other = asOthersRead(row, now);
  const sees = sightOf({ ...from, subject: other.subject, now });
  return { sees, player: asSeen(other, sees) };
}

/**
 * A player as far as a viewer may know that there is one.
 * @throws ApiError 404 for whoever is blocked, hidden, gone or not to be met, all alike
 */
export async function findSeen(
  deps: GateDeps,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const { standingTo } = await gateOf(deps, viewer, [id]);
  const found = await findPerson(deps.db.kysely, id);
  if (!found) throw userNotFound();
  const standing = standingTo(found);
  if (!standing.sees.existence) throw userNotFound();
  return standing;
}

/**
 * Lets a viewer pass who may open a player's profile.
 * @throws ApiError 404 as above, 403 `private_profile`
 */
export async function requireOpenProfile(
  deps: GateDeps,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const seen = await findSeen(deps, viewer, id);
  if (!seen.sees.facts) throw privateProfile();
  return seen;
}

export const userNotFound = () => new ApiError(404, NOBODY.code, NOBODY.message);

const privateProfile = () => new ApiError(403, PRIVATE_PROFILE.code, PRIVATE_PROFILE.message);
