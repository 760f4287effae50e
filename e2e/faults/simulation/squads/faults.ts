import type { TestApp } from 'api/src/testing/app.ts';
import { joinRequestId, membershipId, newId, teamId as teamIdOf } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect } from 'vitest';
import type { Device } from '../device.ts';
import type { Gym } from '../gym.ts';
import type { Shelf } from '../shelf.ts';
import { tellWithPhoto } from './acts.ts';
import { expectWholeMedia, expectWholeTeams } from './invariants.ts';

/** F28, one after the other. */
export async function removedOffline(server: TestApp, coach: Device, player: Device): Promise<void> {
  const [teamId, placeId] = [teamIdOf.parse(newId()), membershipId.parse(newId())];
  const code = newTeamCode();
  const words = { name: 'Spikers', description: '' };
  await coach.do('team.create', { teamId, membershipId: placeId, code, ...words });
  await coach.sync();
  await player.do('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
  await player.sync();
  await coach.sync();
  const members = await coach.db.synced('teamMembers').toArray();
  const place = members.find(({ role }) => role === 'member');
  if (!place) throw new Error('the player is in the team');
  await coach.do('team.setRole', { teamId, membershipId: place.id, role: 'admin' });
  await coach.sync();
  await player.sync();
  expect(await player.db.synced('teamMembers').count()).toBe(2);

  await player.do('team.update', { teamId, weeklyGoal: 50 });
  await player.do('settings.update', { reminders: false });
  await coach.do('team.removeMember', { teamId, membershipId: place.id, code: newTeamCode() });
  await coach.sync();
  await player.sync();
  for (const table of ['teams', 'teamMembers', 'memberships'] as const)
    expect(await player.db.synced(table).toArray()).toEqual([]);
  const refused = await player.db.refused.toArray();
  expect(refused.map(({ mutation }) => mutation.name)).toEqual(['team.update']);
  expect(await player.db.synced('userSettings').toArray()).toMatchObject([{ reminders: false }]);
  await expectWholeTeams(server.db);
}

/** F21, twice: before the file, and between it and its story. */
export async function cutUpload(server: TestApp, shelf: Shelf, phone: Device, gym: Gym): Promise<void> {
  await tellWithPhoto(phone, gym);
  shelf.trouble = 1;
  expect(await phone.sendFile()).toBe('later');
  await phone.sync();
  const told = () => server.db.kysely.selectFrom('victoryStories').select('mediaUrl').execute();
  expect(await told(), 'no story without its photo').toEqual([]);
  shelf.trouble = 0;
  await phone.dieSending();
  while ((await phone.sendFile()) !== 'nothing');
  phone.restart();
  expect(await told()).toEqual([]);
  await Promise.all([phone.sync(), phone.sync()]);
  await phone.sync();
  expect(await told()).toHaveLength(1);
  expect(await phone.db.outbox.count()).toBe(0);
  await expectWholeMedia(server, shelf);
}
