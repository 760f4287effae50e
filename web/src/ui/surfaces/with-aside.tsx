import type { ReactNode } from 'react';
import { useMedia } from '../use-media.ts';

/** Whether something has room beside what a page is about: on a phone it would be in the way. */
export function useHasRoomBeside(): boolean {
  return useMedia('(min-width: 80rem)');
}

interface WithAsideProps {
  /** What stands at the right, where there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/**
 * What a page is about, and beside it what a player may want meanwhile. It stays the same when the room comes or goes: a
 * tablet that is turned loses nothing that was typed.
 */
export function WithAside({ aside, children }: WithAsideProps) {
  const isBeside = useHasRoomBeside() && Boolean(aside);
  return (
    <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-8' : 'contents'}>
      <div className={isBeside ? '[&>section:first-child]:mt-0' : 'contents'}>{children}</div>
      {isBeside && <aside className="[&>section:first-child]:mt-0">{aside}</aside>}
    </div>
  );
}
