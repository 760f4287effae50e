/**
 * What can take the focus; not what is written in, which would bring up a phone's keyboard, nor what removes something,
 * which the next press would.
 */
const FOCUSABLE =
  'a[href], button:not([data-removes]), summary, input[type=checkbox], input[type=radio], [tabindex="0"]';
/** What lies over the page gives the focus back by itself. */
const OVER = '[data-modal], [data-toasts], [role=menu]';
/** What is looked through for the nearest control, and no further. */
const PART = 'ul, ol, section, form, main';

/** Where something stood that had the focus. */
interface Gap {
  parent: Element;
  before: Node | null;
}

/** What had the focus last on the page itself, and where it stood if it is gone. */
let last: Element | undefined;
let gap: Gap | undefined;
/** Where something stood in a modal that opened another one, and went while that lay over it. */
const goneBeneath = new WeakMap<Element, Gap>();

/**
 * From now on nobody who goes by keys, or listens, is thrown back to the start of the page when what they have pressed
 * goes with the press: the focus then goes to what is nearest in the same part of the page, what follows before what
 * stands ahead, or to the heading of that part, or of the page. A new screen has its own way (use-route-effects.ts).
 */
export function followFocus(page: HTMLElement): void {
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  // A press on nothing takes the focus away, and it is to stay away.
  document.addEventListener('click', () => note(document.activeElement), { capture: true });
  new MutationObserver(onChanges).observe(page, { childList: true, subtree: true });
}

/**
 * Gives the focus back to what had it; if that is gone, to the modal that stands over the page, or else to what is nearest
 * to where it stood. Nothing had it where a modal came from another that gave way: then the page's own last one gets it.
 */
export function regainFocus(to: EventTarget | null): void {
  if (!(to instanceof HTMLElement)) return;
  const isNothing = to === document.body;
  if (to.isConnected && !isNothing) return to.focus({ preventScroll: true });
  const modal = [...document.querySelectorAll<HTMLElement>('[data-modal]:not([inert])')].at(-1);
  if (modal) {
    const place = goneBeneath.get(to);
    const isThere = modal.contains(document.activeElement) || (place && focusInListAt(place, modal));
    if (!isThere) modal.focus({ preventScroll: true });
  } else if (!isNothing || last || gap) focusNear();
}

function note(focused: EventTarget | null): void {
  if (!(focused instanceof Element) || focused.closest(OVER)) return;
  last = focused === document.body ? undefined : focused;
  gap = undefined;
}

function onChanges(changes: readonly MutationRecord[]): void {
  for (let held = gap?.parent ?? last; held && !held.isConnected; held = gap?.parent) {
    gap = gapOf(held, changes);
    if (!gap) last = undefined;
  }
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement === null;
  if (gap && isLost && !document.querySelector('[data-modal]')) focusNear();
}

/** A gap in a screen; where the screen itself has gone there is none. */
function gapOf(held: Element, changes: readonly MutationRecord[]): Gap | undefined {
  for (const { target, removedNodes, previousSibling: before } of changes) {
    const isWithin = target instanceof Element && target.parentElement?.closest('main');
    if (isWithin && [...removedNodes].some((node) => node.contains(held))) return { parent: target, before };
  }
  return undefined;
}

function focusNear(): void {
  if (last?.isConnected && last instanceof HTMLElement) return last.focus({ preventScroll: true });
  let part: Element | null | undefined = gap?.parent;
  for (; part?.isConnected; part = part.parentElement) {
    if (byNearness(part, gap).some(takesFocus)) return undefined;
    if (part.matches(PART)) break;
  }
  const around = part?.isConnected ? part.closest('section, form, main') : null;
  const heading =
    around?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading?.focus({ preventScroll: true });
}

/**
 * Gives the focus to what is nearest in the same list of a modal, when the row that had it goes.
 * @returns whether something took it
 */
export function focusInListOf(modal: Element, held: Element, changes: readonly MutationRecord[]): boolean {
  const place = placeOf(held, changes);
  return place !== undefined && focusInListAt(place, modal);
}

/** Notes where something stood in a modal that had the focus before another modal came over it. */
export function noteGoneBeneath(held: Element, changes: readonly MutationRecord[]): void {
  const place = placeOf(held, changes);
  if (place) goneBeneath.set(held, place);
}

function placeOf(held: Element, changes: readonly MutationRecord[]): Gap | undefined {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held)));
  if (!(change?.target instanceof Element)) return undefined;
  return { parent: change.target, before: change.previousSibling };
}

/** The rest of its row comes before the rows that follow. */
function focusInListAt(place: Gap, modal: Element): boolean {
  const list = place.parent.closest('ul, ol');
  if (!list || !modal.contains(list)) return false;
  for (let part: Element | null = place.parent; part && list.contains(part); part = part.parentElement)
    if (byNearness(part, place).some(takesFocus)) return true;
  return false;
}

function takesFocus(one: HTMLElement): boolean {
  one.focus();
  return document.activeElement === one;
}

/** What can take the focus in a part that has a gap: what comes after it, and then what is before it, the last first. */
function byNearness(part: Element, place: Gap | undefined): HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const at = place ? all.findIndex((one) => isAfter(place, one)) : -1;
  return at < 0 ? all.reverse() : [...all.slice(at), ...all.slice(0, at).reverse()];
}

function isAfter({ parent, before }: Gap, one: Element): boolean {
  if (!before?.isConnected)
    return Boolean(parent.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  return (
    Boolean(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) && !before.contains(one)
  );
}
