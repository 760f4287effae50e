// @vitest-environment node
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { respond, withdraw } from './changes.ts';
import { messages } from './messages.ts';

const way = vi.hoisted(() => ({ isHeldBack: false }));
vi.mock('#data/server/network.ts', () => ({ isHeldBack: () => way.isHeldBack }));
vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));

const cup = {} as Competition;

it.each([
  ['accepted', () => respond(cup, true), messages.accepted],
  ['declined', () => respond(cup, false), messages.declined],
  ['taken back', () => withdraw(cup), messages.cancelled],
])('a challenge is said to be %s only where that can be sent', async (_, act, { done, later }) => {
  way.isHeldBack = false;
  await act();
  expect(shownToast()?.title).toBe(done);
  way.isHeldBack = true;
  await act();
  expect(shownToast()?.title).toBe(later);
});
