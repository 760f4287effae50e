import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '#ui/use-media.ts';

/** On every change of route: up to the top, and the focus to the new screen, so that it is read out. */
export function useRouteEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [pathname, main]);
}
