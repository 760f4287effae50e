import { joinRequestId, newId, type TeamId } from 'sync-protocol/ids';
import { MAX_ASKED_A_DAY } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { found, newsOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

onOneDatabase('how often a team is asked', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  const ask = async (player: TestPhone, teamId: TeamId) => {
    const id = joinRequestId.parse(newId());
    const said = await say(player, 'team.request', { joinRequestId: id, teamId, teamName: 'x' });
    return { said, takeBack: () => say(player, 'team.takeBack', { joinRequestId: id }) };
  };
  const askAndTakeBack = async (player: TestPhone, teamId: TeamId) => {
    const { said, takeBack } = await ask(player, teamId);
    if (said === 'applied') await takeBack();
    return said;
  };

  test('nobody has those who lead a team hear of them again and again on one day', async () => {
    const [coach, player, other] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const [team, another] = [await found(coach), await found(coach)];
    for (let time = 0; time < MAX_ASKED_A_DAY; time++)
      expect(await askAndTakeBack(player, team.teamId)).toBe('applied');
    expect(await askAndTakeBack(player, team.teamId)).toBe('team_asked_before');
    expect(await newsOf(coach)).toEqual([]);
    // Other teams and other players are others, and so is tomorrow.
    expect(await askAndTakeBack(player, another.teamId)).toBe('applied');
    expect(await askAndTakeBack(other, team.teamId)).toBe('applied');
    world().clock.now += DAY_MS;
    expect(await askAndTakeBack(player, team.teamId)).toBe('applied');
  });

  test('an open team lets in whoever comes, as often as they come', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId } = await found(coach);
    await say(coach, 'team.update', { teamId, isOpen: true });
    for (let time = 0; time <= MAX_ASKED_A_DAY; time++) {
      expect((await ask(player, teamId)).said).toBe('applied');
      expect(await say(player, 'team.leave', { teamId })).toBe('applied');
    }
  });
});
