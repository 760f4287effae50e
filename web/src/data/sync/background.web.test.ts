import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { persister } from '../server/answers/query-client.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { startBackground, type Background } from './background.ts';

const sendFiles = vi.fn<() => void>();
const fetchSending = vi.fn<() => object>(() => ({ sendFiles }));

let leaving: AbortController;
let round: PromiseWithResolvers<void>;
let background: Background;

beforeEach(() => {
  leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  vi.doMock('../media/send-files.ts', fetchSending);
  round = Promise.withResolvers();
  background = {
    phone: new TestPhone(new FakeServer(() => Date.now())),
    leaving: leaving.signal,
    firstRound: round.promise,
    mayListen: () => false,
    poked: () => undefined,
    connected: () => undefined,
  };
});

it('tries again to begin with files that could not be sent yet, and begins once', async () => {
  fetchSending.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  startBackground(background);
  await vi.waitFor(() => expect(fetchSending).toHaveBeenCalled());
  const listens = vi.spyOn(leaving.signal, 'addEventListener');
  await vi.waitFor(() => {
    startBackground(background);
    expect(sendFiles).toHaveBeenCalled();
  });
  startBackground(background);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sendFiles).toHaveBeenCalledOnce();
  expect(listens).not.toHaveBeenCalled();
});

it('drops old answers, once the first round has ended', async () => {
  const dropped = vi.spyOn(persister, 'persisterGc').mockResolvedValue();
  startBackground(background);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dropped).not.toHaveBeenCalled();
  round.resolve();
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledOnce());
});
