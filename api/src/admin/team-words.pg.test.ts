import { createTeam, getTeam, updateTeam } from 'sync-protocol/contract/teams';
import { newId } from 'sync-protocol/new-id';
import { expect, test } from 'vitest';
import { signedIn } from '#testing/factories.ts';
import { UsageError } from './command.ts';
import { anOperator } from '#testing/operator.ts';

const operator = anOperator();

test.runIf(operator.isThere)('lists what teams have written, releases it and drops it', async () => {
  const world = await operator.server();
  const coach = await signedIn(world);
  const { id } = await coach.client.ok(createTeam, { body: { name: 'Sexy\tSetters' } });
  const nameOf = async () => (await coach.client.ok(getTeam, { params: { id } })).name;
  expect(await nameOf()).toBe('New team');
  const listed = await operator.admin('team-words');
  const { displayName, id: creator } = coach.user;
  expect(listed).toContain(`  New team, made by ${displayName} (${creator}): name "Sexy Setters"`);
  const [, ...read] = (/^team (\S+) (--at) (\S+) {2}/.exec(listed) ?? []).map(String);
  expect(read).toEqual([id, '--at', expect.any(String)]);
  const other = new Date(world.clock.now + 1000).toISOString();
  for (const words of [[id], [id, '--at', 'soon'], [id, '--at', other]])
    await expect(operator.admin('release-team-words', ...words)).rejects.toThrow(/"team-words"/);
  expect(await nameOf()).toBe('New team');
  expect(await operator.admin('release-team-words', ...read)).toBe(`Everybody sees what ${id} has written.`);
  expect(await nameOf()).toMatch(/^Sexy\sSetters$/);
  await coach.client.ok(updateTeam, { params: { id }, body: { description: 'We play naked.' } });
  const again = /--at (\S+)/.exec(await operator.admin('team-words'))?.[1] ?? '';
  expect(await operator.admin('refuse-team-words', id, '--at', again)).toBe(
    `Nobody sees what ${id} has written.`,
  );
  expect(await operator.admin('team-words')).toBe('There are none.');
  for (const team of ['', 'x', id, newId()])
    await expect(operator.admin('release-team-words', team, '--at', again)).rejects.toThrow(UsageError);
});
