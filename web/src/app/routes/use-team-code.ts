import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Visitor } from './access.ts';

const KEPT = 'team-code';

/** A team's code that somebody came with is kept while they sign in or up; then they are where they wanted to go. */
export function useTeamCode(visitor: Visitor): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const code = pathname === '/teams' && new URLSearchParams(search).get('code');
    try {
      const kept = localStorage.getItem(KEPT);
      if (visitor !== 'player') {
        if (code) localStorage.setItem(KEPT, code);
      } else if (kept) {
        localStorage.removeItem(KEPT);
        void navigate(`/teams?code=${encodeURIComponent(kept)}`);
      }
    } catch {
      // Without storage they type it.
    }
  }, [visitor, pathname, search, navigate]);
}
