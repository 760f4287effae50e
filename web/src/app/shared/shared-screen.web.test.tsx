import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages as text } from './messages.ts';
import { SharedScreen } from './shared-screen.tsx';

const shared = vi.hoisted(() => ({ type: '' }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ status: 'signedIn' }) }));
vi.mock('#pwa/shared-file.ts', async (original) => ({
  ...(await original<object>()),
  readShared: async () => new File(['a file'], 'ace', shared),
}));

beforeEach(() => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:ace', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function share(type: string): Promise<HTMLElement> {
  shared.type = type;
  render(
    <MemoryRouter>
      <SharedScreen />
    </MemoryRouter>,
  );
  return type.startsWith('video/') ? screen.findByLabelText('Preview') : screen.findByAltText('Preview');
}
const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it.each(['image/jpeg', 'image/heic', 'video/mp4'])(
  'offers a story and the analysis of a file of %s',
  async (type) => {
    await share(type);
    expect(offered()).toEqual([text.story, text.analysis, text.no]);
  },
);

it.each([
  ['image/heic', 'can’t open the picture', [text.home]],
  ['video/mp4', 'can’t play the video', [text.home]],
  // It goes out as it is, and the server may read it.
  ['image/jpeg', 'can’t open the picture', [text.story, text.no]],
])('says of a file of %s that it %s, and offers what can still be done', async (type, words, left) => {
  fireEvent.error(await share(type));
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(offered()).toEqual(left);
  expect(screen.queryAllByText(text.maybe)).toHaveLength(left.length - 1);
});
