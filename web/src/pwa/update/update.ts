import { useSyncExternalStore } from 'react';
import { areUpdatesHeld, isOutdated, onUpdatesFree } from './hold-updates.ts';
import { createStore } from '#ui/store.ts';

const HOUR_MS = 3_600_000;
/** An app that was out of sight for this long is not in anybody's hands. */
const IDLE_AFTER_MS = 30_000;
/** A worker that has not taken over by then is busy; the player may ask again. */
const TAKE_OVER_MS = 10_000;

/** The new version's worker, once it has everything. */
const waiting = createStore<ServiceWorker | undefined>(undefined);
/** The player has just asked for it, and waits. */
let isAwaited = false;
/** The player asked for it, if only a while ago. */
let isWanted = false;
/** It was told to take over while nobody looked, and nobody has looked since. */
let isUnnoticed = false;

/** Whether a new version is ready, and how to take it. */
export function useUpdate(): { isReady: boolean; apply: () => void } {
  const isWaiting = useSyncExternalStore(waiting.subscribe, waiting.get) !== undefined;
  const isLate = useSyncExternalStore(isOutdated.subscribe, isOutdated.get);
  return { isReady: isWaiting || isLate, apply: takeNow };
}

function takeNow(): void {
  isWanted = true;
  isAwaited = true;
  setTimeout(() => (isAwaited = false), TAKE_OVER_MS);
  apply();
}

/** Takes the new version of this worker, which the player has asked for. */
export function takeUpdate(worker: ServiceWorker): void {
  waiting.set(worker);
  takeNow();
}

/** Takes the new version: the page starts over as soon as the new worker has taken over. */
function apply(): void {
  const worker = waiting.get();
  if (worker?.state === 'installed') askToTakeOver(worker);
  else location.reload();
}

/**
 * Asks a waiting worker to take over. It does once the one before has nothing under way; to ask it again brings nothing,
 * at least in Chromium.
 */
function askToTakeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'skip-waiting' });
}

/**
 * Watches for new versions; they come in by themselves only when nobody would notice: after the app was out of
 * sight, or between two uses of it, when the browser changes the worker by itself. (A worker that is told to take
 * over while a page loads may wait for minutes in Chromium, so a start is left alone.)
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let hasController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // On a busy phone it comes late: meanwhile the player may have begun what must not be lost.
    if (isAwaited || ((isWanted || isUnnoticed) && !areUpdatesHeld())) {
      location.reload();
      return;
    }
    // The first worker of all takes over a page that is as new as itself.
    if (hasController) isOutdated.set(true);
    hasController = true;
  });
  registration.addEventListener('updatefound', () => watchInstalling(registration));
  // The first of all waits a moment, too, and brings nothing new.
  if (registration.waiting && registration.active) waiting.set(registration.waiting);
  else watchInstalling(registration);
  watchIdleness();
  checkNowAndThen(registration);
}

function watchInstalling({ installing }: ServiceWorkerRegistration): void {
  if (!installing) return;
  const offer = () => {
    if (installing.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    const isReplaced = waiting.get()?.state === 'redundant';
    waiting.set(installing);
    // The one that was asked to take over never will: this one has its place.
    if (isReplaced && (isWanted || isUnnoticed) && !areUpdatesHeld()) askToTakeOver(installing);
  };
  installing.addEventListener('statechange', offer);
  // On a busy phone it may have everything before its coming is told.
  offer();
}

function applyUnnoticed(): void {
  const isReady = waiting.get() !== undefined || isOutdated.get();
  if (!isReady || areUpdatesHeld()) return;
  isUnnoticed = true;
  apply();
}

function watchIdleness(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    isUnnoticed = false;
    if (document.visibilityState === 'hidden') timer = setTimeout(applyUnnoticed, IDLE_AFTER_MS);
  });
  onUpdatesFree(() => {
    if (document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(applyUnnoticed, IDLE_AFTER_MS);
  });
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  // Without a connection the check fails; the next one will do.
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
