import fc from 'fast-check';
import { membershipId, newId, teamId, type TeamId } from 'sync-protocol/ids';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { arbitraryFor } from '#testing/bodies/arbitrary.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhoneInProgram, aPhone } from '#testing/phone.ts';
import { aStory } from '#testing/players/telling.ts';

const RUNS = 120;

/** Instants and days as far away as their schemas let them be. */
const instants = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
  ),
  fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2035-01-01') })
    .map((date) => date.toISOString()),
);
const days = instants.map((instant) => instant.slice(0, 10));

onBothDatabases('S2.6: whatever a phone pushes', (database) => {
  const world = testApp({ database });

  test('every mutation is answered, and none is a failure of the server', async () => {
    const phone = await aPhoneInProgram(world());
    const [task] = phone.rows('tasks');
    if (!task) return;
    const real = {
      taskId: task.id,
      userRegimenId: task.userRegimenId,
      day: task.day,
      slot: task.slot,
      regimenId: task.regimenId,
    };
    const ofAll = fc.constantFrom(...MUTATIONS.values()).chain(({ name, args }) =>
      fc.record({
        name: fc.constant(name),
        args: arbitraryFor(args).map((made) => {
          if (typeof made !== 'object' || made === null) return { made };
          const known = Object.entries(real).filter(([field]) => field in made);
          return { ...made, ...Object.fromEntries(known) };
        }),
        at: instants,
        day: days,
        tz: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Apia'),
      }),
    );
    // A body with such a key is refused whole, before anything of it is looked at.
    const mutations = ofAll.filter((made) => !JSON.stringify(made).includes('"__proto__"'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(mutations, { minLength: 1, maxLength: 6 }),
        instants,
        async (made, clientNow) => {
          const batch = made.map((one) => ({ ...phone.mutation('tasks.refresh', {}), ...one }));
          const answer = await phone.send(batch, { clientNow });
          expect({ status: answer.status, batch: answer.status < 500 ? [] : batch }).toEqual({
            status: 200,
            batch: [],
          });
          expect(answer.body).toMatchObject({ results: expect.any(Array) });
        },
      ),
      { numRuns: RUNS },
    );
    expect(world().logs.filter((line) => line.includes('failed unexpectedly'))).toEqual([]);
    await phone.pull();
  });

  test('nothing of it reaches a minor from somebody who is no peer, whatever the push has founded before', async () => {
    const [minor, stranger] = [
      await aPhone(world(), await aUser(world(), { minor: true })),
      await aPhone(world()),
    ];
    const story = aStory();
    const aTeam = (id: TeamId) => {
      const membership = membershipId.parse(newId());
      return { teamId: id, membershipId: membership, name: 'Nets', description: '', code: newTeamCode() };
    };
    const theirs = aTeam(teamId.parse(newId()));
    await minor.push(minor.mutation('team.create', theirs), minor.mutation('story.post', story));
    await minor.pull();
    const before = minor.everything();
    /** About the minor, or their team instead of the stranger's own; the rest as an app would send it. */
    const aimed = (team: TeamId) => ({
      playerId: minor.user.id,
      rivalId: minor.user.id,
      friendId: minor.user.id,
      storyId: story.storyId,
      challengedTeamId: theirs.teamId,
      membershipId: theirs.membershipId,
      teamId: team,
      invitationId: newId(),
      commentId: newId(),
      joinRequestId: newId(),
      competitionId: newId(),
      code: newTeamCode(),
      isOpen: true,
      isAccepted: true,
      name: 'Nets',
      teamName: 'Nets',
      content: 'Hi',
      message: '',
      skillMatch: '',
      description: '',
    });
    const aiming = [...MUTATIONS.values()].filter(({ name }) =>
      /^(team|rival|friendStreak|story|competition)\./.test(name),
    );
    const acts = fc
      .constantFrom(...aiming)
      .chain(({ name, args }) =>
        fc.record({ name: fc.constant(name), made: arbitraryFor(args), isTheirs: fc.nat(3) }),
      );
    const argsOf = (made: unknown, team: TeamId) => {
      const meant = Object.entries(aimed(team)).filter(([field]) => field in Object(made));
      return { ...Object(made), ...Object.fromEntries(meant) } as Record<string, unknown>;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 10 }), async (all) => {
        const own = teamId.parse(newId());
        const found = stranger.mutation('team.create', aTeam(own));
        const batch = all
          .map(({ name, made, isTheirs }) => ({
            name,
            args: argsOf(made, isTheirs === 0 ? theirs.teamId : own),
          }))
          .filter((one) => !JSON.stringify(one).includes('"__proto__"'))
          .map((one) => ({ ...stranger.mutation('tasks.refresh', {}), ...one }));
        const { status } = await stranger.send([found, ...batch]);
        await minor.pull();
        expect({ batch, status, everything: minor.everything() }).toEqual({
          batch,
          status: 200,
          everything: before,
        });
        await stranger.push(stranger.mutation('team.delete', { teamId: own }));
      }),
      { numRuns: RUNS / 2, endOnFailure: true },
    );
  });
});
