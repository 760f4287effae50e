import { join } from 'node:path';
import { getProfile, updateProfile } from 'sync-protocol/contract/profile/profile';
import { reportUser } from 'sync-protocol/contract/profile/safety';
import { newId } from 'sync-protocol/new-id';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signedIn } from '#testing/factories.ts';
import { UsageError } from './command.ts';
import { anOperator } from '#testing/operator.ts';

const operator = anOperator();

test.runIf(operator.isThere)(
  'lists what players report, takes it off the list, and remembers what was done',
  async () => {
    const world = await operator.server();
    const [reporter, reported] = [await signedIn(world), await signedIn(world)];
    expect(await operator.admin('reports')).toBe('There are none.');
    const show = async (background: string) => {
      const create = { width: 300, height: 300, channels: 3, background } as const;
      const picture = await sharp({ create }).jpeg().toBuffer();
      const { profileImageUrl } = await reported.client.ok(updateProfile, {
        params: { id: reported.user.id },
        body: { profileImageUrl: `data:image/jpeg;base64,${picture.toString('base64')}` },
      });
      return profileImageUrl;
    };
    const path = await show('seagreen');
    const report = (details: string) =>
      reporter.client.ok(reportUser, {
        params: { id: reported.user.id },
        body: { reason: 'bullying', details },
      });
    await report('Mean words\n\u001b[2Jand more');
    const waiting = await operator.admin('reports');
    const { displayName, id: reportedId } = reported.user;
    expect(waiting).toContain(`${displayName} (${reportedId}): bullying, by ${reporter.user.displayName}\n`);
    // What a player writes is one line, and steers no terminal.
    expect(waiting.split('\n').slice(1)).toEqual([
      `    "${displayName} | Real | Name | Setter | ${path}"`,
      '    Mean words [2Jand more',
    ]);

    const [id = ''] = waiting.split(' ');
    const file = join(operator.dataDir(), 'reported.jpg');
    expect(await operator.admin('report-picture', id, file)).toBe(`What they showed is in ${file}.`);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg' });
    // Reported again, it is both: what it is now, and what it was at first.
    await show('darkred');
    await report('Again');
    expect(await operator.admin('reports')).toContain(
      `at first: "${displayName} | Real | Name | Setter | ${path}"`,
    );
    expect(await operator.admin('report-picture', id, file)).toContain(
      `What they showed is in ${file}-2.jpg.`,
    );
    for (const words of [[], ['x'], [newId()]])
      await expect(operator.admin('report-picture', ...words)).rejects.toThrow(UsageError);
    await expect(operator.admin('reports', 'Done')).rejects.toThrow(UsageError);
    for (const words of [[], [id], [newId(), 'Talked to them']])
      await expect(operator.admin('resolve', ...words)).rejects.toThrow(UsageError);
    expect(await operator.admin('resolve', id, 'Talked', 'to them')).toBe(`${id} is done.`);
    await expect(operator.admin('resolve', id, 'Once more')).rejects.toThrow(`No report "${id}" is waiting.`);
    expect(await operator.admin('reports')).toBe('There are none.');
    expect((await operator.admin('reports', 'done')).split('\n').at(-1)).toBe('    done: Talked to them');
    await operator.admin('delete', reporter.user.id, '--yes');
    expect(await operator.admin('reports', 'done')).toContain('bullying, by a deleted account');
  },
);

test.runIf(operator.isThere)('hides a player from everybody else, and shows them again', async () => {
  const world = await operator.server();
  const [player, other] = [await signedIn(world), await signedIn(world)];
  const params = { id: player.user.id };
  await other.client.ok(reportUser, { params, body: { reason: 'spam' } });
  const seenBy = async ({ client }: typeof player) => (await client.call(getProfile, { params })).status;
  expect([await seenBy(other), await seenBy(player)]).toEqual([200, 200]);
  expect(await operator.admin('hide', player.user.displayName)).toContain('is hidden from everybody else');
  expect([await seenBy(other), await seenBy(player)]).toEqual([404, 200]);
  expect(await operator.admin('reports')).toContain(`(${player.user.id}), hidden: spam`);
  expect(await operator.admin('user', player.user.id)).toContain(', hidden: ');
  expect(await operator.admin('show', player.user.email)).toContain('can be seen again');
  expect([await seenBy(other), await seenBy(player)]).toEqual([200, 200]);
  expect(await operator.admin('reports')).not.toContain('hidden');
  for (const command of ['hide', 'show'])
    for (const words of [[], ['nobody@example.org']])
      await expect(operator.admin(command, ...words)).rejects.toThrow(UsageError);
});
