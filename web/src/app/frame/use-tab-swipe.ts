import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Point, swipeStep } from '#ui/swipe.ts';
import { isScreenOf, TABS } from './tab-list.ts';

/** A swipe longer than this (pixels) changes the tab. */
const FAR_ENOUGH = 100;
/** How many times wider than high it must be. */
const SLANT = 1.6;
/** Starts this close to an edge (pixels) belong to the system's own gestures. */
const EDGE = 24;

/** Things that take sideways movement for themselves. */
const OWN_MOVEMENT =
  'input:not([type=checkbox], [type=radio]), textarea, video, canvas, [role=dialog], [role=alertdialog], [data-no-swipe]';

/** Lets a finger swipe from tab to tab. Each tab can be tapped too. */
export function useTabSwipe(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = TABS.findIndex((tab) => isScreenOf(tab, pathname));
  // Not an effect that waits for the page transition: the next swipe may come before its end.
  useLayoutEffect(() => {
    if (current < 0) return;
    let start: Point | null = null;
    const onStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const at = touch && { x: touch.clientX, y: touch.clientY };
      start = at && isClearOfEdges(at) && !movesItself(event.target) ? at : null;
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const end = touch && { x: touch.clientX, y: touch.clientY };
      const next = start && end ? TABS[current + swipeStep(start, end, FAR_ENOUGH, SLANT)] : undefined;
      start = null;
      if (next && next !== TABS[current]) void navigate(next.path);
    };
    const options = { passive: true };
    document.addEventListener('touchstart', onStart, options);
    document.addEventListener('touchend', onEnd, options);
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, [current, navigate]);
}

function isClearOfEdges({ x }: Point): boolean {
  return x >= EDGE && x <= innerWidth - EDGE;
}

function movesItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWN_MOVEMENT)) return true;
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}
