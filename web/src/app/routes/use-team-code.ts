import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { now } from '#data/clock.ts';
import { broughtAt, TEAM_CODE } from '#data/team-code.ts';
import type { Visitor } from './access.ts';

/** Whoever has the phone after that may be somebody else. */
const KEPT_MS = 24 * 3_600_000;

/** A team's code that somebody came with is kept while they sign in or up; then they are where they wanted to go. */
export function useTeamCode(visitor: Visitor): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const code = pathname === '/teams' && new URLSearchParams(search).get('code');
    try {
      const kept = localStorage.getItem(TEAM_CODE);
      if (visitor !== 'player') {
        if (code) localStorage.setItem(TEAM_CODE, `${now()} ${encodeURIComponent(code)}`);
      } else if (kept) {
        localStorage.removeItem(TEAM_CODE);
        // A moment to come is one of a clock that was wrong.
        if (Math.abs(now() - broughtAt(kept)) < KEPT_MS)
          // They may be led there from the sign-in as well: that is one visit.
          void navigate(`/teams?code=${kept.split(' ')[1]}`, { replace: pathname !== '/' });
      }
    } catch {
      // Without storage they type it.
    }
  }, [visitor, pathname, search, navigate]);
}
