import type { ComponentProps } from 'react';
import { useWayToPlayer } from '../way-to-player.ts';
import { Link } from './link.tsx';

interface PlayerLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> {
  id: string;
}

/** A link to a player's profile, over the screen that it is on. */
export function PlayerLink({ id, ...rest }: PlayerLinkProps) {
  const wayTo = useWayToPlayer();
  return <Link {...rest} {...wayTo(id)} />;
}
