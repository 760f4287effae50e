import fc from 'fast-check';
import { expect, it } from 'vitest';
import { userId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { promptIndex } from './motivation.ts';
import { addDays } from '../training-day.ts';

const player = userId.parse(newId());

it('shows every prompt once before any comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
      const seen = new Set(
        Array.from({ length: count }, (_, days) =>
          promptIndex(player, addDays('2026-01-01', days), 0, count),
        ),
      );
      expect(seen.size).toBe(count);
    }),
  );
});

it('gives another one on each refresh', () => {
  const seen = Array.from({ length: 6 }, (_, refreshes) => promptIndex(player, '2026-01-01', refreshes, 160));
  expect(new Set(seen).size).toBe(6);
});

it('differs from player to player', () => {
  const starts = Array.from({ length: 20 }, () => promptIndex(userId.parse(newId()), '2026-01-01', 0, 160));
  expect(new Set(starts).size).toBeGreaterThan(5);
});

it('leaves tomorrow’s prompt new, whoever asks for another one today', () => {
  const today = promptIndex(player, '2026-01-01', 1, 160);
  const days = [1, 2, 3].map((later) => promptIndex(player, addDays('2026-01-01', later), 0, 160));
  expect(days).not.toContain(today);
});
