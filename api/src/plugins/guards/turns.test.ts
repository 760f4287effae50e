import { describe, expect, test } from 'vitest';
import { turns, type InTurn } from './turns.ts';

/** Works that end when the test says so, and which of them are running. */
function works(inTurn: InTurn) {
  const running: string[] = [];
  const begin = (name: string) => {
    const end = Promise.withResolvers<void>();
    const done = inTurn(async () => {
      running.push(name);
      await end.promise.finally(() => running.splice(running.indexOf(name), 1));
      return name;
    });
    return { done, end: end.resolve, fail: () => end.reject(new Error(`${name} failed`)) };
  };
  return { running, begin };
}

describe('turns', () => {
  test('let so many run at once, and the others in the order in which they came', async () => {
    const { running, begin } = works(turns(2));
    const [a, b, c, d] = [begin('a'), begin('b'), begin('c'), begin('d')];
    expect(running).toEqual(['a', 'b']);
    b.end();
    expect(await b.done).toBe('b');
    await expect.poll(() => running).toEqual(['a', 'c']);
    a.end();
    await expect.poll(() => running).toEqual(['c', 'd']);
    for (const { end } of [c, d]) end();
    expect(await Promise.all([c.done, d.done])).toEqual(['c', 'd']);
  });

  test('go on after a work that fails', async () => {
    const { running, begin } = works(turns(1));
    const [a, b] = [begin('a'), begin('b')];
    a.fail();
    await expect(a.done).rejects.toThrow('a failed');
    await expect.poll(() => running).toEqual(['b']);
    b.end();
    await b.done;
    begin('c').end();
    expect(running).toEqual(['c']);
  });

  test('give a place that is free to who waits for it, not to who comes just then', async () => {
    const { running, begin } = works(turns(1));
    const [a, b] = [begin('a'), begin('b')];
    const comers: ReturnType<typeof begin>[] = [];
    a.end();
    // One comes at each step between the end of one work and the begin of the next.
    while (!running.includes('b')) {
      comers.push(begin(`comer ${comers.length}`));
      await Promise.resolve();
    }
    expect(running).toEqual(['b']);
    for (const { end } of [b, ...comers]) end();
    await Promise.all([b, ...comers].map(({ done }) => done));
    expect(comers.length).toBeGreaterThan(0);
  });

  test('refuse who comes when too many wait', async () => {
    const { begin } = works(turns(1, { maxWaiting: 1, refusal: () => new Error('busy') }));
    const [a, b] = [begin('a'), begin('b')];
    await expect(begin('c').done).rejects.toThrow('busy');
    for (const { end } of [a, b]) end();
    expect(await Promise.all([a.done, b.done])).toEqual(['a', 'b']);
  });
});
