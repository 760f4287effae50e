import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import {
  aSquad,
  aTrainingPhone,
  challenging,
  creatorOf,
  endedNow,
  join,
  later,
  respond,
  say,
  stateOf,
  type Squad,
} from '#testing/players/competing.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('challenges on phones', (database) => {
  const world = testApp({ database });

  test('of a team that is gone meanwhile: what the other is told of their answer is true', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const ghost = challenging(from, to);
    await say(creatorOf(from), 'competition.create', ghost);
    await say(creatorOf(from), 'team.delete', { teamId: from.id });
    const args = { teamId: to.id, competitionId: ghost.competitionId, isAccepted: true };
    const phone = creatorOf(to);
    const { results } = await phone.push(phone.mutation('competition.respond', args));
    expect(results).toMatchObject([
      { code: 'challenge_gone', message: expect.stringContaining('or the other team is gone') as string },
    ]);
  });

  test('whose end has passed is told apart: declined, taken back, run out', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const [declined, taken, old] = [challenging(from, to), challenging(from, to), challenging(from, to)];
    await say(creatorOf(from), 'competition.create', declined);
    expect(await respond(to, declined.competitionId, false)).toBe('applied');
    expect((await stateOf(creatorOf(from))).told).toEqual(['Your challenge was declined']);
    expect(await say(creatorOf(from), 'competition.create', taken)).toBe('declined');
    await later(world(), 8 * DAY_MS);
    await say(creatorOf(from), 'competition.create', taken);
    const args = { teamId: from.id, competitionId: taken.competitionId };
    expect(await say(creatorOf(from), 'competition.withdraw', args)).toBe('applied');
    expect(await respond(to, taken.competitionId)).toBe('challenge_gone');
    await say(creatorOf(from), 'competition.create', old);
    expect(await say(creatorOf(from), 'competition.create', challenging(from, to))).toBe(
      'already_challenged',
    );
    await later(world(), 8 * DAY_MS);
    expect(await respond(to, old.competitionId)).toBe('challenge_expired');
    // Before the old one is put away there may be another, which is not its business.
    const next = challenging(from, to);
    expect(await say(creatorOf(from), 'competition.create', next)).toBe('applied');
    expect(await endedNow(world(), from)).toBe(1);
    expect((await stateOf(creatorOf(to))).told).toEqual(['A challenge for your team']);
    const back = { teamId: from.id, competitionId: next.competitionId };
    expect(await say(creatorOf(from), 'competition.withdraw', back)).toBe('applied');
    const { rows } = await stateOf(creatorOf(to));
    expect(rows.map(({ status, ending }) => `${status}: ${ending}`).sort()).toEqual([
      'cancelled: expire',
      'declined: decline',
    ]);
    expect((await stateOf(creatorOf(from))).told).toContain('Your challenge has run out');
    // There is nothing to answer any more.
    expect((await stateOf(creatorOf(to))).told).toEqual([]);
  });

  test('another size is no match any more, nor is an own team, one of one, or one that is not there', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const args = challenging(from, to);
    await say(creatorOf(from), 'competition.create', args);
    await join(await aTrainingPhone(world()), from.code);
    expect(await respond(to, args.competitionId)).toBe('sizes_differ');
    const alone = await aSquad(world(), 1);
    const create = (by: Squad, of: Squad) => say(creatorOf(by), 'competition.create', challenging(by, of));
    expect(await create(alone, to)).toBe('too_few');
    expect(await create(to, alone)).toBe('too_few');
    const own = await aSquad(world(), 3);
    await join(creatorOf(own), to.code);
    expect(await create(own, to)).toBe('own_team');
    expect(await create(to, { ...alone, id: args.competitionId as never })).toBe('team_not_found');
  });
});
