import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { teamRemoveMember, teamSetRole } from 'sync-protocol/mutations/teams/member-changes';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { useToday } from '#data/clock.ts';
import type { Said } from '#data/rows/act.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { change } from '../changes.ts';
import { manage as text, messages } from '../messages.ts';
import { nameOf } from '../names.ts';
import type { Faces } from '../use-faces.ts';
import { MemberRow } from '../own/member-row.tsx';
import { joinedDaysAgo, newcomersFirst } from '../own/newcomers.ts';

/** The others in a team, and what may be done about each of them. */
export function ManageMembers({ team: { team, own, members }, faces }: { team: OwnTeam; faces: Faces }) {
  const [asked, setAsked] = useState<{ act: 'remove' | 'handOver'; member: TeamMember } | null>(null);
  const today = useToday();
  const others = newcomersFirst(members, today).filter(({ id }) => id !== own.id);
  if (others.length === 0) return null;
  const isCreator = own.role === 'creator';
  // Whose name they don't see nobody gives a say in the team.
  const mayLead = ({ id }: TeamMember) => faces.faces.get(id)?.userId !== null;
  const setRole = ({ id: membershipId }: TeamMember, role: TeamRole, said: Said) =>
    void change(teamSetRole, { teamId: team.id, membershipId, role }, said);
  const itemsFor = (member: TeamMember) => [
    ...(isCreator && member.role === 'admin'
      ? [{ label: text.makeMember, onSelect: () => setRole(member, 'member', text.roleChanged) }]
      : []),
    ...(isCreator && member.role === 'member' && mayLead(member)
      ? [{ label: text.makeAdmin, onSelect: () => setRole(member, 'admin', text.roleChanged) }]
      : []),
    ...(isCreator && mayLead(member)
      ? [{ label: text.handOver, onSelect: () => setAsked({ act: 'handOver', member }) }]
      : []),
    { label: text.remove, isDangerous: true, onSelect: () => setAsked({ act: 'remove', member }) },
  ];
  const mayChange = ({ role }: TeamMember) => role === 'member' || (isCreator && role === 'admin');
  const name = nameOf(faces.faces.get(asked?.member.id ?? ''));
  const isRemoval = asked?.act === 'remove';
  const act = () => {
    if (!asked) return;
    const { id: membershipId } = asked.member;
    if (!isRemoval) return setRole(asked.member, 'creator', text.handedOver);
    const args = { teamId: team.id, membershipId, code: newTeamCode() };
    void change(teamRemoveMember, args, text.removed);
  };
  return (
    <section aria-label={text.members} className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{text.members}</h3>
      <RowList>
        {others.map((member) => {
          const face = faces.faces.get(member.id);
          return (
            <MemberRow
              key={member.id}
              member={member}
              face={face}
              joined={joinedDaysAgo(member, today)}
              action={
                mayChange(member) ? (
                  <Menu
                    label={text.actionsFor(nameOf(face))}
                    icon={<Ellipsis className="size-5" aria-hidden />}
                    items={itemsFor(member)}
                  />
                ) : undefined
              }
            />
          );
        })}
      </RowList>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={isRemoval ? text.removeTitle(name) : text.handOverTitle(name)}
        text={isRemoval ? text.removeText : text.handOverText}
        confirmLabel={isRemoval ? text.remove : text.handOver}
        cancelLabel={messages.cancel}
        isDangerous={isRemoval}
        onConfirm={act}
      />
    </section>
  );
}
