import type { ReactNode } from 'react';
import type { ShownTeam } from 'sync-protocol/contract/teams';
import { MIN_COMPETING } from 'sync-protocol/rules/teams/team-terms';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { isSeen, type SeenMember } from './face-row.tsx';
import { details as text, messages } from './messages.ts';
import { nameOf } from './names.ts';

export interface TeamDetailsProps {
  open: boolean;
  name: string;
  /** Undefined while it is not known: `instead` says why. */
  team: ShownTeam | undefined;
  instead?: ReactNode;
  /** The way in. */
  footer: ReactNode;
  onClose: () => void;
}

/** A team from without: what it is, whom of it the player may see, and the way in. */
export function TeamDetails({ open, name, team, instead, footer, onClose }: TeamDetailsProps) {
  return (
    <Sheet open={open} onClose={onClose} title={name} footer={footer}>
      {team ? <About team={team} /> : instead}
    </Sheet>
  );
}

function About({ team: { description, memberCount, members } }: { team: ShownTeam }) {
  const seen = members.filter(isSeen);
  const others = memberCount - seen.length;
  return (
    <>
      {description && (
        <p dir="auto" className="mb-4 text-sm text-ink-soft">
          {description}
        </p>
      )}
      <h3 className="mb-2 flex items-center justify-between text-sm font-semibold">
        {messages.size(memberCount)}
        {memberCount < MIN_COMPETING && <Pill>{messages.needMore}</Pill>}
      </h3>
      {seen.length > 0 && (
        <RowList label={text.players}>
          {seen.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </RowList>
      )}
      {others > 0 && (
        <p className="mt-2 text-xs text-ink-soft">{seen.length > 0 ? text.others(others) : text.hidden}</p>
      )}
    </>
  );
}

function Member({ member }: { member: SeenMember }) {
  const name = nameOf(member);
  const role = member.role === 'member' ? undefined : messages.roles[member.role];
  return (
    <li>
      <PlayerLink id={member.userId} name={name} className={rowClass}>
        <Avatar name={member.displayName} called={name} image={member.profileImageUrl} />
        <RowText title={name} detail={[role, member.position].filter(Boolean).join(' · ')} />
      </PlayerLink>
    </li>
  );
}
