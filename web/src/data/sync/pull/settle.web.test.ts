// @vitest-environment node
import { expect, it } from 'vitest';
import { atNoon, started } from '#data/testing/synced.ts';
import { settle } from './settle.ts';

it('goes on while anything waits under numbers that the server has, in whichever lane', async () => {
  const { phone } = atNoon();
  const [a] = await started(phone);
  const lanes = { core: 50, media: 50 };
  expect(await settle(phone, { lanes }, undefined, false)).toBe(true);
  await phone.set(a);
  // Nothing waits in the other lane.
  expect(await settle(phone, { lanes }, undefined, false)).toBe(false);
});
