// @vitest-environment node
import { newId, type UserId } from 'sync-protocol/ids';
import { CLIP_WORK_MS, CLIPS_AT_ONCE, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOffline } from '../server/calls/api-error.ts';
import { putFile } from './put-file.ts';

const requests: HeldRequest[] = [];

/** A browser's way to a server that answers when a test says so. */
class HeldRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = vi.fn<() => void>();
  readonly setRequestHeader = vi.fn<() => void>();
  readonly getResponseHeader = () => null;
  status = 0;
  responseText = '';

  constructor() {
    super();
    requests.push(this);
  }

  send() {
    return undefined;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
});

afterEach(() => {
  requests.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (type: string) => ({
  id: newId(),
  bytes: new ArrayBuffer(3),
  type,
  state: 'waiting' as const,
  since: 0,
});

/** A file on its way, and how it ended. */
async function onItsWay(type: string) {
  const ended = vi.fn<(failure: unknown) => void>();
  const signal = new AbortController().signal;
  void putFile(file(type), newId<UserId>(), signal, () => undefined).then(ended);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  return ended;
}
const allIsGone = () => requests[0]?.upload.dispatchEvent(new Event('load'));

it('ends where nothing more goes for half a minute', async () => {
  const ended = await onItsWay('video/mp4');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOffline(ended.mock.calls[0]?.[0])).toBe(true);
});

it('gives the server the time for a clip, and for those that came before it, once all of it has gone', async () => {
  const ended = await onItsWay('video/mp4');
  allIsGone();
  await vi.advanceTimersByTimeAsync(CLIPS_AT_ONCE * CLIP_WORK_MS);
  expect(ended).not.toHaveBeenCalled();
  const [request] = requests;
  Object.assign(request ?? {}, {
    status: 200,
    responseText: JSON.stringify({ mediaUrl: mediaPath(newId()) }),
  });
  request?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(undefined));
});

it('does not wait for ever for what the server says', async () => {
  const ended = await onItsWay('image/jpeg');
  allIsGone();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(isOffline(ended.mock.calls[0]?.[0])).toBe(true);
});

it.each([
  ['refuses', { message: 'Not yours.', code: 'forbidden' }, { code: 'forbidden', message: 'Not yours.' }],
  ['refuses without a code', { message: 'Not yours.' }, { code: 'unexpected', message: 'Not yours.' }],
  ['is of somebody on the way', 'a page', { code: 'offline' }],
])('an answer that %s says what kept the file from arriving', async (_, answer, failure) => {
  const ended = await onItsWay('image/jpeg');
  Object.assign(requests[0] ?? {}, { status: 403, responseText: JSON.stringify(answer) });
  requests[0]?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(ended.mock.calls[0]?.[0]).toMatchObject(failure);
});
