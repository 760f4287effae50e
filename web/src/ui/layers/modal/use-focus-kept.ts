import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { focusInListOf, noteGoneBeneath, regainFocus } from '#ui/focus/regain-focus.ts';

/** What can have the focus; whether it is shown and enabled the browser knows best. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, video, audio, [tabindex]';
/** What a modal wants to have it first. */
const WANTED = '[data-first-focus]';

/** The modals that are open, the last one on top. */
const standing: HTMLElement[] = [];

/**
 * Keeps the focus within the modal that lies on top, and gives it back, when the modal goes, to what had it before: ours
 * are opened by state, and know no trigger of their own. Escape closes it, unless something in it or over it, such as a
 * menu or a message, has taken the key.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // Before anything in the modal takes the focus for itself.
  const [opener] = useState(() => document.activeElement);
  const onEscape = useEffectEvent(close);

  useEffect(() => {
    const modal = box.current;
    if (!open || !modal) return undefined;
    standing.push(modal);
    if (!modal.contains(document.activeElement)) focusAtFirst(modal);
    const stop = keepWithin(modal, () => onEscape());
    return () => {
      stop();
      standing.splice(standing.indexOf(modal), 1);
    };
  }, [open, box]);

  useEffect(
    () => () => {
      // Once all that goes with it has gone.
      setTimeout(() => regainFocus(opener));
    },
    [opener],
  );
}

/**
 * Hears Escape before the modal on top does, which so stays open.
 * @returns no longer
 */
export function onEscapeWithin(act: () => void): () => void {
  const modal = standing.at(-1);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || standing.at(-1) !== modal) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKey, { capture: true });
  return () => document.removeEventListener('keydown', onKey, { capture: true });
}

function keepWithin(modal: HTMLElement, onEscape: () => void): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  const isOnTop = () => standing.at(-1) === modal;
  let last = modal;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isOnTop() || !(target instanceof HTMLElement)) return;
      if (modal.contains(target)) last = target;
      // What is said over a modal can be answered.
      else if (!target.closest('[data-toasts]'))
        (last.isConnected ? last : modal).focus({ preventScroll: true });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop()) return;
      event.preventDefault();
      onEscape();
    },
    options,
  );
  // What had the focus may go while the modal stays.
  const removals = new MutationObserver((changes) => {
    if (!isOnTop() && !last.isConnected) noteGoneBeneath(last, changes);
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || !isOnTop() || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    if (!focusInListOf(modal, last, changes)) modal.focus({ preventScroll: true });
  });
  removals.observe(modal, { childList: true, subtree: true });
  return () => {
    leaving.abort();
    removals.disconnect();
  };
}

/** At the beginning the focus goes where the modal wants it, or to the first that leads nowhere else. */
function focusAtFirst(modal: HTMLElement): void {
  const [wanted] = modal.querySelectorAll<HTMLElement>(WANTED);
  const others = focusables(modal).filter((one) => one.tagName !== 'A');
  focusOneOf(wanted ? [wanted] : others, modal);
}

export function focusFirst(modal: HTMLElement | null): void {
  if (modal) focusOneOf(focusables(modal), modal);
}

export function focusLast(modal: HTMLElement | null): void {
  if (modal) focusOneOf(focusables(modal).toReversed(), modal);
}

function focusables(modal: HTMLElement): HTMLElement[] {
  return [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
}

/** The first of some that takes the focus gets it; or the modal itself. */
function focusOneOf(some: readonly HTMLElement[], modal: HTMLElement): void {
  for (const one of [...some, modal]) {
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
  }
}
