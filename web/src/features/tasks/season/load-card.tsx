import { useState } from 'react';
import { hasNoFreeDay, weekLoadOf } from 'sync-protocol/rules/tasks/load-diary';
import { conditionsOn } from 'sync-protocol/rules/tasks/dealing/conditions';
import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import { Segmented } from '#ui/controls/segmented.tsx';
import { count } from '#ui/format.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { LoadChart } from './load-chart.tsx';
import { LoadOfDay } from './load-of-day.tsx';
import { messages } from './season-messages.ts';
import type { Load } from './use-load.ts';

const text = messages.load;
const WEEKS = (['now', 'before'] as const).map((value) => ({ value, label: text.weeks[value] }));

/** What a body gets in a week, from everything: the diary of practice and matches, with the app's own tasks. */
export function LoadCard({ today, load }: { today: string; load: Load }) {
  return (
    <Card as="section" aria-label={text.title}>
      <h2 className="text-lg">{text.title}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{text.intro}</p>
      <Week today={today} load={load} />
    </Card>
  );
}

function Week({ today, load }: { today: string; load: Load }) {
  const [day, setDay] = useState(today);
  const monday = weekStart(day);
  const isNow = monday === weekStart(today);
  const { noted, tasks } = load;
  const { days, total, mean, isWellAbove } = weekLoadOf(monday, noted, tasks);
  const hints = [
    isWellAbove && text.wellAbove,
    isNow && hasNoFreeDay(today, noted, tasks) && text.noFreeDay,
  ].filter((hint) => hint !== false);
  return (
    <>
      <Segmented
        label={text.which}
        choices={WEEKS}
        value={isNow ? 'now' : 'before'}
        onChange={(week) => setDay(week === 'now' ? today : addDays(weekStart(today), -1))}
      />
      <LoadChart
        days={days}
        today={today}
        chosen={day}
        soreOn={(one) => conditionsOn(one, load.said, []).sore ?? []}
        onChoose={setDay}
      />
      <p className="mt-4 text-sm">
        <b className="numerals">{total > 0 ? text.total(count(total)) : text.nothing}</b>
        {mean !== null && <span className="text-ink-soft"> · {text.mean(count(mean))}</span>}
      </p>
      {hints.map((hint) => (
        <p key={hint} role="note" className="mt-2 rounded-md bg-well p-3 text-sm text-ink-soft">
          {hint}
        </p>
      ))}
      <LoadOfDay key={day} day={day} today={today} load={load} />
    </>
  );
}
