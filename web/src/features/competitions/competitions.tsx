import { Swords } from 'lucide-react';
import { useState } from 'react';
import {
  COMPETITION_LISTS,
  isStillListed,
  listOf,
  type CompetitionList,
} from 'sync-protocol/rules/competitions/competition-states';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { useCompetitions, type OwnCompetition } from '#data/live/competitions.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { nearTime } from '#ui/near-time.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import type { ChallengeDialogProps } from './challenge-dialog.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { CompetitionCard } from './competition-card.tsx';
import { messages } from './messages.ts';
import { useProgress } from './use-progress.ts';

const ChallengeDialog = onDemand<ChallengeDialogProps>(
  async () => (await import('./challenge-dialog.tsx')).ChallengeDialog,
);

/** The competitions of the player's teams. */
export function Competitions() {
  const teams = useOwnTeams();
  const competitions = useCompetitions();
  const { scoresOf, asOf } = useProgress(competitions ?? []);
  const [chosen, choose] = useChosen('list', COMPETITION_LISTS, null);
  /** The chosen list once something was seen in it. */
  const [filled, setFilled] = useState<CompetitionList>();
  const [isCreating, setIsCreating] = useState(false);
  if (!teams || !competitions) return <SkeletonList rows={3} rowClass="h-40" label={messages.loading} />;
  if (teams.length === 0) return <NoTeam />;
  const at = new Date(now()).toISOString();
  const shown = competitions
    .flatMap((competition) => {
      const { teamId, twin } = competition;
      const [team, otherTeam] = [teamId, twin?.teamId].map((id) => teams.find((one) => one.team.id === id));
      const list = listOf(competition, at);
      const isShown = list !== 'completed' || isStillListed(competition, at);
      return team && isShown ? [{ competition, team, otherTeam, list }] : [];
    })
    // What the own team is asked comes before what it has asked others.
    .sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const of = (list: CompetitionList) => shown.filter((one) => one.list === list);
  // A list whose last one has just gone shows nothing any more, as who accepts a challenge sees it.
  const isFilled = chosen !== null && of(chosen).length > 0;
  if (isFilled && filled !== chosen) setFilled(chosen);
  const isLeft = filled === chosen && !isFilled;
  const show = (value: CompetitionList) => {
    setFilled(undefined);
    choose(value);
  };
  // What wants an answer comes first, then what is going on.
  const first = COMPETITION_LISTS.find((one) => of(one).length > 0) ?? 'active';
  const list = chosen === null || isLeft ? first : chosen;
  const inPart = (part: Part) => of(list).filter((one) => partOf(one) === part);
  const cards = (some: typeof shown) =>
    some.length > 0 && (
      <ul className="grid gap-3">
        {some.map(({ competition, team, otherTeam }) => (
          <CompetitionCard
            key={competition.competitionId}
            competition={competition}
            team={team}
            otherTeam={otherTeam}
            scores={scoresOf(competition)}
          />
        ))}
      </ul>
    );
  const canCreate = teams.some(({ own }) => isManager(own.role));
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start xl:gap-8">
      <div className="xl:order-2">
        <Button
          tone="primary"
          size="lg"
          wide
          disabled={!canCreate}
          aria-describedby={canCreate ? undefined : 'who-creates'}
          onClick={() => setIsCreating(true)}
        >
          <Swords className="size-5" aria-hidden />
          {messages.create}
        </Button>
        {!canCreate && (
          <p id="who-creates" className="mt-2 text-center text-xs text-ink-soft">
            {messages.notManager}
          </p>
        )}
      </div>
      <div className="mt-5 xl:mt-0">
        <Tabs
          label={messages.which}
          tabs={COMPETITION_LISTS.map((value) => {
            const counted = of(value).filter((one) => partOf(one) === null).length;
            const label = messages.lists[value];
            return { value, label: counted > 0 ? `${label} (${counted})` : label };
          })}
          value={list}
          onChange={show}
          isDense
        >
          {of(list).length === 0 && <EmptyState {...messages.empty[list]} />}
          {cards(inPart(null))}
          {(['calledOff', 'unplayed'] as const).map(
            (part) =>
              inPart(part).length > 0 && (
                <section key={part} aria-label={messages.parts[part].title} className="not-first:mt-6">
                  <h2 className="text-lg">{messages.parts[part].title}</h2>
                  <p className="mb-3 text-xs text-ink-soft">{messages.parts[part].text}</p>
                  {cards(inPart(part))}
                </section>
              ),
          )}
          {asOf !== undefined && list === 'active' && of(list).length > 0 && (
            <p className="mt-2 text-center text-xs text-ink-soft">
              {asOf > 0 ? messages.asOf(nearTime(asOf, now())) : messages.scoresLater}
            </p>
          )}
        </Tabs>
      </div>
      <ChallengeDialog
        open={isCreating}
        onClose={() => setIsCreating(false)}
        // It stands there now, and once it is answered what it has become.
        onCreated={() => show('pending')}
      />
    </div>
  );
}

function isAsked({ competition: { status, twin, side } }: { competition: OwnCompetition }): boolean {
  return status === 'pending' && [side, twin?.side].includes('challenged');
}

/** Of what is over: whether it was called off after it had begun, or never began; null: it has a result, or is not over. */
type Part = keyof typeof messages.parts | null;

function partOf({ competition, list }: { competition: OwnCompetition; list: CompetitionList }): Part {
  if (list !== 'completed' || competition.status === 'completed') return null;
  return competition.startedAt === null ? 'unplayed' : 'calledOff';
}

function NoTeam() {
  return (
    <EmptyState
      title={messages.noTeam.title}
      text={messages.noTeam.text}
      action={
        <Link to="/teams" className={buttonClass({ tone: 'primary' })}>
          {messages.noTeam.action}
        </Link>
      }
    />
  );
}
