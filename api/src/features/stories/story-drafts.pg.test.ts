import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { newId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, TestPhone } from '#testing/phone.ts';
import { aStory, rivals } from '#testing/players/telling.ts';

type Draft = MutationArgs<'story.draft'>;

const aDraft = (more: Partial<Draft> = {}): Draft => ({
  title: 'First ace',
  content: '',
  storyType: 'tournament',
  location: '',
  tags: '#ace #',
  isPublic: false,
  media: 'photo',
  link: '',
  fileId: newId(),
  videoId: null,
  ...more,
});

onOneDatabase('a story that was begun', (kind) => {
  const world = testApp({ database: kind });

  /** Another phone of the same player. */
  const another = ({ user, client }: TestPhone) => new TestPhone(world(), { user, client });

  test('is on all the player’s phones as the later word left it, until it is shared on one of them', async () => {
    const phone = await aPhone(world());
    const second = another(phone);
    const draft = aDraft();
    await phone.push(phone.mutation('story.draft', draft));
    await second.pull();
    expect(second.rows('storyDrafts')).toMatchObject([{ userId: phone.user.id, ...draft }]);

    // A word that waited on a phone without a signal is no later than when it was said.
    const late = phone.mutation('story.draft', aDraft({ title: 'Late' }), phone.ago(1));
    await second.push(second.mutation('story.draft', aDraft({ title: 'Two aces' })));
    await phone.push(late);
    await phone.pull();
    expect(phone.rows('storyDrafts')).toMatchObject([{ title: 'Two aces' }]);

    await second.push(
      second.mutation('story.post', aStory({ title: 'Two aces' })),
      second.mutation('story.dropDraft', {}),
    );
    await phone.pull();
    expect([phone.rows('storyDrafts'), phone.rows('victoryStories')]).toMatchObject([
      [],
      [{ title: 'Two aces' }],
    ]);
  });

  test('is nobody else’s, not a rival’s either', async () => {
    const [author, reader] = await rivals(world());
    await author.push(author.mutation('story.draft', aDraft({ content: 'Not yet to be read' })));
    const pages = await reader.pull();
    expect(JSON.stringify(pages)).not.toContain('Not yet to be read');
    await reader.push(reader.mutation('story.dropDraft', {}));
    await author.pull();
    expect(author.rows('storyDrafts')).toHaveLength(1);
  });

  test.each(['nothing \0', 'half a smile \ud83d', 'turned round \u202e'])(
    'holds no text that can’t be kept: %j',
    async (title) => {
      const phone = await aPhone(world());
      const { results } = await phone.push(phone.mutation('story.draft', aDraft({ title })));
      expect(results).toMatchObject([{ status: 'rejected', code: UNFIT_TEXT.code }]);
    },
  );
});
