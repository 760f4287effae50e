import type { UserId } from '../../ids.ts';
import { derivedId } from '../../new-id.ts';
import { dayNumber } from '../training-day.ts';

/**
 * Which of `count` prompts a player sees on a day: a walk through all of them in an order of the player's own,
 * so that none comes back before all were seen. The same on phone and server.
 * @param refreshes how often the player asked for another one that day
 */
export function promptIndex(user: UserId, day: string, refreshes: number, count: number): number {
  const start = Number.parseInt(derivedId(user, 'motivation').slice(0, 8), 16);
  const step = strideOf(count);
  // A refresh looks ahead into the other half, so that tomorrow's prompt is still a new one.
  const place = dayNumber(day) + refreshes * Math.ceil(count / 2 + 1);
  return (start + place * step) % count;
}

/** A step near the golden section of `count` that shares no factor with it: it visits every prompt. */
function strideOf(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (gcd(step, count) !== 1) step++;
  return step;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
