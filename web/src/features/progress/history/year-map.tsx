import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays } from 'sync-protocol/rules/training-day';
import { count, dayInShort, dayInWords, monthInShort, monthInWords } from '#ui/format.ts';
import { HeatMap, type HeatCell } from '#ui/charts/heat-map.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { heatWeeks, levelOf, summarizeMonths, type HeatDay } from './heat-days.ts';
import { HeatLegend } from './heat-legend.tsx';
import { messages } from '../progress-messages.ts';
import type { PlayerProgress } from '../use-progress.ts';

const text = messages.heat;

/** A year of training days as a map, a chosen day in words, and the same as a table for those who don't see it. */
export function YearMap({ from, today, totals, pauses, streak }: PlayerProgress) {
  const [chosen, setChosen] = useState(today);
  const weeks = heatWeeks(from, { today, totals, pauses, streak });
  const days = new Map(weeks.flat().map((day) => [day.day, day]));
  const move = (by: number) => {
    const next = addDays(chosen, by);
    if (days.has(next) && next <= today) setChosen(next);
  };
  const trained = weeks.flat().filter(({ kind }) => kind === 'trained').length;
  return (
    <div className="mt-6">
      <div className="flex gap-2">
        <Weekdays />
        {/* Backwards, so that it begins at its end: the latest weeks are what a phone has room for. */}
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          tabIndex={0}
          role="group"
          aria-label={text.region}
          className="flex scroller min-w-0 flex-1 flex-row-reverse rounded-sm max-xl:mask-l-from-90%"
        >
          <HeatMap
            columns={weeks.map((week) => week.map((day) => cellOf(day)))}
            names={monthNames(weeks)}
            label={text.label(trained)}
            selected={chosen}
            onSelect={(day) => day <= today && setChosen(day)}
            className="max-w-none shrink-0 xl:h-auto xl:w-full"
          />
        </div>
      </div>
      <div className="mt-2 flex items-center gap-1 rounded-md bg-court-high px-1">
        <IconButton
          label={text.dayBefore}
          icon={<ChevronLeft className="size-5" aria-hidden />}
          className="text-on-court hover:bg-court"
          onClick={() => move(-1)}
        />
        <p className="min-w-0 flex-1 py-2 text-center text-sm text-balance" aria-live="polite">
          <b className="block">{chosen === today ? text.today : dayInWords(chosen)}</b>
          <span className="text-on-court-soft">{describe(days.get(chosen), today)}</span>
        </p>
        <IconButton
          label={text.dayAfter}
          icon={<ChevronRight className="size-5" aria-hidden />}
          disabled={chosen === today}
          className="text-on-court hover:bg-court disabled:opacity-30"
          onClick={() => move(1)}
        />
      </div>
      <HeatLegend />
      <MonthTable weeks={weeks} today={today} />
    </div>
  );
}

function cellOf({ day, kind, tasks }: HeatDay): HeatCell {
  return { key: day, look: kind === 'trained' ? levelOf(tasks) : kind };
}

function describe(day: HeatDay | undefined, today: string): string {
  if (!day) return text.nothing;
  if (day.kind === 'trained') return text.trained(day.tasks, count(day.points), day.streak);
  if (day.kind === 'paused') return text.paused;
  if (day.kind === 'rest') return text.rest;
  return day.day === today ? text.open : text.nothing;
}

/** A month's name over the first week that begins in it, where there is room for it. */
function monthNames(weeks: readonly (readonly HeatDay[])[]): (string | undefined)[] {
  const months = weeks.map(([monday]) => monday?.day.slice(0, 7) ?? '');
  return months.map((month, index) => {
    const isFirst = month !== months[index - 1];
    return isFirst && months[index + 1] === month ? monthInShort(month) : undefined;
  });
}

/** Every second weekday's name, beside its row; the first row is the months'. */
function Weekdays() {
  return (
    <div aria-hidden className="grid grid-rows-8 items-center text-tick leading-none text-on-court-soft">
      <span />
      {text.weekdays.map((name, index) => (
        <span key={name}>{index % 2 === 0 ? name : ''}</span>
      ))}
    </div>
  );
}

function MonthTable({ weeks, today }: { weeks: readonly (readonly HeatDay[])[]; today: string }) {
  const months = summarizeMonths(weeks, today);
  const [first] = weeks;
  return (
    <div className="sr-only">
      <table>
        <caption>{text.table(first?.[0] ? dayInShort(first[0].day) : '')}</caption>
        <thead>
          <tr>
            {text.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, trained, tasks, points, rest, paused }) => (
            <tr key={month}>
              <th scope="row">{monthInWords(month)}</th>
              {[trained, tasks, points, rest, paused].map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns never move
                <td key={index}>{count(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
