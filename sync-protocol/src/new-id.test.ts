import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { v5, validate, version } from 'uuid';
import { derivedId, newId } from './new-id.ts';

const NAMESPACE = '6f1c2a0e-3b5d-5e7a-9c41-0d8e5b7f2a10';

it('derives the ids that the library derives, of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      expect(derivedId(name)).toBe(v5(name, NAMESPACE));
    }),
  );
});

it.each([0, 39, 40, 47, 48, 55, 56, 111, 112, 119, 120, 1000])('derives them at a length of %i', (length) => {
  expect(derivedId('x'.repeat(length))).toBe(v5('x'.repeat(length), NAMESPACE));
});

it('keeps the ids of tasks that are in the wild', () => {
  expect(derivedId('0198f3a0-0000-7000-8000-000000000001', '2026-03-04', 'e', 2, 0)).toBe(
    '1dab55e6-2a53-5575-9ea8-183e6d846aea',
  );
});

it('makes new ids of version 7 that sort by the time they were made', () => {
  vi.useFakeTimers({ now: 1_774_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const first = newId();
  vi.advanceTimersByTime(1);
  const second = newId();
  expect([validate(first), version(first)]).toEqual([true, 7]);
  expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(1_774_000_000_000);
  expect(first < second).toBe(true);
});

it('makes no two alike', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000);
});
