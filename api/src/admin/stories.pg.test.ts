import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as stories from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/new-id';
import { expect, test } from 'vitest';
import { tellStory } from '#testing/access/stories.ts';
import { openMediaStore } from '#providers/media/open-media-store.ts';
import { signedIn } from '#testing/factories.ts';
import { UsageError } from './command.ts';
import { anOperator, toType } from '#testing/operator.ts';

const operator = anOperator();

test.runIf(operator.isThere)(
  'holds and releases stories and comments, and shows what was said of them',
  async () => {
    const world = await operator.server();
    const [author, reader] = [await signedIn(world), await signedIn(world)];
    world.relations.set(reader.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
    const { postStory, postComment, listStories, listComments, reportStory } = stories;
    const told = async (title: string) =>
      author.client.ok(postStory, { body: { title, content: 'In the last set', tags: ['ace'] } });
    const seen = async () =>
      (await reader.client.ok(listStories, { query: { userId: author.user.id } })).map(({ title }) => title);
    const unsure = await told('Naked truth');
    const plain = await told('Plain');
    expect(await seen()).toEqual(['Plain']);
    const shown = `  ${author.user.displayName}: "Naked truth | In the last set | #ace"`;
    expect(await operator.admin('stories')).toContain(`story ${unsure.id} --read`);
    expect(await operator.admin('stories')).toContain(shown);
    const early = toType(await operator.admin('stories'));
    // Only what was read is let through: its author goes on writing meanwhile.
    const edit = (title: string) => author.client.ok(stories.editStory, { params: unsure, body: { title } });
    await edit('Call 0151 2345678');
    await expect(operator.admin('release-story', ...early)).rejects.toThrow(/other words/);
    await expect(operator.admin('release-story', unsure.id)).rejects.toThrow(/"stories"/);
    expect(await seen()).toEqual(['Plain']);
    await edit('Naked truth');
    expect(await operator.admin('release-story', ...early)).toBe(`Others see ${unsure.id}.`);
    expect((await seen()).toSorted()).toEqual(['Naked truth', 'Plain']);

    const params = { id: plain.id };
    const { id: said } = await reader.client.ok(postComment, { params, body: { content: 'Well\tdone' } });
    await reader.client.ok(reportStory, { params, body: { reason: 'spam' } });
    await author.client.ok(stories.reportComment, {
      params: { ...params, commentId: said },
      body: { reason: 'spam' },
    });
    const reports = await operator.admin('reports');
    expect(reports).toContain(`story ${plain.id}: spam`);
    expect(reports).toContain('"Plain | In the last set | #ace"');
    expect(reports).toContain(`comment ${said}: spam`);
    await operator.admin('hold-story', said);
    await operator.admin('hold-story', plain.id);
    expect(await operator.admin('stories')).toContain(`  ${reader.user.displayName}: "Well done"`);
    expect(await author.client.ok(listComments, { params })).toEqual([]);
    expect(await author.client.ok(listStories, { query: { story: plain.id } })).toMatchObject([
      { comments: 0 },
    ]);
    expect(await seen()).toEqual(['Naked truth']);
    // What is held stays so, whatever its author makes of it.
    await author.client.ok(stories.editStory, { params, body: { title: 'Plainer' } });
    expect(await seen()).toEqual(['Naked truth']);
    for (const id of ['', 'x', newId()])
      await expect(operator.admin('hold-story', id)).rejects.toThrow(UsageError);

    const { story, media } = await tellStory(author.client, 'With a photo');
    await openMediaStore(operator.config()).put(media, Buffer.from('a photo'), 'image/jpeg');
    const file = join(operator.dataDir(), 'look.jpg');
    expect(await operator.admin('story-file', story, file)).toBe(`What it shows is in ${file}.`);
    expect(await readFile(file, 'utf8')).toBe('a photo');
    for (const id of ['', 'x', plain.id])
      await expect(operator.admin('story-file', id)).rejects.toThrow(UsageError);
  },
);
