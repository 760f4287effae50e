import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { activeUserId } from '#data/session/stored-session.ts';
import { prefersReducedMotion } from '#ui/use-media.ts';
import { arriveAt } from '#ui/where-left.ts';
import { screenPath } from '../frame/tab-list.ts';

/** Where a path leads: two that are tabs of one screen stay where they are, with the focus. */
export function placeOf(pathname: string): string {
  return pathname === '/signup' ? '/auth' : pathname;
}

/**
 * At every new place: up to the top, or to where it was left, and the focus to the new screen, so that it is read out.
 */
export function useRouteEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = placeOf(pathname);
  const shown = useRef(place);
  // Before it is painted.
  useLayoutEffect(() => arriveAt(screenPath(place), key, isBack, activeUserId() ?? ''), [place, key, isBack]);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    main.current?.focus({ preventScroll: true });
    if (!isBack) scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [place, isBack, main]);
}
