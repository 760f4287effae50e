import { describe, expect, it } from 'vitest';
import { storyDraftArgs } from '../../entities/stories/story-draft.ts';
import { clientGroupId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { STORY_CONTENT_MAX } from '../../rules/stories/story-terms.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const EARLIER = `${DAY}T12:00:00.000Z`;
const LATER = `${DAY}T12:00:00.001Z`;
const draft = {
  title: 'First ace',
  content: '',
  storyType: 'training',
  location: '',
  tags: '',
  isPublic: false,
  media: 'text_only',
  link: '',
  fileId: null,
  videoId: null,
} as const;
const other = { ...draft, title: 'First block' };

describe('story.draft', () => {
  const [phone, tablet] = [clientGroupId.parse(newId()), clientGroupId.parse(newId())];
  const write = (player: TestPlayer, words: typeof draft | typeof other, at: string, by = phone) =>
    player.run('story.draft', words, DAY, { at, clientGroup: by });
  const drop = (player: TestPlayer, at: string, by = tablet) =>
    player.run('story.dropDraft', {}, DAY, { at, clientGroup: by });
  const titles = (player: TestPlayer) => player.rows.all('storyDrafts').map(({ title }) => title);

  it('keeps one, the later word, whichever arrives first', () => {
    const said = [
      [draft, EARLIER, tablet],
      [other, LATER, phone],
    ] as const;
    for (const order of [said, said.toReversed()]) {
      const player = new TestPlayer();
      for (const [words, at, by] of order) write(player, words, at, by);
      expect(titles(player)).toEqual(['First block']);
    }
  });

  it('forgets what was there at the time, and nothing that was written later', () => {
    const player = new TestPlayer();
    write(player, draft, LATER);
    drop(player, EARLIER);
    expect(titles(player)).toEqual(['First ace']);
    drop(player, LATER);
    expect(titles(player)).toEqual([]);
    expect(drop(player, LATER)).toBeUndefined();
  });

  it('takes a phone’s own words in their order, though its clock went back', () => {
    const player = new TestPlayer();
    write(player, draft, LATER);
    write(player, other, EARLIER);
    expect(titles(player)).toEqual(['First block']);
    write(player, draft, EARLIER, tablet);
    expect(titles(player)).toEqual(['First block']);
    drop(player, EARLIER, phone);
    expect(titles(player)).toEqual([]);
  });

  it('on a phone, which is not told when another one spoke, goes by what is said there', () => {
    const player = new TestPlayer();
    write(player, draft, LATER, tablet);
    for (const { savedAt: _, savedBy: __, ...told } of player.rows.all('storyDrafts'))
      player.rows.put('storyDrafts', told);
    // Its clock is behind.
    write(player, other, EARLIER);
    expect(titles(player)).toEqual(['First block']);
  });

  it.each([
    ['nothing but a title', {}, true],
    ['nothing at all', { title: '' }, true],
    ['tags that are being typed', { tags: '#ace #' }, true],
    ['half a link', { media: 'link', link: 'youtu.b' }, true],
    ['a photo that is yet to be chosen', { media: 'photo' }, true],
    ['what no database holds', { content: 'nothing \0' }, false],
    ['half a smile', { location: '\ud83d' }, false],
    ['more than a story holds', { content: 'x'.repeat(STORY_CONTENT_MAX + 1) }, false],
    ['a file of no name', { fileId: '' }, false],
    ['what a draft has not', { likes: 1 }, false],
  ])('as to %s', (_, more, isTaken) => {
    expect(storyDraftArgs.safeParse({ ...draft, ...more }).success).toBe(isTaken);
  });
});
