// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '../server/calls/api-error.ts';
import type { StoredFile } from '../store/db.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { tellWithPhoto } from '../testing/told-stories.ts';
import { putFile } from './put-file.ts';
import { sendAllFiles } from './send-all-files.ts';

vi.mock('./put-file.ts', () => ({ putFile: vi.fn<typeof putFile>() }));

let phone: TestPhone;
let patience: AbortController;

beforeEach(async () => {
  phone = new TestPhone(new FakeServer(() => Date.parse('2026-03-04T12:00:00Z')));
  patience = new AbortController();
  vi.mocked(putFile).mockReset().mockResolvedValue(undefined);
  await phone.sync();
});

afterEach(() => vi.unstubAllGlobals());

const post = (state: StoredFile['state']) => tellWithPhoto(phone, state, { age: 60_000 });
const states = async (...ids: string[]) => (await phone.db.files.bulkGet(ids)).map((file) => file?.state);
const gone = () => vi.mocked(putFile).mock.calls.map(([{ id }]) => id);

it('F11 all files go that something waits for, in their order, those held back as well', async () => {
  const [held, next] = [await post('paused'), await post('waiting')];
  await sendAllFiles(phone, patience.signal);
  expect(gone()).toEqual([held, next]);
  expect(await states(held, next)).toEqual(['sent', 'sent']);
});

it('F11 one that the server does not want keeps back none of those behind it', async () => {
  const [bad, next] = [await post('waiting'), await post('paused')];
  vi.mocked(putFile).mockResolvedValueOnce(new ApiError(415, 'wrong_type', 'Not this one.'));
  await sendAllFiles(phone, patience.signal);
  expect(await states(bad, next)).toEqual(['draft', 'sent']);
  expect(await phone.db.refused.count()).toBe(1);
});

it('F11 with no network what was held back is held back as before, and what waited waits', async () => {
  const ids = [await post('waiting'), await post('paused')];
  vi.mocked(putFile).mockResolvedValue(offline());
  await sendAllFiles(phone, patience.signal);
  expect(putFile).toHaveBeenCalledOnce();
  expect(await states(...ids)).toEqual(['waiting', 'paused']);
});

/** Files go until they are stopped: as they begin, this happens. */
const onTheWay = (happens: (id: string) => Promise<void> | void) =>
  vi.mocked(putFile).mockImplementation(async ({ id }, _, signal) => {
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await happens(id);
    await stopped;
    return offline();
  });

it('F11 goes no further once the player waits no longer', async () => {
  const ids = [await post('paused'), await post('waiting')];
  onTheWay(() => patience.abort());
  await sendAllFiles(phone, patience.signal);
  expect(putFile).toHaveBeenCalledOnce();
  expect(await states(...ids)).toEqual(['paused', 'waiting']);
});

it('F11 sends nothing more, also when its turn came a moment before', async () => {
  await post('waiting');
  const request = async (_: string, __: unknown, turn: () => Promise<unknown>) => {
    patience.abort();
    return turn();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await sendAllFiles(phone, patience.signal);
  expect(putFile).not.toHaveBeenCalled();
});

it('F11 one that was held stays so while it goes: a page that is killed then forgets no hold', async () => {
  const id = await post('paused');
  let seen: unknown;
  onTheWay(async () => {
    seen = await states(id);
    patience.abort();
  });
  await sendAllFiles(phone, patience.signal);
  expect(seen).toEqual(['paused']);
});

/** The player holds a file back in another tab, where one that is held has to be let go first. */
async function holdBack(id: string): Promise<void> {
  for (const state of ['waiting', 'paused'] as const)
    await phone.db.files.update(id, { state, since: Date.now() });
}

it.each(['waiting', 'paused'] as const)(
  'F11 one that was %s and is held back on its way stops, and holds those behind it',
  async (state) => {
    const ids = [await post(state), await post('waiting')];
    onTheWay(holdBack);
    await sendAllFiles(phone, patience.signal);
    expect(gone()).toEqual(ids.slice(0, 1));
    expect(await states(...ids)).toEqual(['paused', 'waiting']);
  },
);

it('F11 one that is let go on its way goes on', async () => {
  const id = await post('paused');
  /** Whoever watches it has seen how it is by then. */
  const seen = async () => {
    for (let times = 0; times < 20; times++) await phone.db.files.get(id);
  };
  vi.mocked(putFile).mockImplementation(async (_, __, signal) => {
    await seen();
    await phone.db.files.update(id, { state: 'waiting', since: Date.now() });
    await seen();
    return signal.aborted ? offline() : undefined;
  });
  await sendAllFiles(phone, patience.signal);
  expect([gone(), await states(id)]).toEqual([[id], ['sent']]);
});

it('F11 waits its turn behind what another tab sends', async () => {
  const id = await post('waiting');
  let release: () => void = () => undefined;
  const turns: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: unknown, turn: () => Promise<unknown>) => {
        turns.push(name);
        if (turns.length === 1) await new Promise<void>((resolve) => (release = resolve));
        return turn();
      },
    },
  });
  const sending = sendAllFiles(phone, patience.signal);
  await vi.waitFor(() => expect(turns).toEqual([`files ${phone.db.name}`]));
  await phone.db.files.update(id, { state: 'sent' });
  release();
  await sending;
  expect(putFile).not.toHaveBeenCalled();
});
