import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '#ui/use-media.ts';

/** Where a path leads: two that are tabs of one screen stay where they are, with the focus. */
export function placeOf(pathname: string): string {
  return pathname === '/signup' ? '/auth' : pathname;
}

/** At every new place: up to the top, and the focus to the new screen, so that it is read out. */
export function useRouteEffects(main: RefObject<HTMLElement | null>): void {
  const place = placeOf(useLocation().pathname);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    main.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [place, main]);
}
