import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isClearOfEdges, swipeStep, type Touched } from './swipe.ts';
import { TABS } from './tab-list.ts';

/** Things that take sideways movement for themselves. */
const OWN_MOVEMENT =
  'input:not([type=checkbox], [type=radio]), textarea, video, canvas, [role=dialog], [role=alertdialog], [data-no-swipe]';

/** Lets a finger swipe from tab to tab. Each tab can be tapped too. */
export function useTabSwipe(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = TABS.findIndex((tab) => tab.path === pathname);
  // Not an effect that waits for the page transition: the next swipe may come before its end.
  useLayoutEffect(() => {
    if (current < 0) return;
    let start: Touched | null = null;
    const onStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const at = touch && { x: touch.clientX, y: touch.clientY };
      start = at && isClearOfEdges(at, innerWidth) && !movesItself(event.target) ? at : null;
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const next =
        start && touch ? TABS[current + swipeStep(start, { x: touch.clientX, y: touch.clientY })] : undefined;
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
