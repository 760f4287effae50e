import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '#ui/use-media.ts';

/** Paths to a place that has another: who has just set up a profile stands at /home. */
const ALSO: Readonly<Record<string, string>> = { '/signup': '/auth', '/home': '/' };

/** Where a path leads: between two of one place the screen stays where it is, with the focus. */
export function placeOf(pathname: string): string {
  return ALSO[pathname] ?? pathname;
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
