import { useSyncExternalStore } from 'react';
import { addDays, dayStart, isTimeZone, trainingDay } from 'sync-protocol/rules/training-day';
import { createStore } from '#ui/store.ts';
import { phoneZone } from './phone-zone.ts';

/** The longest sleep of the day's timer: phones stop timers, and players change clocks. */
const LONGEST_WAIT_MS = 60_000;

const zone = createStore(phoneZone());
const today = createStore(trainingDay(now(), zone.get()));

/** The phone's clock, milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** The player's IANA time zone; the phone's own until the player's profile is known. */
export function playerZone(): string {
  return zone.get();
}

/** The zone of the player’s profile; what is no zone that this browser knows changes nothing. */
export function setPlayerZone(timezone: string): void {
  if (!isTimeZone(timezone)) return;
  zone.set(timezone);
  readDay();
}

/** The training day that it is now in the player's zone. */
export function currentDay(): string {
  return trainingDay(now(), zone.get());
}

/** The training day on screen; it changes at 2:00 without a reload. */
export function useToday(): string {
  return useSyncExternalStore(watchToday, today.get);
}

/** The year on screen, also of a page that was rendered when the app was built, in an earlier one perhaps. */
export function useYear(): number {
  return useSyncExternalStore(
    () => () => undefined,
    () => new Date(now()).getFullYear(),
    () => BUILD_YEAR,
  );
}

let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back whenever another training day begins. */
export function watchToday(listener: () => void): () => void {
  const unsubscribe = today.subscribe(listener);
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener('visibilitychange', readDay);
    readDay();
  }
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener('visibilitychange', readDay);
    clearTimeout(timer);
  };
}

function readDay(): void {
  today.set(currentDay());
  clearTimeout(timer);
  if (watchers === 0) return;
  const left = dayStart(addDays(today.get(), 1), zone.get()) - now();
  timer = setTimeout(readDay, Math.min(Math.max(left, 0) + 50, LONGEST_WAIT_MS));
}
