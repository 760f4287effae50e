import { useState } from 'react';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { useToday } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { useTeamCheers, type OwnTeam } from '#data/live/teams.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { RowList } from '#ui/lists/list-row.tsx';
import { sheet as text } from '../messages.ts';
import { nameOf } from '../names.ts';
import type { Faces } from '../use-faces.ts';
import type { CheerSheetProps } from '../week/cheer-sheet.tsx';
import { MemberRow, type Cheers } from './member-row.tsx';
import { joinedDaysAgo, newcomersFirst } from './newcomers.ts';
import { useOwnWeek } from '../week/use-own-week.ts';

const CheerSheet = onDemand<CheerSheetProps>(
  async () => (await import('../week/cheer-sheet.tsx')).CheerSheet,
);

/** Everybody in a team: when they train this week, and a cheer for each of the others. */
export function Roster({ team: { own, members }, faces: { faces } }: { team: OwnTeam; faces: Faces }) {
  const today = useToday();
  const canManage = isManager(own.role);
  const { tasks } = useOwnWeek();
  const me = useOwnProfile();
  const cheersWith = useCheersWith(faces);
  const [cheeringId, setCheeringId] = useState<string>();
  const cheering = members.find(({ id }) => id === cheeringId);
  const shown = useKept(cheering ?? null);
  return (
    <>
      <RowList label={text.roster}>
        {(canManage ? newcomersFirst(members, today) : members).map((member) => {
          const isOwn = member.id === own.id;
          const cheers = isOwn ? undefined : cheersWith(member);
          return (
            <MemberRow
              key={member.id}
              member={member}
              face={faces.get(member.id) ?? (isOwn && me ? { ...me, userId: me.id } : undefined)}
              own={isOwn ? { week: tasks?.map((count) => count > 0) } : undefined}
              joined={canManage ? joinedDaysAgo(member, today) : undefined}
              cheers={cheers && { ...cheers, onCheer: () => setCheeringId(member.id) }}
            />
          );
        })}
      </RowList>
      {shown && (
        <CheerSheet
          open={cheering !== undefined}
          member={shown}
          name={nameOf(faces.get(shown.id))}
          onClose={() => setCheeringId(undefined)}
        />
      )}
    </>
  );
}

/** What was called out between the player and a teammate whom they see. */
function useCheersWith(faces: Faces['faces']) {
  const today = useToday();
  const cheers = useTeamCheers();
  const isWaiting = useIsWaiting();
  return ({ id }: TeamMember): Omit<Cheers, 'onCheer'> | undefined => {
    const player = faces.get(id)?.userId;
    if (!player || !cheers) return undefined;
    // In another team it is the same teammate.
    const theirs = cheers.filter(({ membershipId }) => faces.get(membershipId)?.userId === player);
    const sent = theirs.find(({ side, day }) => side === 'sent' && day === today);
    const heard = theirs.find(({ side }) => side === 'received');
    return { sent, heard, isWaiting: sent !== undefined && isWaiting(sent.id) };
  };
}
