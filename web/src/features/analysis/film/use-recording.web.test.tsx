import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, onTestFinished, test, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { purgeButOutbox } from '#data/store/purge.ts';
import { dismissToast, shownToast } from '#ui/layers/toast-store.ts';
import { nameOf } from '#data/media/film-pieces.ts';
import { FilmKeeper, newestFilm } from '#data/media/films.ts';
import type { record as Record } from './recording.ts';
import { useRecording } from './use-recording.ts';

const record = vi.hoisted(() => vi.fn<typeof Record>());
vi.mock('./recording.ts', async (original) => ({ ...(await original<object>()), record }));

let player: UserId;

beforeEach(() => {
  player = newId<UserId>();
  openPhone(player, 'UTC');
  record.mockReturnValue(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:film');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  closePhone();
  vi.restoreAllMocks();
  dismissToast(shownToast()?.id ?? 0);
});

async function screen() {
  const hook = renderHook(() => useRecording({} as MediaStream));
  await act(async () => undefined);
  return hook;
}
type Screen = Awaited<ReturnType<typeof screen>>;

const PIECES = ['pict', 'ures'].map((words) => new Blob([words], { type: 'video/mp4;codecs=avc1' }));

const begin = ({ result }: Screen) => act(() => result.current.start());
const taker = () => record.mock.lastCall?.[1];
const go = () =>
  act(async () => PIECES.forEach((piece, index) => taker()?.onPiece(piece, [1.4, 3][index] ?? 0)));
const end = () =>
  act(async () => taker()?.onEnd({ pictures: new Blob(PIECES, { type: 'video/mp4' }), seconds: 3 }));
async function film(hook: Screen): Promise<void> {
  begin(hook);
  await go();
  await end();
  await waitFor(() => expect(hook.result.current.recording).not.toBeNull());
}

/** What waits for who comes back to the screen. */
async function found() {
  cleanup();
  const { result } = await screen();
  // Both read the same database, in turn.
  await act(async () => void (await newestFilm()));
  await act(async () => void (await newestFilm()));
  return result.current;
}

it('knows of a film that is nowhere else, until it was shared', async () => {
  const hook = await screen();
  const now = () => hook.result.current;
  await film(hook);
  expect(now()).toMatchObject({ isAtRisk: true, isNew: true, place: 'phone' });
  act(() => now().setShared());
  expect(now()).toMatchObject({ isAtRisk: false, place: 'shared' });
  begin(hook);
  expect(now().isAtRisk).toBe(false);
  await go();
  await end();
  await waitFor(() => expect(now()).toMatchObject({ isAtRisk: true, place: 'phone' }));
  act(() => now().discard());
  expect(now().isAtRisk).toBe(false);
  await waitFor(async () => expect(await newestFilm()).toBeNull());
});

it('keeps it when the screen is left, as it was', async () => {
  await film(await screen());
  const { recording, isAtRisk, isNew, place } = await found();
  expect({ isAtRisk, isNew, place }).toEqual({ isAtRisk: true, isNew: false, place: 'phone' });
  expect(recording).toMatchObject({ seconds: 3, file: { type: 'video/mp4' } });
  expect(recording?.file.name).toMatch(/^volleypath-\d{4}-\d{2}-\d{2}\.mp4$/);
  expect(await recording?.file.text()).toBe('pictures');
});

it('keeps what was being recorded when the screen is left, and says so', async () => {
  const hook = await screen();
  begin(hook);
  await go();
  hook.unmount();
  await end();
  await waitFor(() => expect(shownToast()?.title).toBe('Your recording is kept'));
  expect((await found()).recording).not.toBeNull();
});

it('has the browser ask before the page is closed while it records, and only then', async () => {
  const hook = await screen();
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  begin(hook);
  expect(isAsked()).toBe(true);
  await end();
  await waitFor(() => expect(isAsked()).toBe(false));
  hook.unmount();
});

it('keeps one that was to be saved, for nobody knows whether it was, until another is recorded', async () => {
  const hook = await screen();
  const now = () => hook.result.current;
  await film(hook);
  act(() => now().setSaved());
  expect(now()).toMatchObject({ isSaved: true, isAtRisk: true, place: 'phone' });
  const { recording, isSaved } = await found();
  expect(await recording?.file.text()).toBe('pictures');
  expect(isSaved).toBe(false);
  const next = await screen();
  await waitFor(() => expect(next.result.current.recording).not.toBeNull());
  act(() => next.result.current.setSaved());
  await film(next);
  expect(next.result.current).toMatchObject({ isSaved: false, isAtRisk: true });
});

test.each(['setShared', 'discard'] as const)(
  'keeps none that the player has done with (%s)',
  async (done) => {
    const hook = await screen();
    await film(hook);
    act(() => hook.result.current[done]());
    expect((await found()).recording).toBeNull();
  },
);

it('says where it can’t be kept, as soon as it is known', async () => {
  const { db } = openPhone(player, 'UTC');
  vi.spyOn(db.files, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const hook = await screen();
  begin(hook);
  await go();
  await waitFor(() => expect(shownToast()?.title).toBe('Your phone is nearly full'));
  await end();
  await waitFor(() => expect(hook.result.current).toMatchObject({ isAtRisk: true, place: 'screen' }));
});

it('keeps what was recorded until the page was killed', async () => {
  const hook = await screen();
  begin(hook);
  await go();
  await waitFor(async () => expect(await newestFilm()).toMatchObject({ seconds: 3 }));
  const { recording } = await found();
  expect(recording).toMatchObject({ seconds: 3, file: { type: 'video/mp4' } });
  expect(await recording?.file.text()).toBe('pictures');
});

it('keeps the film of another tab beside its own, and shows it next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const [hook, other] = [await screen(), await screen()];
    await film(other);
    vi.setSystemTime(Date.now() + 60_000);
    await film(hook);
    const theirs = other.result.current.recording?.at;
    expect(hook.result.current.recording?.at).toBeGreaterThan(theirs ?? Number.NaN);
    act(() => hook.result.current.discard());
    await waitFor(() => expect(hook.result.current.recording?.at).toBe(theirs));
    expect(hook.result.current).toMatchObject({ place: 'phone', isNew: false });
  } finally {
    vi.useRealTimers();
  }
});

it('makes room for a new one, to which the player has agreed', async () => {
  const hook = await screen();
  await film(hook);
  begin(hook);
  await waitFor(async () => expect(await newestFilm()).toBeNull());
});

it('leaves the one before where no other can be recorded, says so, and holds nothing', async () => {
  const hook = await screen();
  await film(hook);
  const before = hook.result.current.recording;
  let held: unknown;
  const request = (_: string, hold: () => unknown) => (held = hold());
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  record.mockImplementationOnce(() => {
    throw new DOMException('the camera has ended', 'InvalidStateError');
  });
  begin(hook);
  expect(hook.result.current).toMatchObject({ isRecording: false, isAtRisk: true, place: 'phone' });
  expect(hook.result.current.recording).toBe(before);
  expect(shownToast()?.title).toBe('Nothing was recorded');
  await held;
  expect(await newestFilm()).not.toBeNull();
});

it('is over, too, where what was recorded can’t be shown', async () => {
  const hook = await screen();
  begin(hook);
  await go();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
    throw new Error('no room');
  });
  await end();
  await waitFor(() => expect(hook.result.current.isRecording).toBe(false));
  expect(shownToast()?.title).toBe('Your recording is kept');
});

it('lets it go with all else when the player signs out, and gives it to nobody else', async () => {
  await film(await screen());
  cleanup();
  closePhone();
  await purgeButOutbox(player);
  openPhone(newId<UserId>(), 'UTC');
  expect((await found()).recording).toBeNull();
  closePhone();
  openPhone(player, 'UTC');
  expect((await found()).recording).toBeNull();
});

it('finds a film whose page, closed a moment ago, lets go of it only now', async () => {
  const keeper = new FilmKeeper(() => undefined);
  for (const piece of PIECES) keeper.add(piece, 3);
  await keeper.end();
  let held = [{ name: nameOf(keeper.at), mode: 'exclusive' }];
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held }), request: () => gone },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { result } = await screen();
  await act(async () => expect(await newestFilm()).toBeNull());
  expect(result.current.recording).toBeNull();
  held = [];
  letGo();
  await waitFor(() => expect(result.current.recording).not.toBeNull());
});
