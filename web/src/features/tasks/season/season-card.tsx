import type { Season } from 'sync-protocol/entities/training/season';
import { SEASON_PHASES } from 'sync-protocol/rules/training/program-terms';
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
  const { phase } = season;
  const change = (changed: Partial<Season>) => void saveSeason(season, changed);
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
            days={season.practices}
            onChange={(practices) => change({ practices })}
          />
          {phase === 'season' && (
            <Weekdays
              label={text.matches}
              days={season.matches}
              onChange={(matches) => change({ matches })}
            />
          )}
          <MatchCalendar today={today} season={season} />
        </>
      )}
      {phase && (
        <Button tone="ghost" className="mt-3 -ml-2" onClick={() => change({ phase: null })}>
          {text.forget}
        </Button>
      )}
    </Card>
  );
}
