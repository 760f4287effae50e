import { analysisId, newId, type UserId } from 'sync-protocol/ids';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { expect, it } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { purgeAll } from '#data/store/purge.ts';
import { dropMovement, keepMovement, readMovement } from './movements.ts';

it('keeps the latest dozen on the phone, until they are let go or the player leaves it', async () => {
  const player = newId<UserId>();
  openPhone(player, 'UTC');
  const clip = testClip('serving_good');
  // Ids of one millisecond are in no order.
  const ids = Array.from({ length: 14 }, (_, index) =>
    analysisId.parse(`018f6b2a-0000-7000-8000-0000000000${index + 10}`),
  );
  for (const id of ids) await keepMovement(id, clip);
  const kept = async () =>
    (await Promise.all(ids.map(readMovement)))
      .map((one, index) => (one ? index : null))
      .filter((one) => one !== null);
  expect(await kept()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  const [latest] = ids.slice(-1);
  if (!latest) throw new Error('there is one');
  expect(await readMovement(latest)).toEqual(clip);
  await dropMovement(latest);
  expect(await kept()).not.toContain(13);
  closePhone();
  await purgeAll(player);
  openPhone(player, 'UTC');
  expect(await kept()).toEqual([]);
  closePhone();
});
