import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '../server/api-error.ts';
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

it('F11 goes no further once the player waits no longer', async () => {
  const ids = [await post('paused'), await post('waiting')];
  vi.mocked(putFile).mockImplementation(
    (_, __, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(offline()));
        patience.abort();
      }),
  );
  await sendAllFiles(phone, patience.signal);
  expect(putFile).toHaveBeenCalledOnce();
  expect(await states(...ids)).toEqual(['paused', 'waiting']);
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
  vi.unstubAllGlobals();
});
