import { expect, test } from 'vitest';
import { eachByItself } from './each-by-itself.ts';

test('what fails for one keeps nobody else waiting, and is told at the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  const failure = await eachByItself([1, 2, 3, 4, 5], work).catch((error: unknown) => error);
  expect(done).toEqual([1, 3, 5]);
  expect(failure).toMatchObject({
    message: '2 of them failed',
    errors: [{ message: 'no 2' }, { message: 'no 4' }],
  });
  await eachByItself([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});

test('who takes long keeps the others waiting only once as many do', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const done: number[] = [];
  const all = eachByItself(
    [1, 2, 3, 4],
    async (item) => {
      if (item === 1) await ended;
      if (item === 4) end();
      done.push(item);
    },
    2,
  );
  await all;
  expect(done).toEqual([2, 3, 4, 1]);
});

test('where the items themselves fail, nobody is left in the middle', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const done: number[] = [];
  async function* failing() {
    yield 1;
    throw new Error('no more');
  }
  const all = eachByItself(
    failing(),
    async (item) => {
      await ended;
      done.push(item);
      throw new Error('no 1');
    },
    2,
  ).catch((error: unknown) => error);
  setImmediate(end);
  expect(await all).toMatchObject({ errors: [{ message: 'no 1' }, { message: 'no more' }] });
  expect(done).toEqual([1]);
});
