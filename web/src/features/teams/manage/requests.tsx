import type { PlayerCard } from 'sync-protocol/contract/teams';
import type { JoinRequestId } from 'sync-protocol/ids';
import { teamAnswer } from 'sync-protocol/mutations/teams/join-changes';
import type { OwnTeam } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { change } from '../changes.ts';
import { sheet as text } from '../messages.ts';
import { nameOf } from '../names.ts';
import { useRequests } from './requests-to.ts';

/** Who wants to join a team, to be let in or not; who they are is asked of the server. */
export function Requests({ team: own }: { team: OwnTeam }) {
  const { team } = own;
  const requests = useRequests(own);
  if (requests.length === 0) return null;
  const answer = (joinRequestId: JoinRequestId, isAccepted: boolean) =>
    void change(teamAnswer, { teamId: team.id, joinRequestId, isAccepted }, text.answered);
  return (
    <section aria-label={text.requests} className="mb-4">
      <h3 className="mb-2 text-sm font-semibold">{text.requests}</h3>
      <RowList>
        {requests.map(({ id, card }) => {
          const name = nameOf(card);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
              <Asker card={card} />
              <span className="ml-auto flex gap-2">
                <Button aria-label={text.declineOf(name)} onClick={() => answer(id, false)}>
                  {text.decline}
                </Button>
                <Button tone="primary" aria-label={text.acceptOf(name)} onClick={() => answer(id, true)}>
                  {text.accept}
                </Button>
              </span>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}

/** Who asks, and the way to their profile, as far as the one who answers may know them. */
function Asker({ card }: { card: PlayerCard | undefined }) {
  const name = nameOf(card);
  const shown = (
    <>
      <Avatar name={card?.displayName ?? null} called={name} image={card?.profileImageUrl} />
      <RowText title={name} detail={card?.position} className="basis-28" />
    </>
  );
  const look = 'flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3';
  if (!card?.userId) return <span className={look}>{shown}</span>;
  return (
    <PlayerLink id={card.userId} name={name} className={`pressable ${look}`}>
      {shown}
    </PlayerLink>
  );
}
