import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { useCompetitions } from '#data/live/competitions.ts';
import { usePlayerStats } from '#data/live/live.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { knownCount } from '#ui/format.ts';
import { nearTime } from '#ui/near-time.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { TimeLeft } from './competition-card.tsx';
import { board as text, messages } from './messages.ts';
import { useProgress } from './use-progress.ts';
import { Versus } from './versus.tsx';

const PATH = '/teams?tab=competitions';

/** How the player's teams do against others: what is on, and what was won. Nothing for who is in no team. */
export function BoardCompetitions() {
  const teams = useOwnTeams();
  const competitions = useCompetitions();
  const running = (competitions ?? []).filter(({ status }) => status === 'active');
  const { scoresOf, asOf } = useProgress(running);
  const canChallenge = teams?.some(({ own }) => isManager(own.role)) === true;
  const won = usePlayerStats()?.competitionsWon ?? null;
  if (!teams || teams.length === 0 || !competitions) return null;
  return (
    <Card as="section" aria-label={text.title}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div>
          <h2 className="text-lg">{text.title}</h2>
          <dl className="flex gap-4 text-sm">
            <Stat label={text.active} value={running.length} />
            <Stat label={text.won} value={won} />
          </dl>
        </div>
        <SectionLink to={PATH}>
          {canChallenge && running.length === 0 ? text.challenge : text.see}
        </SectionLink>
      </div>
      <ul>
        {running.map((competition) => {
          const name = teams.find(({ team }) => team.id === competition.teamId)?.team.name ?? '';
          const scores = scoresOf(competition);
          return (
            <li key={competition.id} className="mt-3 [&+li]:border-t [&+li]:border-line [&+li]:pt-3">
              <p className="font-semibold">{competition.name}</p>
              <Versus competition={competition} ownName={name} scores={scores} />
              <TimeLeft competition={competition} mine={scores.mine} />
            </li>
          );
        })}
      </ul>
      {/* Without a running one nothing is fetched. */}
      {running.length > 0 && asOf !== undefined && (
        <p className="mt-3 text-xs text-ink-soft">
          {asOf > 0 ? messages.asOf(nearTime(asOf, now())) : messages.scoresLater}
        </p>
      )}
    </Card>
  );
}

function Stat({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="numerals font-bold">{knownCount(value)}</dd>
    </div>
  );
}
