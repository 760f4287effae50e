import { Check, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerCard } from 'sync-protocol/contract/teams';
import type { TeamCheer } from 'sync-protocol/entities/teams/cheer';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import { cheerWords } from 'sync-protocol/rules/cheers';
import { now } from '#data/clock.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { timeAgo } from '#ui/format.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowText } from '#ui/lists/list-row.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { messages, sheet as text } from '../messages.ts';
import { nameOf } from '../names.ts';
import { PrivateFace } from '../private-face.tsx';
import type { Face } from '../use-faces.ts';
import { WeekDots } from '../week/week-dots.tsx';

/** What the player and somebody in the team call out to each other. */
export interface Cheers {
  /** The player's of today. */
  sent: TeamCheer | undefined;
  isWaiting: boolean;
  /** The last one for the player. */
  heard: TeamCheer | undefined;
  onCheer: () => void;
}

interface MemberRowProps {
  member: TeamMember;
  face: (PlayerCard & Pick<Partial<Face>, 'week'>) | undefined;
  /** Of the player's own row: what this phone knows of their week. */
  own?: { week: readonly boolean[] | undefined } | undefined;
  cheers?: Cheers | undefined;
  /** How many days ago they came, where that is told. */
  joined?: number | undefined;
  /** What can be done about them. */
  action?: ReactNode;
}

/** Somebody in a team. */
export function MemberRow({ member, face, own, cheers, joined, action }: MemberRowProps) {
  const name = nameOf(face);
  const isPrivate = face !== undefined && face.userId === null;
  const role = member.role === 'member' ? undefined : messages.roles[member.role];
  const since = joined !== undefined && text.joined(joined);
  const details = [own && messages.you, role, since, face?.position].filter(Boolean).join(' · ');
  const shown = (
    <>
      {isPrivate ? (
        <PrivateFace />
      ) : (
        <Avatar name={face?.displayName ?? null} called={name} image={face?.profileImageUrl} />
      )}
      <span className="min-w-0 flex-1">
        <RowText title={name} detail={details} />
        {!action && <WeekDots name={name} week={own ? own.week : face?.week} />}
        {cheers && <CheerWords {...cheers} />}
      </span>
    </>
  );
  const look = 'flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2.5';
  const linked = !own && !action && face?.userId;
  return (
    <li className="flex items-center">
      {linked ? (
        <PlayerLink id={linked} name={name} className={`pressable ${look}`}>
          {shown}
        </PlayerLink>
      ) : (
        <span className={look}>{shown}</span>
      )}
      {cheers && <CheerButton name={name} {...cheers} />}
      {action}
    </li>
  );
}

function CheerWords({ sent, isWaiting, heard }: Cheers) {
  return (
    <span className="block text-xs text-ink-soft">
      {heard && (
        <span className="mt-1.5 block">
          {text.heard(cheerWords(heard.cheer), timeAgo(Date.parse(heard.createdAt), now()))}
        </span>
      )}
      {sent && (
        <span className="mt-1.5 flex items-center gap-1">
          {text.cheered(cheerWords(sent.cheer))}
          {isWaiting && <WaitingMark label={messages.waiting} />}
        </span>
      )}
    </span>
  );
}

function CheerButton({ name, sent, onCheer }: Cheers & { name: string }) {
  if (!sent)
    return (
      <IconButton
        label={text.cheerFor(name)}
        icon={<Hand className="size-5" aria-hidden />}
        className="mr-2 bg-well"
        onClick={onCheer}
      />
    );
  return (
    <span className="mr-2 grid size-11 shrink-0 place-items-center">
      <Check className="size-5 text-success" role="img" aria-label={text.cheeredToday(name)} />
    </span>
  );
}
