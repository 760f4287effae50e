import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page that can fill the screen, while there is something to fill it with. It stays where it is in the page,
 * so a video in it goes on playing.
 */
export function useFullView(canFill: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isFull = isWanted && canFill;
  useEffect(() => {
    if (!isFull || !part.current) return;
    const giveBack = alone(part.current);
    const leave = () => setIsWanted(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    const onChange = () => !document.fullscreenElement && leave();
    addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onChange);
    // Phones that give no page the whole screen show it over the rest of the page.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      giveBack();
      removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFull]);
  return { part, isFull, toggle: () => setIsWanted(!isFull) };
}

/** Nothing else of the page can be reached, until the answer is called; but what is told over it. */
function alone(part: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at: HTMLElement | null = part; at && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement?.children ?? [])
      if (beside !== at && beside instanceof HTMLElement && !beside.inert && !beside.matches('[data-toasts]'))
        others.push(beside);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
