import { UNNAMED_COMPETITION } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { newId } from 'sync-protocol/new-id';
import { expect, test } from 'vitest';
import { heldTeamWords, ruleTeamWords } from '#features/teams/commands.ts';
import { testApp } from '#testing/app.ts';
import {
  anInvitation,
  aSquad,
  challenging,
  creatorOf,
  newsOf,
  say,
  underWay,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { UsageError } from './command.ts';
import { teamCommands } from './teams.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('words that the lists let pass', (database) => {
  const world = testApp({ database });

  /** What a command of the operator's says. */
  const admin = async (name: string, ...words: string[]) => {
    const said: string[] = [];
    const { deps } = world();
    await teamCommands[name]?.run({ ...deps, say: (line) => said.push(line) }, words);
    return said.join('\n');
  };
  const everythingOf = async (phone: TestPhone) => {
    await phone.pull();
    return JSON.stringify(phone.everything());
  };

  test('of a team the operator takes out of everybody’s sight, and they wait when written again', async () => {
    const [own, other] = [await aSquad(world()), await aSquad(world())];
    const [captain, mate] = own.phones as [TestPhone, TestPhone];
    const guest = await aPulledPhone(world());
    const name = `We hate ${own.name}`;
    const cruel = { name, description: 'Mia go home' };
    expect(await say(captain, 'team.update', { teamId: own.id, ...cruel })).toBe('applied');
    expect(await say(captain, 'team.invite', anInvitation(own.id, guest))).toBe('applied');
    await underWay(own, other);
    for (const phone of [mate, guest, creatorOf(other)]) expect(await everythingOf(phone)).toContain(name);

    expect(await admin('hold-team-words', ...name.toUpperCase().split(' '))).toBe(
      `Nobody sees "${name} | Mia go home" in team ${own.id} any more.`,
    );
    for (const phone of [captain, mate, guest, ...other.phones])
      expect(await everythingOf(phone)).not.toMatch(/We hate|Mia go home/);
    expect(mate.rows('teams')).toMatchObject([{ name: UNNAMED_TEAM, description: '' }]);
    expect(guest.rows('teamInvitations')).toMatchObject([{ teamName: UNNAMED_TEAM, status: 'pending' }]);
    expect(creatorOf(other).rows('competitions')).toMatchObject([{ otherTeamName: UNNAMED_TEAM }]);
    expect(await newsOf(captain)).toContain('Please find other words');
    expect(await newsOf(mate)).not.toContain('Please find other words');

    // Once more it waits, in whatever letters; others stand at once, and after those it waits still.
    const rename = async (to: string) => {
      // A team has so many new names a day.
      world().clock.now += DAY_MS;
      expect(await say(captain, 'team.update', { teamId: own.id, name: to })).toBe('applied');
    };
    const waiting = async () => {
      const held = await heldTeamWords(world().deps);
      return held.filter(({ teamId }) => teamId === own.id);
    };
    const rule = async (isReleased: boolean) => {
      const asOf = (await waiting())[0]?.asOf ?? '';
      return ruleTeamWords(world().deps, own.id, { isReleased, asOf });
    };
    await rename(own.name);
    expect(await everythingOf(mate)).toContain(own.name);
    for (const again of [name, `${name.toUpperCase()} !!`]) {
      await rename(again);
      expect(await everythingOf(mate)).not.toMatch(/We hate/i);
      expect((await waiting()).map(({ words }) => words)).toEqual([again]);
    }
    expect(await rule(false)).toBe(1);
    await rename(name);
    expect(await everythingOf(mate)).not.toMatch(/We hate/i);
    // What the operator releases after all stands, until they think better of it.
    expect(await rule(true)).toBe(1);
    await rename('Hitters');
    await rename(name);
    expect(await everythingOf(mate)).toContain(name);
    await admin('hold-team-words', own.id);
    await rename(name);
    expect(await everythingOf(mate)).not.toMatch(/We hate/i);
    await rename('Hitters');
    await mate.pull();
    expect(mate.rows('teams')).toMatchObject([{ name: 'Hitters' }]);
  });

  test('of a challenge, too, for both teams', async () => {
    const [own, other] = [await aSquad(world()), await aSquad(world())];
    const [one, two] = [creatorOf(own), creatorOf(other)];
    const args = challenging(own, other, { name: 'Cry, Mia', description: 'Everybody laughs at Mia' });
    expect(await say(one, 'competition.create', args)).toBe('applied');
    expect(await everythingOf(two)).toContain('Everybody laughs at Mia');
    const { competitionId: id } = args;
    expect(await admin('hold-challenge', id)).toBe(
      `Nobody sees "Cry, Mia | Everybody laughs at Mia" in challenge ${id} any more.`,
    );
    for (const phone of [one, two]) {
      expect(await everythingOf(phone)).not.toContain('Mia');
      expect(phone.rows('competitions')).toMatchObject([
        { name: UNNAMED_COMPETITION, description: '', status: 'pending' },
      ]);
    }
    expect(await newsOf(one)).toContain('Your message stays off the court');
    expect(await newsOf(two)).not.toContain('Your message stays off the court');
  });

  test('are found by a name that one thing alone has', async () => {
    const [one, other] = [await aSquad(world()), await aSquad(world())];
    for (const squad of [one, other])
      await say(creatorOf(squad), 'team.update', { teamId: squad.id, name: 'Same Same' });
    const several = admin('hold-team-words', 'same', 'same');
    await expect(several).rejects.toThrow(UsageError);
    await expect(several).rejects.toThrow(new RegExp(`${one.id}|${other.id}`));
    for (const command of ['hold-team-words', 'hold-challenge'])
      for (const words of [[], ['x'], [newId()]])
        await expect(admin(command, ...words)).rejects.toThrow(UsageError);
    await admin('hold-team-words', one.id);
    await expect(admin('hold-team-words', one.id)).rejects.toThrow('no words of its own');
  });

  test('are those of what has the id, whatever else is called so', async () => {
    const [own, other] = [await aSquad(world()), await aSquad(world())];
    const { kysely } = world().deps.db;
    await kysely.updateTable('teams').set({ name: own.id }).where('id', '=', other.id).execute();
    expect(await admin('hold-team-words', own.id.toUpperCase())).toContain(`in team ${own.id} `);
    const [meant, named] = [challenging(own, other), challenging(other, own)];
    await say(creatorOf(own), 'competition.create', meant);
    await say(creatorOf(own), 'competition.withdraw', { teamId: own.id, competitionId: meant.competitionId });
    expect(await say(creatorOf(other), 'competition.create', named)).toBe('applied');
    await kysely
      .updateTable('competitions')
      .set({ name: meant.competitionId })
      .where('competitionId', '=', named.competitionId)
      .execute();
    expect(await admin('hold-challenge', meant.competitionId)).toContain(
      `in challenge ${meant.competitionId} `,
    );
  });
});
