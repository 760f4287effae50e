import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { ACTIVITY_GONE } from 'sync-protocol/mutations/rivals/rival-news';
import { REQUEST_GONE } from 'sync-protocol/mutations/rivals/rivalry-changes';
import { MAX_RIVAL_REQUESTS } from 'sync-protocol/rules/rivals/rival-terms';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { holdsContact } from 'sync-protocol/rules/words/contact';
import { judgeText } from 'sync-protocol/rules/words/judge';
import { contactWords, unfitWords } from 'sync-protocol/rules/words/unfit-words';
import type { Queryable } from '#db/db.ts';
import { blockedWith } from '#features/profile/commands.ts';
import type { Asked, Refused, Vet, Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { askLimits } from './ask-limits.ts';
import { peopleOf, sight, type PersonRow } from './people.ts';

const UNFIT_MESSAGE = unfitWords('message');
const CONTACT = contactWords('message');
const FULL: Refused = {
  code: 'requests_full',
  message: 'This player has many requests to answer. Please try again another day.',
};

/** Both of a rivalry are held while it changes, so neither changes it beside; and what goes between them passes the gate. */
export const rivalVets: Vets = {
  'rival.request': async (kysely, asked) => {
    const others = await holdOthers(kysely, asked);
    const { people, blocked } = await facts(kysely, asked, others);
    const limit = await askLimits(kysely, asked);
    const waiting = await waitingFor(kysely, others);
    const askedBy = await whoAsked(kysely, asked, others);
    return asked.map(({ args, context }) => {
      if (args.rivalId === context.userId) return undefined;
      const [me, you] = [people.get(context.userId), people.get(args.rivalId)];
      if (!me || !you || blocked.has(you.id) || !meet(me, you, context)) return NOBODY;
      const isYoung = [me, you].some((one) => isMinor(birthOf(one), Date.parse(context.at)));
      if (judgeText(args.message) === 'bad') return UNFIT_MESSAGE;
      if (isYoung && holdsContact(args.message)) return CONTACT;
      // Whoever was asked by them says yes with it: nobody is asked once more.
      if (askedBy.has(you.id)) return undefined;
      if ((waiting.get(you.id) ?? 0) >= MAX_RIVAL_REQUESTS) return FULL;
      return limit(you.id);
    });
  },
  'rival.accept': async (kysely, asked) => {
    const { people, blocked } = await facts(kysely, asked, await holdOthers(kysely, asked));
    return asked.map(({ args, context }) => {
      const [me, you] = [people.get(context.userId), people.get(args.rivalId)];
      return me && you && !blocked.has(you.id) && meet(me, you, context) ? undefined : REQUEST_GONE;
    });
  },
  'rival.decline': held,
  'rival.withdraw': held,
  'rival.remove': held,
  'rival.cheer': async (kysely, asked) => {
    const [first] = asked;
    if (!first) return [];
    const ids = asked.map(({ args }) => args.activityId);
    const found = await kysely
      .selectFrom('rivalActivities')
      .select(['id', 'rivalId'])
      .where('id', 'in', ids)
      .where('userId', '=', first.context.userId)
      .execute();
    const rivalOf = new Map<string, UserId>(found.map(({ id, rivalId }) => [id, rivalId]));
    const others = [...new Set(rivalOf.values())];
    await holdPlayers(kysely, others);
    const { people, blocked } = await facts(kysely, asked, others);
    return asked.map(({ args, context }) => {
      const you = people.get(rivalOf.get(args.activityId) ?? context.userId);
      const me = people.get(context.userId);
      return me && you && !blocked.has(you.id) && meet(me, you, context) ? undefined : ACTIVITY_GONE;
    });
  },
};

type OfRival = Asked<MutationArgs<'rival.accept'>>;

async function held(kysely: Queryable, asked: readonly OfRival[]): ReturnType<Vet<unknown>> {
  await holdOthers(kysely, asked);
  return asked.map(() => undefined);
}

async function holdOthers(kysely: Queryable, asked: readonly OfRival[]): Promise<UserId[]> {
  const others = [...new Set(asked.map(({ args }) => args.rivalId))];
  await holdPlayers(kysely, others);
  return others;
}

/** Who they are, once they are held. */
async function facts(kysely: Queryable, asked: readonly Asked<unknown>[], others: readonly UserId[]) {
  const players = asked.map(({ context }) => context.userId);
  const [own] = players;
  const rows = await peopleOf(kysely, [...new Set([...players, ...others])]);
  const people = new Map<UserId, PersonRow>(rows.map((row) => [row.id, row]));
  return { people, blocked: own ? await blockedWith(kysely, own) : new Set<UserId>() };
}

/** Whether both know of each other as strangers do: a team that they share makes no rivals of them. */
function meet(me: PersonRow, you: PersonRow, { at }: { at: string }): boolean {
  const now = new Date(at);
  return sight(me, you, 'stranger', now).existence && sight(you, me, 'stranger', now).existence;
}

/** Those of some players who wait for the answer of whoever pushes. */
async function whoAsked(
  kysely: Queryable,
  [first]: readonly OfRival[],
  others: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (!first) return new Set();
  const rows = await kysely
    .selectFrom('rivalries')
    .select('rivalId')
    .where('userId', '=', first.context.userId)
    .where('rivalId', 'in', others)
    .where('status', '=', 'asked')
    .execute();
  return new Set(rows.map(({ rivalId }) => rivalId));
}

async function waitingFor(kysely: Queryable, players: readonly UserId[]): Promise<Map<UserId, number>> {
  const counts = await kysely
    .selectFrom('rivalries')
    .select('userId')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', 'in', players)
    .where('status', '=', 'asked')
    .groupBy('userId')
    .execute();
  return new Map(counts.map(({ userId, count }) => [userId, count]));
}
