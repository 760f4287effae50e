import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { messages as text } from '../messages.ts';
import {
  askAnew,
  at,
  feed,
  goOffline,
  minute,
  own,
  pageOf,
  phone,
  press,
  server,
  shownTitles,
  told,
  toldMany,
} from './testing.tsx';

it('shows a linked story that it has among the others without a signal, and says once that nothing comes', async () => {
  const first = told('First of them');
  server.stories = [first];
  await at('/victory-stories', feed);
  cleanup();
  goOffline();
  await at(`/victory-stories?story=${first.id}`, feed);
  expect(shownTitles()).toEqual(['First of them']);
  expect(screen.queryByText(text.failure.offlineTitle)).toBeNull();
  cleanup();
  queryClient.clear();
  await at(`/victory-stories?story=${first.id}`, feed);
  expect(screen.getAllByText(text.failure.offlineTitle)).toHaveLength(1);
});

it('shows the story that a link leads to once, over the others', async () => {
  const first = told('First ace');
  server.stories = [first];
  await at(`/victory-stories?story=${first.id}`, feed);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  // It is the only one: nobody has to hear that there is none.
  expect(screen.queryByText(text.empty)).toBeNull();
});

it('shows a story of one’s own that a link leads to as the phone has it, whatever the server says', async () => {
  const waiting = own('Cup final');
  phone.stories = [waiting];
  const linked = () => within(screen.getByRole('region', { name: text.linked }));
  await at(`/victory-stories?story=${waiting.id}`, feed);
  expect(linked().queryByText(STORY_GONE.message)).toBeNull();
  expect(linked().getByRole('article', { name: 'Cup final' })).toBeDefined();
  expect(shownTitles()).toEqual(['Cup final']);
  cleanup();
  goOffline();
  await at(`/victory-stories?story=${waiting.id}`, feed);
  expect(linked().queryByText(text.failure.offlineTitle)).toBeNull();
  expect(linked().getByRole('article', { name: 'Cup final' })).toBeDefined();
});

it('calls nobody what a link may say', async () => {
  await at('/', pageOf('@BenDigs'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.of('BenDigs'));
  cleanup();
  await at('/', pageOf('@Ben is slow'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.of(text.unknown));
});

it('asks whoever has told nothing yet for their first story, on their own page', async () => {
  await at('/', pageOf('@AvaAces'));
  expect(screen.queryByText(text.emptyOf)).toBeNull();
  expect(screen.getByText(text.emptyText)).toBeDefined();
  expect(screen.getByRole('button', { name: text.share })).toBeDefined();
  cleanup();
  await at('/', pageOf('@BenDigs'));
  expect(screen.getByText(text.emptyOf)).toBeDefined();
  expect(screen.queryByRole('button', { name: text.share })).toBeNull();
});

it('closes what is open of a story that the player has deleted elsewhere meanwhile', async () => {
  phone.stories = [own('Mine')];
  await at('/', feed);
  await act(() => Promise.all([Menu.fetch(), Confirm.fetch()]));
  await press(text.card.menu('Mine'));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: text.card.delete })));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  phone.stories = [];
  await askAnew();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says that the stories did not load, and asks again', async () => {
  server.error = new ApiError(400, 'broken', 'Something broke.');
  await at('/', feed);
  expect(screen.getByText(text.failure.failedTitle)).toBeDefined();
  server.error = undefined;
  server.stories = [told('First ace')];
  await press(text.retry);
  expect(shownTitles()).toEqual(['First ace']);
});

it('tells of writing without a connection only where there is something to write in', async () => {
  goOffline();
  await at('/', pageOf('@BenDigs'));
  expect(screen.getByText(text.failure.offlineTitle)).toBeDefined();
  expect(screen.queryByText(text.failure.offlineText)).toBeNull();
});

it('shows a photo that did not come as soon as there is a way to the server again, or when it is asked for', async () => {
  server.stories = [told('Cup final', { mediaType: 'photo', mediaUrl: '/api/media/1' })];
  await at('/', feed);
  const photo = () => screen.queryByRole('img', { name: text.card.photo('Cup final') });
  const fail = () => fireEvent.error(photo() ?? document.body);
  const turn = (to: 'offline' | 'online') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
    act(() => void dispatchEvent(new Event(to)));
  };
  turn('offline');
  fail();
  expect([photo(), screen.queryByText(text.card.photoGone)]).toEqual([null, expect.anything()]);
  turn('online');
  expect(photo()).not.toBeNull();
  fail();
  await press(text.retry);
  expect([photo()?.getAttribute('src'), screen.queryByText(text.card.photoGone)]).toEqual([
    '/api/media/1',
    null,
  ]);
});

it('keeps what waits on top, however much was told since it was written', async () => {
  server.stories = toldMany(STORY_PAGE + 1);
  const [waiting, changed] = [own('Waits'), own('Told long ago, and changed just now')];
  phone.stories = [waiting, changed].map((story) => ({ ...story, createdAt: minute(-9 * STORY_PAGE) }));
  phone.waiting = [waiting.id, changed.id];
  phone.neverSent = [waiting.id];
  await at('/', feed);
  expect(shownTitles().slice(0, 2)).toEqual(['Waits', 'No 0']);
  expect(shownTitles()).toHaveLength(STORY_PAGE + 1);
});
