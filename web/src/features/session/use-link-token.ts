import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { now } from '#data/clock.ts';
import { keepInTab, keptInTab } from './kept-in-tab.ts';

/** A tab that a browser brings back later may be before somebody else. */
const KEPT_MS = 10 * 60_000;

/**
 * The token of the link that led here. It is taken out of the address, where others could read it later, and kept in this
 * tab for a few minutes, while this page stands: a phone or a new version may start it over at any time.
 * @returns the token, and how to let go of it once it is used or dead
 */
export function useLinkToken(): { token: string; letGo: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const key = `volleypath.link:${pathname}`;
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? keptToken(key));
  const letGo = useCallback(() => keepInTab(key, ''), [key]);
  useEffect(() => {
    keepInTab(key, token && `${now()} ${token}`);
    return letGo;
  }, [key, token, letGo]);
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { token, letGo };
}

function keptToken(key: string): string {
  const [at, token = ''] = keptInTab(key).split(' ');
  return now() - Number(at) < KEPT_MS ? token : '';
}
