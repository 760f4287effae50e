import { useEffect, useEffectEvent } from 'react';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import type { OwnTeam } from '#data/live/teams.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';

interface ManagerOnly {
  open: boolean;
  /** Undefined while this phone knows of none: what becomes of the sheet then is not decided here. */
  team: OwnTeam | undefined;
  onClose: () => void;
}

/**
 * Closes what only a team's creator and admins may do once the player is neither, and says why: the rows tell it at once.
 * @returns whether it is open to the player
 */
export function useManagerOnly({ open, team, onClose }: ManagerOnly): boolean {
  const isOpen = open && isManager(team?.own.role);
  const isBarred = open && team !== undefined && !isOpen;
  const close = useEffectEvent(() => {
    if (team) toast({ title: messages.notAdmin(team.team.name) });
    onClose();
  });
  useEffect(() => {
    if (isBarred) close();
  }, [isBarred]);
  return isOpen;
}
