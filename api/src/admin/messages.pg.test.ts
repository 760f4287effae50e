import * as rivals from 'sync-protocol/contract/rivals';
import { expect, test } from 'vitest';
import { signedIn } from '#testing/factories.ts';
import { UsageError } from './command.ts';
import { anOperator } from '#testing/operator.ts';

const operator = anOperator();

test.runIf(operator.isThere)('lists what waits of requests, releases it and keeps it', async () => {
  const world = await operator.server();
  const [asker, one, other] = [await signedIn(world), await signedIn(world), await signedIn(world)];
  expect(await operator.admin('messages')).toBe('There are none.');
  const messageTo = async ({ client, user: { id } }: typeof one) =>
    (await client.ok(rivals.listRivalRequests, { params: { id } })).map(({ message }) => message);
  for (const { user } of [one, other])
    await asker.client.ok(rivals.requestRival, {
      body: { rivalId: user.id, rivalshipType: 'friendly', message: `Naked truth,\tplayer ${user.id}` },
    });
  const lines = (await operator.admin('messages')).split('\n');
  expect(lines).toHaveLength(2);
  const numberOf = ({ user: { id } }: typeof one) => {
    const line = lines.find((text) => text.includes(`player ${id}`)) ?? '';
    const [by, to] = [asker, one.user.id === id ? one : other].map(
      ({ user }) => `${user.displayName} (${user.id})`,
    );
    expect(line.slice('message '.length + 36)).toBe(
      `  rival request by ${by} to ${to}: "Naked truth, player ${id}"`,
    );
    return line.split(' ')[1] ?? '';
  };
  expect(await operator.admin('release-message', numberOf(one))).toBe(
    `Others can read ${numberOf(one)} now.`,
  );
  expect(await operator.admin('refuse-message', numberOf(other))).toBe(
    `Nobody else will read ${numberOf(other)}.`,
  );
  expect(await messageTo(one)).toEqual([`Naked truth,\tplayer ${one.user.id}`]);
  expect(await messageTo(other)).toEqual(['']);
  expect(await operator.admin('messages')).toBe('There are none.');
  for (const words of [[], ['x'], [numberOf(one)]])
    for (const command of ['release-message', 'refuse-message'])
      await expect(operator.admin(command, ...words)).rejects.toThrow(UsageError);
});
