import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages as text } from '../messages.ts';
import { besideMessages } from './beside-messages.ts';
import { askAnew, at, card, feed, goOffline, minute, own, phone, server, told } from './testing.tsx';

/** The number beside a story's comments. */
function comments(title: string): number | undefined {
  const button = card(title).getByRole('button', { name: new RegExp(text.card.commentsOf(title)) });
  const [number] = /\d+$/.exec(button.textContent) ?? [];
  return number === undefined ? undefined : Number(number);
}

it('counts what the player has said themselves, sent or not', async () => {
  const [others, mine] = [told('Theirs', { comments: 3, commentsByUser: 1 }), own('Mine')];
  const since = own('Since then');
  const old = told('Of a server of before', { comments: 2 });
  server.stories = [others, old, told('Mine', { ...mine, comments: 1, commentsByUser: 0 })];
  phone.stories = [mine, { ...since, createdAt: minute(1) }];
  // Two to theirs, of which the server knew one; one to their own, which waits.
  phone.said = new Map([
    [others.id, 2],
    [old.id, 1],
    [mine.id, 1],
    [since.id, 1],
  ]);
  await at('/', feed);
  expect(['Theirs', 'Mine', 'Since then', 'Of a server of before'].map(comments)).toEqual([4, 2, 1, 2]);
});

it('shows how many comments the player reads on their own, whatever stood in the row: offline, as it was fetched', async () => {
  const mine = own('Mine');
  phone.stories = [{ ...mine, comments: 3 }];
  server.stories = [told('Mine', { ...mine, comments: 2, commentsByUser: 0 })];
  await at('/', feed);
  expect(comments('Mine')).toBe(2);
  // Somebody has blocked somebody, has left their only team, or is hidden.
  server.stories = [told('Mine', { ...mine, comments: 0, commentsByUser: 0 })];
  await askAnew();
  expect(comments('Mine')).toBe(0);
  goOffline();
  await askAnew();
  expect(comments('Mine')).toBe(0);
});

it('says no number of comments on an own story that it has never asked for', async () => {
  phone.stories = [{ ...own('Mine'), comments: 3 }];
  goOffline();
  await at('/', feed);
  expect(comments('Mine')).toBeUndefined();
});

it('beside the others, too, an own story has as many comments as its author reads', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const mine = own('Mine');
  phone.stories = [{ ...mine, likes: 1, comments: 3 }];
  server.stories = [told('Mine', { ...mine, comments: 2, commentsByUser: 0 })];
  await at('/', feed);
  const list = () => screen.getByRole('list', { name: besideMessages.title }).textContent;
  expect(list()).toContain(besideMessages.reactions(1, 2));
  server.stories = [told('Mine', { ...mine, comments: 0, commentsByUser: 0 })];
  await askAnew();
  expect(list()).toContain(besideMessages.reactions(1, 0));
  expect(list()).not.toMatch(/comment/);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

it('keeps likes and comments on a story whose change waits; one that was never sent has none', async () => {
  const [changed, fresh] = [own('Changed'), own('Fresh')];
  phone.stories = [changed, fresh];
  phone.waiting = [changed.id, fresh.id];
  phone.neverSent = [fresh.id];
  await at('/', feed);
  const reactions = (title: string) =>
    card(title).queryByRole('button', { name: new RegExp(text.card.like(title)) });
  expect(reactions('Changed')).not.toBeNull();
  expect(reactions('Fresh')).toBeNull();
});
