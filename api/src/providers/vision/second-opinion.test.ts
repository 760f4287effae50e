import { expect, test } from 'vitest';
import { fakeVisionModel, GOOD_WORDS, saying, type ModelAnswer } from '#testing/outside/fake-vision-model.ts';
import { createSecondOpinion, NoOpinion } from './second-opinion.ts';

const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff]);

async function asking(answer: ModelAnswer, timeLimitMs?: number) {
  const model = await fakeVisionModel();
  model.answer = answer;
  const opinion = createSecondOpinion(
    { url: model.url, key: 's3cret', model: 'coach-1' },
    timeLimitMs === undefined ? {} : { timeLimitMs },
  );
  return { model, opinion, answer: opinion.ask('Score 63', [PICTURE, PICTURE]) };
}

test('a model is asked with the key, the facts and the pictures, and its words come back', async () => {
  const { model, opinion, answer } = await asking(saying({ ...GOOD_WORDS, score: 12 }));
  expect(await answer).toEqual(GOOD_WORDS);
  expect(opinion.by).toBe(model.url.host);
  expect(model.asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer s3cret',
      model: 'coach-1',
      messages: [
        { role: 'system', content: expect.stringContaining('never of body shape') },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Score 63' },
            { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
            { type: 'image_url' },
          ],
        },
      ],
    },
  ]);
});

const UNFIT = 'what it said can’t be shown';

test.each<[what: string, answer: ModelAnswer, why: string]>([
  ['too many calls', { status: 429, body: '{"error":{"message":"slow down"}}' }, 'it answered 429'],
  ['a failure', { status: 500, body: 'oops' }, 'it answered 500'],
  ['a wrong key', { status: 401, body: '{}' }, 'it answered 401'],
  ['another place', { status: 302, body: '' }, 'it answered 302'],
  ['no JSON', { status: 200, body: '<html>' }, UNFIT],
  ['other JSON', { status: 200, body: '{"choices":[]}' }, UNFIT],
  ['words that are no JSON', saying('Nice serve!'), UNFIT],
  ['JSON of another form', saying({ score: 100 }), UNFIT],
  ['nothing', saying({ summary: ' ', tips: [] }), UNFIT],
  ['a flood', { status: 200, body: `"${'x'.repeat(200_000)}"` }, 'it answered too much'],
  ['a body', saying({ ...GOOD_WORDS, summary: 'You should lose weight.' }), UNFIT],
  ['a link', saying({ ...GOOD_WORDS, tips: ['See https://example.org'] }), UNFIT],
])('a model that answers with %s has no opinion', async (_, said, why) => {
  const { answer } = await asking(said);
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoOpinion);
  expect(error).toMatchObject({ message: why });
});

test('a model that says nothing is waited for no longer than the limit, and one that is not there not at all', async () => {
  const { answer } = await asking('silence', 50);
  await expect(answer).rejects.toMatchObject({ name: 'NoOpinion', message: 'it took too long' });
  const gone = createSecondOpinion({ url: new URL('http://127.0.0.1:9/v1'), key: 'k', model: 'm' });
  await expect(gone.ask('', [])).rejects.toMatchObject({ message: 'it could not be reached' });
});

test('of a weight that goes into the ball a model may speak', async () => {
  const { answer } = await asking(saying({ ...GOOD_WORDS, summary: 'Your weight goes into the ball.' }));
  expect((await answer).summary).toContain('weight');
});
