import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { dismissToast, shownToast } from '#ui/layers/toast-store.ts';
import { useCamera } from './use-camera.ts';

/** The lights of the cameras that are on. */
let lights: Set<object>;
let open: () => Promise<MediaStream>;
let isVisible: boolean;
let list: () => Promise<object[]>;

function camera(): MediaStream {
  const track = { stop: () => void lights.delete(track), addEventListener: () => undefined };
  lights.add(track);
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
}

beforeEach(() => {
  lights = new Set();
  open = async () => camera();
  isVisible = true;
  list = async () => [{ kind: 'videoinput', deviceId: 'front', label: 'Front' }];
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => open(), enumerateDevices: () => list() },
    configurable: true,
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  dismissToast(shownToast()?.id ?? 0);
});

async function started() {
  const hook = renderHook(() => useCamera());
  await act(() => hook.result.current.start());
  return hook;
}

test.each([
  ['NotAllowedError', 'Camera permission denied. Please allow camera access in your browser settings'],
  ['NotFoundError', 'No camera found. Please connect a camera and try again'],
  ['NotReadableError', 'Camera is in use by another app. Please close other apps and try again'],
  ['TypeError', 'Please allow camera access and try again'],
])('%s is said in words that help', async (name, words) => {
  open = async () => {
    throw Object.assign(new Error('no'), { name });
  };
  const { result } = await started();
  expect(shownToast()).toMatchObject({ title: 'Camera Access Required', text: words });
  expect(result.current).toMatchObject({ stream: null, isOpening: false });
});

it('asks for the camera without keeping it', async () => {
  const { result } = renderHook(() => useCamera());
  await act(() => result.current.allow());
  expect(shownToast()?.title).toBe('Camera Permission Granted');
  expect(result.current).toMatchObject({ permission: 'granted', stream: null });
  expect(lights.size).toBe(0);
});

it('says that it was denied when it asked', async () => {
  open = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  const { result } = renderHook(() => useCamera());
  await act(() => result.current.allow());
  expect(shownToast()?.title).toBe('Camera Permission Required');
  expect(result.current.permission).toBe('denied');
});

test.each([
  ['the screen is left', (leave: () => void) => leave()],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  [
    'the app is out of sight',
    () => {
      isVisible = false;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('the light goes out when %s', async (_, go) => {
  const { unmount } = await started();
  expect(lights.size).toBe(1);
  act(() => go(unmount));
  expect(lights.size).toBe(0);
});

it('lets a camera go that comes when nobody wants it any more', async () => {
  let come: (stream: MediaStream) => void = () => undefined;
  open = () => new Promise((resolve) => (come = resolve));
  const { result, unmount } = renderHook(() => useCamera());
  act(() => void result.current.start());
  unmount();
  come(camera());
  await waitFor(() => expect(lights.size).toBe(0));
});

it.each(['allow', 'start'] as const)('lets go (%s) while the phone still lists its cameras', async (ask) => {
  const { result, unmount } = renderHook(() => useCamera());
  list = () => new Promise(() => undefined);
  act(() => void result.current[ask]());
  await waitFor(() => expect(result.current.permission).toBe('granted'));
  expect(lights.size).toBe(1);
  unmount();
  expect(lights.size).toBe(0);
});

it('goes on with the camera that is open where the phone lists none', async () => {
  list = () => Promise.reject(new Error('no list'));
  const { result, unmount } = await started();
  expect(result.current.stream).not.toBeNull();
  unmount();
  expect(lights.size).toBe(0);
});

it('has one camera at a time', async () => {
  const { result } = await started();
  await act(() => result.current.choose('front'));
  expect(result.current.chosen).toBe('front');
  expect(lights.size).toBe(1);
});
