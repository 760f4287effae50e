import type { ComponentProps } from 'react';
import { noteName, useWayToPlayer } from '../way-to-player.ts';
import { Link } from './link.tsx';

interface PlayerLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> {
  id: string;
  /** What the row calls them. */
  name: string;
}

/** A link to a player's profile, over the screen that it is on. */
export function PlayerLink({ id, name, onClick, ...rest }: PlayerLinkProps) {
  const wayTo = useWayToPlayer();
  const note: typeof onClick = (event) => {
    noteName(id, name);
    onClick?.(event);
  };
  return <Link {...rest} onClick={note} {...wayTo(id)} />;
}
