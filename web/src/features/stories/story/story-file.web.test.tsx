import { act, cleanup, render } from '@testing-library/react';
import { newId, storyId } from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { afterEach, expect, it, vi } from 'vitest';
import { StoryFile } from './story-file.tsx';

const file = vi.hoisted(() => ({ state: 'waiting' }));
vi.mock('#data/live/stories.ts', () => ({
  useOwnFile: () => ({ id: 'a file', state: file.state, address: 'blob:a' }),
}));
vi.mock('#data/media/own-files.ts', () => ({ useProgress: () => undefined, setFileState: () => undefined }));
const sayShared = vi.hoisted(() => vi.fn<(id: string) => Promise<void>>(async () => undefined));
vi.mock('./story-actions.ts', () => ({ sayShared }));

afterEach(cleanup);

it('says what became of a story once it has gone behind its file, and only once', async () => {
  const id = storyId.parse(newId());
  const shown = (isUntold: boolean) => (
    <StoryFile
      storyId={id}
      isUntold={isUntold}
      kind="photo"
      mediaUrl={mediaPath(newId())}
      title="First ace"
    />
  );
  const { rerender } = render(shown(true));
  file.state = 'sent';
  await act(async () => rerender(shown(true)));
  expect(sayShared).not.toHaveBeenCalled();
  await act(async () => rerender(shown(false)));
  await act(async () => rerender(shown(false)));
  expect(sayShared.mock.calls).toEqual([[id]]);
});
