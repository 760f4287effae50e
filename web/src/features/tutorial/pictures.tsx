import { Check, CloudOff, Crosshair, Lightbulb, ListOrdered, Target, TriangleAlert } from 'lucide-react';
import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { STREAK_TIERS } from 'sync-protocol/rules/progress/streak';
import { cx } from '#ui/cx.ts';
import { times } from '#ui/format.ts';
import { HeatMap, type HeatLook } from '#ui/charts/heat-map.tsx';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { LogoMark } from '#ui/icons/logo.tsx';
import { Ladder } from '#ui/charts/ladder.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { TodayPath } from '#ui/charts/today-path.tsx';
import { messages } from './messages.ts';

// One picture a step, made of the app's own parts, on court ground. The step's text says what they show.

export function Welcome() {
  return (
    <div className="flex flex-col items-center">
      <LogoMark className="size-16" />
      <TodayPath done={4} total={TASKS_A_DAY} className="-mt-6 w-full max-w-96" />
    </div>
  );
}

export function Programs() {
  return (
    <div className="flex items-end gap-3">
      {['passing', 'serving', 'conditioning'].map((category, index) => (
        <CategoryTile
          key={category}
          category={category}
          className={cx(
            'size-20 rounded-lg max-[23rem]:size-16 [&_svg]:size-10',
            index === 1 && 'mb-6 size-24 max-[23rem]:size-20',
          )}
        />
      ))}
    </div>
  );
}

const DONE = 2;

export function Tasks() {
  return (
    <div className="grid grid-cols-3 gap-3">
      {Array.from({ length: TASKS_A_DAY }, (_, index) => (
        <span
          key={index}
          className={cx(
            'grid size-14 place-items-center rounded-full border-3',
            index < DONE ? 'border-accent bg-accent text-on-accent' : 'border-on-court-soft text-transparent',
          )}
        >
          <Check className="size-8" strokeWidth={3} aria-hidden />
        </span>
      ))}
    </div>
  );
}

const GUIDE_ICONS = [Target, ListOrdered, TriangleAlert, Lightbulb];

export function Guide() {
  return (
    // In large letters one stands below the other.
    <ul className="flex w-full max-w-80 flex-wrap gap-2 wrap-normal">
      {messages.guide.map((name, index) => {
        const Icon = GUIDE_ICONS[index] ?? Target;
        return (
          <li
            key={name}
            className="flex flex-[1_1_40%] items-center gap-2 rounded-md bg-court-high px-3 py-3 font-semibold"
          >
            <Icon className="size-5 shrink-0 text-accent" aria-hidden />
            {name}
          </li>
        );
      })}
    </ul>
  );
}

export function Streak() {
  const top = STREAK_TIERS.at(-1)?.multiplier ?? 100;
  return (
    <div className="w-full max-w-sm">
      <Ladder
        tone="court"
        label={messages.ladder}
        rungs={STREAK_TIERS.map(({ from, name, multiplier }) => ({
          name,
          value: times(multiplier),
          detail: messages.tierDays(from),
          share: multiplier / top,
          isReached: true,
          isCurrent: false,
        }))}
      />
    </div>
  );
}

const WEEKS: HeatLook[][] = [
  [2, 4, 4, 'rest', 4, 3, 'rest'],
  [4, 3, 'rest', 4, 2, 4, 'rest'],
  [4, 4, 'paused', 'paused', 'paused', 'paused', 'paused'],
  [3, 4, 4, 'rest', 4, 4, 'rest'],
  [4, 4, 3, 'rest', 'ahead', 'ahead', 'ahead'],
];

export function Rest() {
  const columns = WEEKS.map((looks, week) => looks.map((look, day) => ({ key: `${week}-${day}`, look })));
  return <HeatMap columns={columns} label="" className="h-40 w-auto" />;
}

export function Offline() {
  return (
    <div className="flex items-center gap-5">
      <CloudOff className="size-20 text-on-court-soft" strokeWidth={1.5} aria-hidden />
      <span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent">
        <Check className="size-12" strokeWidth={3} aria-hidden />
      </span>
    </div>
  );
}

const MEDALS = [
  ['volleyball', 'bronze'],
  ['flame', 'silver'],
  ['trophy', 'gold'],
  ['calendar', 'platinum'],
] as const;

export function Badges() {
  return (
    <div className="grid grid-cols-4 gap-2.5 max-[23rem]:grid-cols-2">
      {MEDALS.map(([icon, tier]) => (
        <Medallion key={tier} icon={icon} tier={tier} isEarned />
      ))}
    </div>
  );
}

export function Motivation() {
  return (
    <div className="flex max-w-xs items-start gap-3 rounded-lg bg-surface p-4 text-ink">
      <Crosshair className="mt-1 size-5 shrink-0 text-accent-ink" aria-hidden />
      <p className="text-lg leading-snug font-semibold">{messages.prompt}</p>
    </div>
  );
}

const PODIUM = [
  { place: 2, height: 'h-20' },
  { place: 1, height: 'h-28' },
  { place: 3, height: 'h-14' },
];

export function Together() {
  return (
    <div className="flex items-end gap-2.5" aria-hidden>
      {PODIUM.map(({ place, height }) => (
        <span
          key={place}
          className={cx(
            'numerals grid w-20 place-items-center rounded-md text-2xl font-extrabold',
            height,
            place === 1 ? 'bg-accent text-on-accent' : 'bg-court-high',
          )}
        >
          {place}
        </span>
      ))}
    </div>
  );
}
