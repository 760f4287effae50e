import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { messages as text } from '../messages.ts';
import {
  askAnew,
  at,
  call,
  feed,
  goOffline,
  markSeen,
  minute,
  open,
  own,
  pageOf,
  phone,
  press,
  server,
  settle,
  shownTitles,
  told,
  toldMany,
} from './testing.tsx';

it('leaves the pages that are open as they stand, whatever is told and taken back meanwhile', async () => {
  const all = toldMany(2 * STORY_PAGE + 5);
  const titles = all.slice(0, 2 * STORY_PAGE).map(({ title }) => title);
  server.stories = all;
  await at('/', feed);
  let answer: () => void = () => undefined;
  const asked = call.getMockImplementation();
  call.mockImplementationOnce(async (...input) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return asked?.(...input);
  });
  fireEvent.click(screen.getByRole('button', { name: text.more }));
  // They are on their way.
  await screen.findByText(text.loading);
  expect(shownTitles()).toEqual(titles.slice(0, STORY_PAGE));
  answer();
  await settle();
  expect(shownTitles()).toEqual(titles);

  // The last one of the first page and one of the second go, and one is new: no other moves.
  const gone = new Set([`No ${STORY_PAGE - 1}`, `No ${STORY_PAGE + 3}`]);
  server.stories = [
    told('Just now', { createdAt: minute(1) }),
    ...all.filter(({ title }) => !gone.has(title)),
  ];
  await askAnew();
  expect(shownTitles()).toEqual(['Just now', ...titles.filter((title) => !gone.has(title))]);
  await press(text.more);
  expect(shownTitles()).toEqual([
    'Just now',
    ...all.map(({ title }) => title).filter((title) => !gone.has(title)),
  ]);
  expect(screen.queryByRole('button', { name: text.more })).toBeNull();
});

it('says that more could not be fetched where they would stand, and asks again there', async () => {
  server.stories = toldMany(STORY_PAGE + 1);
  await at('/', feed);
  goOffline();
  await press(text.more);
  expect(screen.getByText(text.failure.offlineTitle)).toBeDefined();
  expect(shownTitles()).toHaveLength(STORY_PAGE);
  server.error = undefined;
  await press(text.retry);
  expect(shownTitles()).toHaveLength(STORY_PAGE + 1);
});

it('says how many stories a player tells, and asks the server where they are more than a page', async () => {
  const ben = userId.parse(newId());
  const many = toldMany(STORY_PAGE + 1, { userId: ben });
  const page = pageOf('@BenDigs');
  for (const count of [1, STORY_PAGE + 1]) {
    server.stories = many.slice(0, count);
    await at('/', page);
    expect(await screen.findByText(count === 1 ? '1 story' : `${count} stories`)).toBeDefined();
    cleanup();
    queryClient.clear();
  }
  phone.stories = [own('Mine')];
  await at('/', pageOf('@AvaAces'));
  expect(screen.getByText('1 story')).toBeDefined();
});

it('has seen the newest of what has come, and nothing with a feed that was kept', async () => {
  server.stories = [told('Monday', { createdAt: minute(0) })];
  await at('/', feed);
  expect(markSeen.mock.calls).toEqual([[minute(0)]]);
  cleanup();
  markSeen.mockClear();

  // What was fetched before is shown again; what came on the server since is not, and may not count as seen.
  goOffline();
  server.stories.push(told('Tuesday', { createdAt: minute(1) }));
  await at('/', feed);
  expect(shownTitles()).toEqual(['Monday']);
  expect(markSeen).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  server.error = undefined;
  await askAnew();
  expect(shownTitles()).toEqual(['Tuesday', 'Monday']);
  expect(markSeen.mock.calls).toEqual([[minute(1)]]);
});

it('has seen nothing as long as the feed of before is shown while it is asked for', async () => {
  server.stories = [told('Monday')];
  await at('/', feed);
  cleanup();
  markSeen.mockClear();
  call.mockImplementation(() => new Promise(() => undefined));
  const later = Date.now() + 1;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await open('/', feed);
  expect(shownTitles()).toEqual(['Monday']);
  expect(markSeen).not.toHaveBeenCalled();
});
