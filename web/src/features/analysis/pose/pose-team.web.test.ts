import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PoseTeam } from './pose-team.ts';
import { PoseStopped, type PoseAnswer, type PoseRequest } from './pose-wire.ts';

/** Workers that answer at once, until they are ended: of what they are asked then they never say anything. */
const workers: FakeWorker[] = [];
/** Places of those that can't load the model. */
const unable = new Set<number>();
/** Places of those that are ended before they say anything. */
const dead = new Set<number>();

class FakeWorker extends EventTarget {
  isEnded = false;
  asked: PoseRequest[] = [];
  unanswered: (() => void)[] = [];

  constructor() {
    super();
    this.isEnded = dead.has(workers.length);
    workers.push(this);
  }

  postMessage(_: null, [port]: MessagePort[]): void {
    port?.addEventListener('message', ({ data }: MessageEvent<PoseRequest>) => {
      this.asked.push(data);
      if (this.isEnded) return void this.unanswered.push(() => answer(data));
      answer(data);
    });
    const answer = (data: PoseRequest) => {
      if (unable.has(workers.indexOf(this)))
        return port?.postMessage({ id: data.id, ok: false, message: 'no memory' } satisfies PoseAnswer);
      const frame = data.kind === 'look' ? { t: data.t, landmarks: null, turn: null } : null;
      port?.postMessage({ id: data.id, ok: true, frame } satisfies PoseAnswer);
    };
    port?.start();
  }

  /** It only slept. */
  goOn(): void {
    this.isEnded = false;
    for (const answer of this.unanswered.splice(0)) answer();
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const picture = () => ({ close: vi.fn<() => void>() }) as unknown as ImageBitmap;

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('createImageBitmap', async () => picture());
  vi.stubGlobal('navigator', { hardwareConcurrency: 4, deviceMemory: 8 });
  // Ports would be asked for a real picture.
  vi.stubGlobal('MessageChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  workers.length = 0;
  unable.clear();
  dead.clear();
});

class FakePort extends EventTarget {
  other: FakePort | undefined;
  start(): void {}
  close(): void {}
  postMessage(data: unknown): void {
    queueMicrotask(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }
}

class FakeChannel {
  port1 = new FakePort();
  port2 = new FakePort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

async function aTeamOfTwo() {
  const team = new PoseTeam(2, 2);
  await team.open();
  await vi.waitFor(() => expect(team.size).toBe(2));
  const [first, second] = workers;
  if (!first || !second) throw new Error('there are not two');
  return { team, first, second };
}

const both = (team: PoseTeam, t: number) =>
  Promise.all([team.look(picture(), t), team.look(picture(), t + 1)]);

it.each(['first', 'second'] as const)('goes on with one when the %s fails midway', async (which) => {
  const { team, ...members } = await aTeamOfTwo();
  await both(team, 0);
  members[which].isEnded = true;
  const looks = both(team, 2);
  members[which].dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  expect((await looks).map(({ t }) => t)).toEqual([2, 3]);
  expect(team.size).toBe(1);
  expect((await both(team, 4)).map(({ t }) => t)).toEqual([4, 5]);
});

it('goes on with one when the other was ended and says nothing', async () => {
  const { team, second } = await aTeamOfTwo();
  vi.useFakeTimers();
  second.isEnded = true;
  const looks = both(team, 0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await looks).map(({ t }) => t)).toEqual([0, 1]);
});

it('waits for an answer while the app is put away, and a phone lets nobody work', async () => {
  const { team, ...members } = await aTeamOfTwo();
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const worker of Object.values(members)) worker.isEnded = true;
  const looks = both(team, 0);
  await vi.advanceTimersByTimeAsync(90_000);
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(5_000);
  for (const worker of Object.values(members)) worker.goOn();
  expect((await looks).map(({ t }) => t)).toEqual([0, 1]);
  expect(team.size).toBe(2);
});

it.each([
  ['one', [0]],
  ['all', [0, 1]],
] as const)('does not wait without end for a model that dies while it loads (%s)', async (_, places) => {
  for (const place of places) dead.add(place);
  vi.useFakeTimers();
  const team = new PoseTeam(2, 2);
  const opening = team.open().then(
    () => 'open',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await opening).toEqual(places.length === 1 ? 'open' : expect.any(PoseStopped));
  expect(places.map((place) => workers[place]?.isEnded)).toEqual(places.map(() => true));
  expect(vi.getTimerCount()).toBe(0);
});

it('says that it was stopped when none is left, and waits for nobody', async () => {
  const { team, ...members } = await aTeamOfTwo();
  for (const worker of [members.first, members.second])
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  await expect(team.look(picture(), 0)).rejects.toThrow(PoseStopped);
  await expect(team.look(picture(), 0)).rejects.toThrow(PoseStopped);
});

it('looks no more once it is closed', async () => {
  const { team, first, second } = await aTeamOfTwo();
  first.isEnded = true;
  second.isEnded = true;
  const closed = vi
    .waitFor(() => expect(first.asked.length + second.asked.length).toBe(3))
    .then(() => team.close());
  await expect(team.look(picture(), 0)).rejects.toThrow('closed');
  await closed;
});

it('looks at what came while it was still loading', async () => {
  const team = new PoseTeam(2, 2);
  const opening = team.open();
  expect((await both(team, 0)).map(({ t }) => t)).toEqual([0, 1]);
  await opening;
});

it.each([0, 1])('looks alone when the model can’t be loaded twice (%d)', async (place) => {
  unable.add(place);
  const team = new PoseTeam(2, 2);
  await team.open();
  expect((await both(team, 0)).map(({ t }) => t)).toEqual([0, 1]);
  expect(team.size).toBe(1);
  expect(workers[place]?.isEnded).toBe(true);
});

it('says why nobody can look', async () => {
  unable.add(0).add(1);
  const team = new PoseTeam(2, 2);
  team.open().catch(() => undefined);
  const shown = picture();
  await expect(team.look(shown, 0)).rejects.toThrow('no memory');
  expect(shown.close).toHaveBeenCalled();
});
