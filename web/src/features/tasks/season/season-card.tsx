import type { Season } from 'sync-protocol/entities/training/season';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { seasonSet } from 'sync-protocol/mutations/training/season-changes';
import { SEASON_PHASES } from 'sync-protocol/rules/training/program-terms';
import { useReady } from '#data/rows/tap.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { MatchCalendar } from './match-calendar.tsx';
import { saveSeason } from './season-changes.ts';
import { messages } from './season-messages.ts';
import { Weekdays } from './weekdays.tsx';

const text = messages.season;
const CHOICES = SEASON_PHASES.map((value) => ({ value, label: messages.phases[value] }));

/** Where in the year the team is, and which days hold practice and matches. */
export function SeasonCard({ today, season }: { today: string; season: Season }) {
  const { phase, practices, matches } = season;
  // A change names all days of its kind: it has to stand when the next tap comes.
  useReady(seasonSet, { phase, practices, matches });
  const change = (changed: MutationArgs<'season.set'>) => void saveSeason(changed);
  return (
    <Card as="section" aria-label={text.title}>
      <h2 className="text-lg">{text.title}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{phase ? messages.means[phase] : text.intro}</p>
      <Segmented
        label={text.group}
        choices={CHOICES}
        value={phase}
        onChange={(chosen) => change({ phase: chosen })}
      />
      {(phase === 'preseason' || phase === 'season') && (
        <>
          <Weekdays
            label={text.practices}
            days={practices}
            onChange={(days) => change({ practices: days })}
          />
          {phase === 'season' && (
            <Weekdays label={text.matches} days={matches} onChange={(days) => change({ matches: days })} />
          )}
        </>
      )}
      {phase && <MatchCalendar today={today} season={season} />}
      {phase && (
        <Button tone="ghost" className="mt-3 -ml-2" onClick={() => change({ phase: null })}>
          {text.forget}
        </Button>
      )}
    </Card>
  );
}
