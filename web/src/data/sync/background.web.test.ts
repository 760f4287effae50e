import { afterEach, expect, it, vi } from 'vitest';
import { persister } from '../server/query-client.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { startBackground } from './background.ts';

const leaving = new AbortController();
afterEach(() => leaving.abort());

it('begins once, and drops old answers once the first round has ended', async () => {
  const phone = new TestPhone(new FakeServer(() => Date.now()));
  const listens = vi.spyOn(leaving.signal, 'addEventListener');
  const dropped = vi.spyOn(persister, 'persisterGc').mockResolvedValue();
  const round = Promise.withResolvers<void>();
  const background = {
    phone,
    leaving: leaving.signal,
    firstRound: round.promise,
    mayListen: () => false,
    poked: () => undefined,
    connected: () => undefined,
  };
  startBackground(background);
  const before = listens.mock.calls.length;
  startBackground(background);
  expect(listens).toHaveBeenCalledTimes(before);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dropped).not.toHaveBeenCalled();
  round.resolve();
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledOnce());
});
