import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepInTab, keptInTab } from './kept-in-tab.ts';

/**
 * The token of the link that led here. It is taken out of the address, where others could read it later, and kept in this
 * tab for as long as this page stands: a phone or a new version may start it over at any time.
 * @returns the token, and how to let go of it once it is used or dead
 */
export function useLinkToken(): { token: string; letGo: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const key = `volleypath.link:${pathname}`;
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? keptInTab(key));
  const letGo = useCallback(() => keepInTab(key, ''), [key]);
  useEffect(() => {
    keepInTab(key, token);
    return letGo;
  }, [key, token, letGo]);
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { token, letGo };
}
