import type { PlayerCard, ShownMember, ShownTeam } from 'sync-protocol/contract/teams';
import type { UserId } from 'sync-protocol/ids';
import { MIN_COMPETING } from 'sync-protocol/rules/teams/team-terms';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { messages } from './messages.ts';
import { PrivateFace } from './private-face.tsx';

const FACES = 4;
const OVERLAPPING = '-mr-2 ring-2 ring-surface';

type Face = Pick<PlayerCard, 'userId' | 'displayName' | 'firstName' | 'lastName' | 'profileImageUrl'>;

interface FaceRowProps {
  /** Whom the viewer sees, by membership; undefined: nobody has told this phone who that is. */
  faces: readonly (readonly [id: string, face: Face | undefined])[];
  /** How many are in the team, seen or not. */
  count: number;
}

/** Who is in a team, at a glance: some faces, how many there are, and whether they are enough to compete. */
export function FaceRow({ faces, count }: FaceRowProps) {
  const shown = faces.slice(0, FACES);
  const others = count - shown.length;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      {shown.length > 0 && (
        <span className="flex items-center pr-2">
          {shown.map(([id, face]) =>
            face?.userId === null ? (
              <PrivateFace key={id} className={OVERLAPPING} />
            ) : (
              <Avatar
                key={id}
                name={face?.displayName ?? null}
                called={face && `${face.firstName} ${face.lastName}`.trim()}
                image={face?.profileImageUrl}
                className={OVERLAPPING}
              />
            ),
          )}
          {others > 0 && (
            <span className="numerals ml-3.5 text-sm font-semibold text-ink-soft">
              {messages.more(others)}
            </span>
          )}
        </span>
      )}
      <span className="flex-1 text-sm whitespace-nowrap text-ink-soft">{messages.size(count)}</span>
      {count < MIN_COMPETING && <Pill>{messages.needMore}</Pill>}
    </p>
  );
}

export type SeenMember = ShownMember & { userId: UserId };

/** Whom of a team the player may see: the others are there, and nothing else. */
export const isSeen = (member: ShownMember): member is SeenMember => member.userId !== null;

/** Of a team that the player is not in, those whom they may see. */
export function TeamFaces({ team: { members, memberCount } }: { team: ShownTeam }) {
  const faces = members.filter(isSeen).map((one) => [one.id, one] as const);
  return <FaceRow faces={faces} count={memberCount} />;
}
