import * as calls from 'sync-protocol/contract/profile/safety';
import { COMMENTS_A_DAY } from 'sync-protocol/rules/stories/story-terms';
import { expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { anInvitation, asking, aSquad, challenging, creatorOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { listReports } from './report-queue.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('a report of a player', (database) => {
  const world = testApp({ database });

  const report = (by: TestPhone, { user }: TestPhone) =>
    by.client.ok(calls.reportUser, { params: { id: user.id }, body: { reason: 'bullying' } });
  const block = (by: TestPhone, { user }: TestPhone) =>
    by.client.ok(calls.blockUser, { params: { id: by.user.id, blockedUserId: user.id } });
  /** What the operator reads of whoever is reported. */
  const copiesOf = async ({ user }: TestPhone) => {
    const reports = await listReports(world().deps);
    return reports.filter(({ userId }) => userId === user.id).map(({ copy }) => copy.split(' | '));
  };

  /** Two who lead a team each, of whom one is unkind to the other. */
  async function scene() {
    const [own, theirs] = [await aSquad(world()), await aSquad(world())];
    const [bully, player] = [creatorOf(own), creatorOf(theirs)];
    const invitation = anInvitation(own.id, player, { message: 'Stay at home', skillMatch: 'You cry' });
    const challenge = challenging(own, theirs, { name: 'Cry, Mia', description: 'All laugh at Mia' });
    expect(await say(bully, 'team.update', { teamId: own.id, name: 'We hate Mia' })).toBe('applied');
    expect(await say(bully, 'team.invite', invitation)).toBe('applied');
    expect(await say(bully, 'rival.request', asking(player, { message: 'You are bad' }))).toBe('applied');
    expect(await say(bully, 'competition.create', challenge)).toBe('applied');
    const story = aStory({ isPublic: true });
    const comment = aComment(story.storyId, 'Nobody cares');
    expect(await say(player, 'story.post', story)).toBe('applied');
    expect(await say(bully, 'story.comment', comment)).toBe('applied');
    const written = {
      comment,
      messages: [
        `invitation to team ${own.id}: Stay at home, You cry`,
        'rival request: You are bad',
        `comment ${comment.commentId}: Nobody cares`,
      ],
      public: [
        `team ${own.id}: We hate Mia`,
        `challenge ${challenge.competitionId}: Cry, Mia, All laugh at Mia`,
      ],
    };
    return { bully, player, written };
  }

  test('keeps a copy of what they have written to who reports, and of teams and challenges', async () => {
    const { bully, player, written } = await scene();
    await report(player, bully);
    const [copy = []] = await copiesOf(bully);
    expect(copy.slice(3, -1)).toEqual([...written.messages, ...written.public]);

    // To nobody else; and of who reports not a word that they have written themselves.
    const stranger = await aPulledPhone(world());
    await report(stranger, bully);
    const [, other = []] = await copiesOf(bully);
    expect(other.filter((text) => /invitation|rival|challenge/.test(text))).toEqual([]);
    await report(bully, player);
    const [ofPlayer = []] = await copiesOf(player);
    expect(ofPlayer.filter((text) => /invitation|rival|challenge|Mia/.test(text))).toEqual([]);
    expect(await say(player, 'rival.accept', { rivalId: bully.user.id })).toBe('applied');
    await report(bully, player);
    await report(player, bully);
    expect((await copiesOf(player)).flat().join()).not.toContain('rival request');
    expect((await copiesOf(bully)).flat()).toContain('rival request: You are bad');
  });

  test('holds nothing that waits for the operator: nobody has read it', async () => {
    const { bully, player } = { bully: await aPulledPhone(world()), player: await aPulledPhone(world()) };
    expect(await say(bully, 'rival.request', asking(player, { message: 'Naked truth' }))).toBe('applied');
    await block(player, bully);
    await report(player, bully);
    expect((await copiesOf(bully)).flat().join()).not.toContain('Naked truth');
  });

  test.each([
    ['a block', block],
    [
      'a no',
      (player: TestPhone, bully: TestPhone) => say(player, 'rival.decline', { rivalId: bully.user.id }),
    ],
    [
      'its writer',
      (player: TestPhone, bully: TestPhone) => say(bully, 'rival.withdraw', { rivalId: player.user.id }),
    ],
  ])('has what %s took away, for a day', async (_, end) => {
    const { bully, player, written } = await scene();
    await end(player, bully);
    await player.pull();
    expect(JSON.stringify(player.everything())).not.toContain('You are bad');
    await report(player, bully);
    const [copy = []] = await copiesOf(bully);
    expect(copy.slice(3, -1).toSorted()).toEqual([...written.messages, ...written.public].toSorted());

    world().clock.now += DAY_MS + 1000;
    await report(player, bully);
    expect((await copiesOf(bully)).flat().join()).not.toContain('You are bad');
    await cleanUp(world().deps);
    expect(await world().db.kysely.selectFrom('endedMessages').selectAll().execute()).toEqual([]);
  });

  test('has what was said under a story, also when its writer or a block has taken it away', async () => {
    const { bully, player, written } = await scene();
    const [said, mean] = [`comment ${written.comment.commentId}: Nobody cares`, 'Go home'];
    expect(await say(bully, 'story.comment', aComment(written.comment.storyId, mean))).toBe('applied');
    expect(await say(bully, 'story.uncomment', { commentId: written.comment.commentId })).toBe('applied');
    await block(player, bully);
    await report(player, bully);
    const [copy = []] = await copiesOf(bully);
    expect(copy).toContain(said);
    expect(copy.join()).toContain(mean);
    // Under whose story it stood reads it, and nobody else.
    const stranger = await aPulledPhone(world());
    await report(stranger, bully);
    expect((await copiesOf(bully))[1]?.join()).not.toMatch(/Nobody cares|Go home/);

    world().clock.now += DAY_MS + 1000;
    await report(player, bully);
    expect((await copiesOf(bully)).flat().join()).not.toMatch(/Nobody cares|Go home/);
  });

  test('has an end, however much a block took away', async () => {
    const { bully, player } = await scene();
    await block(player, bully);
    const at = new Date(world().clock.now).toISOString();
    const ended = Array.from({ length: 3_000 }, (_, n) => {
      return { writerId: bully.user.id, readerId: player.user.id, words: `comment ${n}: Boo`, at };
    });
    await world().db.kysely.insertInto('endedMessages').values(ended).execute();
    await report(player, bully);
    const [copy = []] = await copiesOf(bully);
    expect(copy.length).toBeGreaterThan(COMMENTS_A_DAY);
    expect(copy.length).toBeLessThan(3 * COMMENTS_A_DAY);
  });
});
