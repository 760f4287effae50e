import { Timer, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { countsUntil, resultOf, timeRemaining } from 'sync-protocol/rules/competitions/competition-score';
import { listOf } from 'sync-protocol/rules/competitions/competition-states';
import type { Side } from 'sync-protocol/rules/competitions/competition-terms';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { now, playerZone } from '#data/clock.ts';
import type { OwnCompetition } from '#data/live/competitions.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { count, dateInShort, dayInShort } from '#ui/format.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { deadline, nearTime } from '#ui/near-time.ts';
import { ShareButton } from '#ui/share/share-button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Pill, type PillTone } from '#ui/surfaces/pill.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { respond, withdraw } from './changes.ts';
import { messages } from './messages.ts';
import type { Scores } from './use-progress.ts';
import { Versus } from './versus.tsx';

interface CompetitionCardProps {
  competition: OwnCompetition;
  /** The player's own of the two teams. */
  team: OwnTeam;
  /** The other one, where the player is in both. */
  otherTeam?: OwnTeam | undefined;
  scores: Scores;
}

/** A competition with what can be seen of it, and done about it, in its state. */
export function CompetitionCard({ competition, team, otherTeam, scores }: CompetitionCardProps) {
  const isWaiting = useIsWaiting();
  const { name, description, competitionType, targetValue, duration, twin } = competition;
  const ownName = team.team.name;
  const list = listOf(competition, new Date(now()).toISOString());
  return (
    <Card as="li" aria-label={name}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 text-lg">{name}</h2>
        {[competition, twin].some((row) => row && isWaiting(row.id)) && (
          <WaitingMark label={messages.waiting} />
        )}
        {list === 'completed' && <Outcome competition={competition} />}
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">
        {messages.types[competitionType].target(count(targetValue))}{' '}
        {list === 'completed' && messages.in(duration)}
        {/* Once it runs, the time that is left says it all. */}
        {list === 'pending' && messages.inAndFirst(duration)}
      </p>
      {description && (
        <p dir="auto" className="mt-2 text-sm">
          {description}
        </p>
      )}
      {list === 'pending' ? (
        <Challenge competition={competition} team={team} otherTeam={otherTeam} />
      ) : (
        // Of one that was dissolved the scores are gone.
        competition.startedAt &&
        competition.ending !== 'dissolve' && (
          <Versus competition={competition} ownName={ownName} scores={scores} />
        )
      )}
      {list === 'active' && <TimeLeft competition={competition} mine={scores.mine} />}
      {list === 'active' && scores.missed && (
        <p className="mt-1 text-sm text-ink-soft">{messages.missed[scores.missed]}</p>
      )}
      {list === 'completed' && <HowItEnded competition={competition} ownName={ownName} />}
      {scores.missed !== 'joinedLate' && <ShareWin competition={competition} />}
    </Card>
  );
}

function Challenge({ competition, team, otherTeam }: Omit<CompetitionCardProps, 'scores'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, side, otherTeamName, expiresAt, twin } = competition;
  const isOurs = side === 'challenging';
  const places = [{ row: competition, team }, ...(twin && otherTeam ? [{ row: twin, team: otherTeam }] : [])];
  /** The row of the side for which the player may speak. */
  const spokenFor = (wanted: Side) =>
    places.find((one) => one.row.side === wanted && isManager(one.team.own.role))?.row;
  const [made, asked] = [spokenFor('challenging'), spokenFor('challenged')];
  const isAsked = places.some(({ row }) => row.side === 'challenged');
  const [by, to] = isOurs ? [team.team.name, otherTeamName] : [otherTeamName, team.team.name];
  return (
    <>
      <p className="mt-3 font-semibold">
        {twin
          ? messages.challengeBetween(by, to)
          : isOurs
            ? messages.challengeTo(to)
            : messages.challengeFrom(by)}
      </p>
      <p className="text-xs text-ink-soft">
        {messages.until(deadline(expiresAt, now()))}{' '}
        {isAsked && !asked && (twin ? messages.managersAnswerFor(to) : messages.managersAnswer)}
      </p>
      {made && (
        <Button
          className="mt-3"
          tone="outline"
          aria-label={messages.cancelOf(name)}
          onClick={() => setIsAsking(true)}
        >
          {messages.cancel}
        </Button>
      )}
      {asked && (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button aria-label={messages.declineOf(name)} onClick={() => void respond(asked, false)}>
            {messages.decline}
          </Button>
          <Button
            tone="primary"
            aria-label={messages.acceptOf(name)}
            onClick={() => void respond(asked, true)}
          >
            {messages.accept}
          </Button>
        </div>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={messages.cancelTitle(name)}
        text={messages.cancelText}
        confirmLabel={messages.cancel}
        cancelLabel={messages.keep}
        isDangerous
        onConfirm={() => made && void withdraw(made)}
      />
    </>
  );
}

/**
 * How long it still goes on; after its end, until when late training still counts. While its acceptance waits on this
 * phone it has no time that runs: it begins when the server hears of it.
 */
export function TimeLeft({
  competition: { id, endsAt },
  mine,
}: {
  competition: Pick<Competition, 'id' | 'endsAt'>;
  mine: number | null;
}) {
  const isWaiting = useIsWaiting();
  if (endsAt === null) return null;
  // With a connection it is sent before this is seen.
  if (isWaiting(id))
    return <p className="animate-wait-long mt-3 text-sm text-ink-soft">{messages.startsLater}</p>;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      <Timer className="size-4" aria-hidden />
      <span className="flex-1">{timeWords(endsAt)}</span>
      {mine !== null && mine > 0 && <span className="numerals">{messages.own(count(mine))}</span>}
    </p>
  );
}

function timeWords(endsAt: string): string {
  const at = now();
  if (Date.parse(endsAt) > at) return messages.left(timeRemaining(endsAt, at));
  const until = Date.parse(countsUntil(endsAt));
  return until > at ? messages.counting(nearTime(until, at)) : messages.closing;
}

const TONES: Record<ReturnType<typeof resultOf>, PillTone> = {
  won: 'success',
  lost: 'neutral',
  draw: 'outline',
};

function Outcome({ competition }: Pick<CompetitionCardProps, 'competition'>) {
  const { ownScore, otherScore, ending } = competition;
  if (ownScore === null || otherScore === null)
    return <Pill tone="outline">{messages.endings[ending ?? 'expire']}</Pill>;
  if (winnerOf(competition) !== undefined) return null;
  const result = resultOf(ownScore, otherScore);
  return <Pill tone={TONES[result]}>{messages.results[result]}</Pill>;
}

/** Who of their teams has won, for a player in both: they have neither won nor lost. */
function winnerOf({ ownScore, otherScore, twin }: OwnCompetition): 'own' | 'other' | undefined {
  if (!twin || ownScore === null || otherScore === null) return undefined;
  const result = resultOf(ownScore, otherScore);
  return result === 'draw' ? undefined : result === 'won' ? 'own' : 'other';
}

/** A win as a picture: the result alone, for a team's name can tell where its players are found. */
function ShareWin({ competition }: Pick<CompetitionCardProps, 'competition'>) {
  const { ownScore, otherScore, competitionType } = competition;
  if (ownScore === null || otherScore === null) return null;
  if (resultOf(ownScore, otherScore) !== 'won' && winnerOf(competition) === undefined) return null;
  return (
    <ShareButton
      className="mt-3"
      label={messages.share}
      achievement={{
        kind: messages.sharedAs,
        title: messages.sharedTitle(
          count(Math.max(ownScore, otherScore)),
          count(Math.min(ownScore, otherScore)),
        ),
        detail: messages.types[competitionType].shared,
        metal: 'gold',
        sign: <Trophy />,
      }}
    />
  );
}

/**
 * The day it ended, in words. Once its time was up only late training came in: then it is the last day that counted,
 * where the player is, for the end lies at the turn of a training day.
 */
function endDay({ endsAt, closedAt, expiresAt }: Competition): string {
  const closed = closedAt ?? expiresAt;
  return endsAt !== null && endsAt <= closed
    ? dayInShort(trainingDay(Date.parse(endsAt) - 1, playerZone()))
    : dateInShort(closed);
}

function HowItEnded({ competition, ownName }: { competition: OwnCompetition; ownName: string }) {
  const { ending, otherTeamName, startedAt, closedAt, expiresAt } = competition;
  if (ending === 'dissolve') {
    const since = dateInShort(closedAt ?? expiresAt);
    return (
      <Ended headline={messages.against(ownName, messages.goneTeam)}>
        {startedAt ? messages.offUnwon(since) : messages.offSince(since)}
      </Ended>
    );
  }
  const winner = winnerOf(competition);
  const headline = winner
    ? messages.winner(winner === 'own' ? ownName : otherTeamName)
    : !startedAt && messages.against(ownName, otherTeamName);
  return <Ended headline={headline}>{messages.endedOn(endDay(competition))}</Ended>;
}

function Ended({ headline, children }: { headline: string | false; children: string }) {
  return (
    <>
      {headline && <p className="mt-3 font-semibold">{headline}</p>}
      <p className={headline ? 'text-xs text-ink-soft' : 'mt-3 text-xs text-ink-soft'}>{children}</p>
    </>
  );
}
