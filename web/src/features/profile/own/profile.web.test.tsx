import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId, type UserId } from 'sync-protocol/ids';
import type { CurrentUser } from '#data/session/session.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Profile } from './profile.tsx';

const user = { id: newId<UserId>(), displayName: 'KimSets', yearsPlaying: 3 } as CurrentUser;
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user }) }));
beforeEach(() => {
  openPhone(user.id, 'UTC');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('shows what stands below the numbers in one go, so that nothing is pushed down', async () => {
  const at = (stories: string | undefined) => (
    <MemoryRouter>
      <Profile user={user} account="Log Out" stories={stories && <li>{stories}</li>} />
    </MemoryRouter>
  );
  const below = () =>
    [/your stories/, /^About/, /^Look/, /Log Out/].filter((it) => screen.queryAllByText(it).length > 0);
  const { rerender } = render(at('your stories'));
  expect(below()).toEqual([]);
  await waitFor(() => expect(below()).toHaveLength(4));
  rerender(at(undefined));
  expect(below()).toEqual([]);
});
