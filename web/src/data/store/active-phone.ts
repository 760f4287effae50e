import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import type { UserId } from 'sync-protocol/ids';
import { currentDay, now, playerZone, setPlayerZone, watchToday } from '../clock.ts';
import { fetchOrTake } from '../server/calls/asked-ahead.ts';
import { LOOKING_VERSION, UserDb } from './db.ts';
import { dealOnPhone, isDealt } from '../rows/deal.ts';
import type { Phone } from './phone.ts';
import { isOutdated } from '#pwa/update/hold-updates.ts';
import { createStore } from '#ui/store.ts';

const active = createStore<Phone | undefined>(undefined);
let stopWatching: (() => void) | undefined;
let mayDealAgain = Promise.resolve();

/** The signed-in player's phone; none when nobody is signed in. */
export function activePhone(): Phone | undefined {
  return active.get();
}

/** Calls back when a phone opens or closes; from one player to the next it does both. */
export const onPhoneChange = active.subscribe;

export function useActivePhone(): Phone | undefined {
  return useSyncExternalStore(active.subscribe, active.get, active.get);
}

/** Lets a day that is dealt already be looked at again only then: most starts find it so, and have a screen to draw. */
export function dealAgainAfter(moment: Promise<void>): void {
  mayDealAgain = moment;
}

/** Opens a player's database and keeps the day's tasks dealt for as long as it is open. */
export function openPhone(userId: UserId, timezone: string): Phone {
  const standing = active.get();
  // One that was left for a sign-out is opened anew: they are back, and this tab has heard of both as one.
  if (standing?.db.userId === userId && (!standing.db.isLeft || isOutdated.get())) return standing;
  closePhone();
  setPlayerZone(timezone);
  const db = new UserDb(userId);
  db.on('versionchange', ({ newVersion }) => {
    // Another tab upgrades the database (F15), or removes it because the player has signed out there.
    db.leave();
    if (newVersion !== null && newVersion !== LOOKING_VERSION) isOutdated.set(true);
    return false;
  });
  const phone: Phone = { db, now, zone: playerZone, fetch: fetchOrTake };
  stopWatching = watch(phone);
  active.set(phone);
  return phone;
}

export function closePhone(): void {
  const phone = active.get();
  active.set(undefined);
  stopWatching?.();
  stopWatching = undefined;
  phone?.db.leave();
}

function watch({ db }: Phone): () => void {
  const failed = (error: unknown) => {
    if (!db.isLeft) console.error(error);
  };
  const dealWhenDue = async () => {
    if (await isDealt(db, currentDay())) await mayDealAgain;
    await dealOnPhone(db, currentDay(), playerZone());
  };
  const deal = () => void dealWhenDue().catch(failed);
  const zone = liveQuery(() => db.synced('users').get(db.userId)).subscribe((user) => {
    if (user) setPlayerZone(user.timezone);
  }, failed);
  // A program that has just arrived can be dealt from now on.
  const programs = liveQuery(() => db.programs.toCollection().primaryKeys()).subscribe(deal, failed);
  const unwatchToday = watchToday(deal);
  return () => {
    zone.unsubscribe();
    programs.unsubscribe();
    unwatchToday();
  };
}
