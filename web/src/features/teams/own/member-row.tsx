import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { ShownMember } from 'sync-protocol/contract/teams';
import { Link } from '#ui/controls/link.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowText } from '#ui/surfaces/list-row.tsx';
import { messages } from '../messages.ts';
import { nameOf } from '../names.ts';
import { WeekDots } from './week-dots.tsx';

interface MemberRowProps {
  member: TeamMember;
  face: ShownMember | undefined;
  /** Of the player's own row: what this phone knows of their week. */
  ownWeek?: readonly boolean[] | undefined;
  /** What can be done about them. */
  action?: ReactNode;
}

/** Somebody in a team. */
export function MemberRow({ member, face, ownWeek, action }: MemberRowProps) {
  const name = nameOf(face);
  const isPrivate = face !== undefined && face.userId === null;
  const role = member.role === 'member' ? undefined : messages.roles[member.role];
  const details = [ownWeek && messages.you, role, face?.position].filter(Boolean).join(' · ');
  const shown = (
    <>
      {isPrivate ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-well">
          <Lock className="size-4 text-ink-soft" aria-hidden />
        </span>
      ) : (
        <Avatar name={face?.displayName ?? null} image={face?.profileImageUrl} />
      )}
      <RowText title={name} detail={details} />
      {!action && <WeekDots name={name} week={ownWeek ?? face?.week ?? null} />}
    </>
  );
  const look = 'flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2.5';
  const isLink = face?.userId && !ownWeek && !action;
  return (
    <li className="flex items-center">
      {isLink ? (
        <Link to={{ search: `?team=${member.teamId}&player=${face.userId}` }} className={`pressable ${look}`}>
          {shown}
        </Link>
      ) : (
        <span className={look}>{shown}</span>
      )}
      {action}
    </li>
  );
}
