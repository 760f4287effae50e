import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalysisId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import type { Technique } from 'sync-protocol/rules/technique/terms';
import { shownToast, toast } from '#ui/layers/toast-store.ts';
import { useArAnalysis } from './ar/use-ar-analysis.ts';
import { coachState } from './coach/coach.ts';
import { forgetLeft } from './left.ts';
import type { Extracted } from './upload/extract.ts';
import { useAnalysis } from './use-analysis.ts';

const extractSequence = vi.hoisted(() => vi.fn<() => Promise<Extracted>>());
const extractStill = vi.hoisted(() => vi.fn<() => Promise<Extracted>>());
const keep = vi.hoisted(() => vi.fn<() => Promise<AnalysisId | null>>());
const readClip = vi.hoisted(() => vi.fn<() => Promise<Extracted['clip']>>());
vi.mock('./upload/extract.ts', () => ({ extractSequence, extractStill }));
vi.mock('./pose/read-clip.ts', () => ({ readClip }));
vi.mock('./pose/next-team.ts', () => ({ prepareTeam: () => () => true }));
vi.mock('./pose/clip.ts', async (original) => ({
  ...(await original<object>()),
  openClip: () => Promise.resolve({ close: () => undefined }),
}));
vi.mock('./history/changes.ts', () => ({ keep }));

const CLIP = new File(['a clip'], 'serve.mp4', { type: 'video/mp4' });
const PICTURE = new File(['a picture'], 'serve.jpg', { type: 'image/jpeg' });
const SPECIFIED_NO_VOLLEYBALL =
  'This doesn’t appear to be volleyball content. Please upload videos or images showing actual volleyball practice, training, or gameplay.';
/** And what to do about it. */
const TOLD_NO_VOLLEYBALL = `${SPECIFIED_NO_VOLLEYBALL} If it is volleyball, check the technique, and use a clip at normal speed.`;

const ofClip = (name: string, technique: Technique = 'serving'): Extracted => ({
  mode: 'sequence',
  technique,
  clip: testClip(name),
  frames: Array.from({ length: 8 }, () => ({
    picture: { close: () => undefined } as ImageBitmap,
    t: 0,
    phase: null,
  })),
});

function ofPicture(name: string): Extracted {
  const { frames, mode: _, ...rest } = ofClip(name);
  return { ...rest, mode: 'still', frames, clip: pictureOf(name) };
}

function pictureOf(name: string): Extracted['clip'] {
  const clip = testClip(name);
  return { ...clip, frames: clip.frames.slice(42, 43) };
}

/** A video in the page that has loaded. */
const loaded = { readyState: 4, pause: () => undefined } as HTMLVideoElement;
const work = () => renderHook(() => useAnalysis('beginner')).result;
const ar = () => renderHook(() => useArAnalysis('beginner')).result;

beforeEach(() => {
  forgetLeft();
  coachState.set({ kind: 'ready' });
  keep.mockResolvedValue(newId<AnalysisId>());
  toast({ title: 'of the test before' });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** With a file, and the technique chosen. */
function prepared(file: File | null, mode: 'sequence' | 'still' = 'sequence') {
  const result = work();
  if (file) act(() => result.current.choose(file));
  act(() => result.current.choices.setTechnique('serving'));
  act(() => result.current.setMode(mode));
  return result;
}

const expectToast = (title: string, text?: string) =>
  expect(shownToast()).toMatchObject({ title, ...(text && { text }) });

it('is as it was left when the player comes back, each kind for itself, and anew for the next player', () => {
  const before = renderHook(() => useAnalysis('beginner'));
  act(() => before.result.current.choose(CLIP));
  act(() => before.result.current.choices.setTechnique('setting'));
  act(() => before.result.current.choices.setLevel('advanced'));
  before.unmount();
  const after = work().current;
  expect([after.chosen?.file, after.choices.technique, after.choices.level]).toEqual([
    CLIP,
    'setting',
    'advanced',
  ]);
  expect([ar().current.chosen, ar().current.choices.technique]).toEqual([null, null]);
  forgetLeft();
  const anew = work().current;
  expect([anew.chosen, anew.choices.technique, anew.choices.level]).toEqual([null, null, 'beginner']);
});

it('takes videos and pictures alone', () => {
  const result = work();
  act(() => result.current.choose(new File(['words'], 'notes.txt', { type: 'text/plain' })));
  expectToast('Invalid File', 'Please select a video file (MP4, MOV, etc.) or image file (JPG, PNG, etc.).');
});

it.each([
  [null, 'sequence', 'Please select a video/image and technique to analyze.'],
  [CLIP, 'sequence', 'Please extract a motion sequence from the video first.'],
  [CLIP, 'still', 'Please extract a frame from the video first.'],
] as const)('says what is missing: %s, %s', async (file, mode, text) => {
  const result = prepared(file, mode);
  await act(async () => result.current.analyze());
  expectToast('Error', text);
});

it('waits for a video before it takes a frame of it', async () => {
  const result = prepared(CLIP, 'still');
  await act(async () => result.current.extractFrame(null));
  expectToast('Frame Extraction Failed', 'Please wait for video to load completely, then try again.');
});

it.each([
  [CLIP, 'extractSequence', 'Sequence Extraction Failed', ''],
  [CLIP, 'extractFrame', 'Frame Extraction Failed', ''],
  [PICTURE, 'analyze', 'Analysis Failed', 'Failed to analyze your technique: '],
] as const)('says that nothing could be taken from a file: %s, %s', async (file, step, title, before) => {
  extractSequence.mockRejectedValue(new Error('whatever'));
  extractStill.mockRejectedValue(new Error('whatever'));
  const result = prepared(file);
  await act(async () => result.current[step](loaded));
  expectToast(title, `${before}Failed to extract valid frame data`);
});

it('says how many frames there are to look at, and how many were analyzed', async () => {
  extractSequence.mockResolvedValue(ofClip('serving_good'));
  const result = prepared(CLIP);
  await act(async () => result.current.extractSequence());
  expectToast('Motion Sequence Extracted!', '8 frames to look at');
  await act(async () => result.current.analyze());
  expectToast('Motion Analysis Complete!', 'Analyzed 72 frames');
});

it('judges what is still being extracted as soon as it is there', async () => {
  const coming = Promise.withResolvers<Extracted>();
  extractSequence.mockReturnValue(coming.promise);
  const result = prepared(CLIP);
  act(() => void result.current.extractSequence());
  act(() => void result.current.analyze());
  expect(result.current).toMatchObject({ isAsked: true, outcome: null });
  await act(async () => coming.resolve(ofClip('serving_good')));
  expect(result.current).toMatchObject({ isAsked: false, outcome: { ok: true } });
  expectToast('Motion Analysis Complete!', 'Analyzed 72 frames');
});

it('judges nothing that was given up meanwhile', async () => {
  extractSequence.mockReturnValue(new Promise(() => undefined));
  const result = prepared(CLIP);
  act(() => void result.current.extractSequence());
  act(() => void result.current.analyze());
  await act(async () => result.current.cancel());
  expect(result.current).toMatchObject({ isAsked: false, percent: null, outcome: null });
});

it('judges a picture by what is chosen once it is read, and forgets what is of another level', async () => {
  const coming = Promise.withResolvers<Extracted>();
  extractStill.mockReturnValue(coming.promise);
  const result = prepared(PICTURE);
  act(() => result.current.choices.setTechnique('blocking'));
  act(() => void result.current.analyze());
  act(() => result.current.choices.setTechnique('serving'));
  act(() => result.current.choices.setLevel('advanced'));
  await act(async () => coming.resolve(ofPicture('serving_good')));
  const analysis = { technique: 'serving', level: 'advanced' };
  expect(result.current.outcome).toMatchObject({ ok: true, analysis });
  act(() => result.current.choices.setLevel('beginner'));
  expect(result.current).toMatchObject({ outcome: null, extracted: { mode: 'still' } });
});

it('reads a clip once for all levels, and judges it by the one that is chosen then', async () => {
  const coming = Promise.withResolvers<Extracted['clip']>();
  readClip.mockClear();
  readClip.mockReturnValue(coming.promise);
  const result = ar();
  act(() => result.current.choose(CLIP));
  act(() => result.current.choices.setTechnique('serving'));
  act(() => void result.current.analyze());
  act(() => result.current.choices.setLevel('intermediate'));
  await act(async () => coming.resolve(testClip('serving_good')));
  const of = (level: string) => ({ ok: true, overlays: { analysis: { level } } });
  expect(result.current.outcome).toMatchObject(of('intermediate'));
  act(() => result.current.choices.setLevel('advanced'));
  expect(result.current.outcome).toBeNull();
  await act(async () => result.current.analyze());
  expect(result.current.outcome).toMatchObject(of('advanced'));
  expect(readClip).toHaveBeenCalledOnce();
});

it('tells a frame, and the analysis of a picture', async () => {
  extractStill.mockResolvedValue(ofPicture('serving_good'));
  const frame = prepared(CLIP, 'still');
  await act(async () => frame.current.extractFrame(loaded));
  expectToast('Frame Extracted!');
  await act(async () => frame.current.analyze());
  expectToast('Analysis Complete!');
  const picture = prepared(PICTURE);
  await act(async () => picture.current.analyze());
  expectToast('Analysis Complete!');
});

it.each([
  ['standing_still', 'Not Volleyball Content', TOLD_NO_VOLLEYBALL],
  [
    'serving_oblique',
    'Motion Analysis Failed',
    'Failed to analyze video sequence: The camera stands at an angle, where joints can’t be measured. Film a block from the front, anything else from the side.',
  ],
])('says why a clip can’t be judged: %s', async (name, title, text) => {
  extractSequence.mockResolvedValue(ofClip(name));
  const result = prepared(CLIP);
  await act(async () => result.current.extractSequence());
  await act(async () => result.current.analyze());
  expectToast(title, text);
  expect(result.current.outcome).toEqual({ ok: false, title, text });
});

it('says why a picture can’t be judged', async () => {
  extractStill.mockResolvedValue(ofPicture('serving_oblique'));
  const result = prepared(PICTURE);
  await act(async () => result.current.analyze());
  expectToast(
    'Analysis Failed',
    'Failed to analyze your technique: The camera stands at an angle, where joints can’t be measured. Film a block from the front, anything else from the side.',
  );
});

it('begins anew with another file', async () => {
  extractStill.mockResolvedValue(ofPicture('serving_good'));
  const result = prepared(CLIP, 'still');
  await act(async () => result.current.extractFrame(loaded));
  await act(async () => result.current.analyze());
  expect(result.current).toMatchObject({ mode: 'still', outcome: { ok: true } });
  act(() => result.current.choose(CLIP));
  expect(result.current).toMatchObject({ mode: 'sequence', extracted: null, outcome: null });
});

it.each([
  [testClip('standing_still'), 'Not Volleyball Content', TOLD_NO_VOLLEYBALL],
  [
    testClip('serving_oblique'),
    'Analysis Failed',
    'Failed to analyze video: The camera stands at an angle, where joints can’t be measured. Film a block from the front, anything else from the side.',
  ],
  [pictureOf('serving_good'), 'Analysis Error', 'Unable to process AR analysis data'],
  [testClip('serving_good'), 'AR Video Analysis Complete!', undefined],
])('says how an analysis with overlays ended: %#', async (clip, title, text) => {
  readClip.mockResolvedValue(clip);
  const result = ar();
  await act(async () => result.current.analyze());
  expectToast('Error', 'Please select a video file and technique.');
  act(() => result.current.choose(PICTURE));
  expectToast('Invalid File', 'Please select a video file.');
  act(() => result.current.choose(CLIP));
  act(() => result.current.choices.setTechnique('serving'));
  await act(async () => result.current.analyze());
  expectToast(title, text);
});

it('leaves it said that a result could not be kept, and shows the result', async () => {
  const NOT_SAVED = 'Not saved';
  keep.mockImplementation(async () => {
    toast({ title: NOT_SAVED, tone: 'danger' });
    return null;
  });
  extractStill.mockResolvedValue(ofPicture('serving_good'));
  const result = prepared(PICTURE);
  await act(async () => result.current.analyze());
  expectToast(NOT_SAVED);
  expect(result.current.outcome).toMatchObject({ ok: true, id: null });
  readClip.mockResolvedValue(testClip('serving_good'));
  const overlays = ar();
  act(() => overlays.current.choose(CLIP));
  act(() => overlays.current.choices.setTechnique('serving'));
  await act(async () => overlays.current.analyze());
  expectToast(NOT_SAVED);
  expect(overlays.current.outcome).toMatchObject({ ok: true, id: null });
});
