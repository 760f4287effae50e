import { CloudCheck, Flame } from 'lucide-react';
import type { ComponentType } from 'react';
import { basePoints, earnedPoints, TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { tierOf } from 'sync-protocol/rules/progress/streak';
import { cx } from '#ui/cx.ts';
import { times } from '#ui/format.ts';
import { HeatMap, type HeatLook } from '#ui/charts/heat-map.tsx';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { TaskCheck } from '#ui/controls/task-check.tsx';
import { TodayPath } from '#ui/charts/today-path.tsx';
import { messages as text } from './demo-messages.ts';

interface SceneProps {
  /** Whether the tap that the scene begins with has happened. */
  isTapped: boolean;
}

/** What the walk shows, in the order of a first week. */
export const SCENES: readonly { caption: keyof typeof text.captions; show: ComponentType<SceneProps> }[] = [
  { caption: 'programs', show: Programs },
  { caption: 'guide', show: Guide },
  { caption: 'tick', show: Tick },
  { caption: 'streak', show: Streak },
  { caption: 'finish', show: Finish },
  { caption: 'badge', show: Badge },
  { caption: 'progress', show: Progress },
];

/** The streak before today's first task, and with it. */
const [BEFORE, AFTER] = [6, 7];

/** A finger about to tap. */
function Finger({ isTapped, className }: SceneProps & { className: string }) {
  return (
    <span
      className={cx(
        'absolute z-1 size-11 rounded-full border-3 border-accent-ink bg-accent/40 transition-[opacity,scale] duration-300',
        isTapped ? 'scale-50 opacity-0' : 'animate-pulse-soft',
        className,
      )}
    />
  );
}

function Programs({ isTapped }: SceneProps) {
  const { title, list, weeks, recommended, start, active } = text.programs;
  return (
    <>
      <p className="px-1 pt-1 pb-3 text-lg font-bold">{title}</p>
      <ul className="grid grid-cols-1 gap-2">
        {list.map(({ name, weeks: count, category, isRecommended }, index) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-2.5 rounded-md bg-surface p-2.5 shadow-card"
          >
            <CategoryTile category={category} />
            <span className="min-w-0 flex-1">
              <span className="block text-sm leading-tight font-semibold">{name}</span>
              <span className="block text-xs text-ink-soft">{weeks(count)}</span>
            </span>
            {index === 0 && isTapped ? (
              <Pill tone="success">{active}</Pill>
            ) : (
              <span className="rounded-full bg-well px-2.5 py-1 text-xs font-semibold">{start}</span>
            )}
            {isRecommended && (
              <span className="mt-1.5 basis-full pl-12">
                <Pill tone="accent">{recommended}</Pill>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Finger isTapped={isTapped} className="top-18 right-4" />
    </>
  );
}

function Guide({ isTapped }: SceneProps) {
  return (
    <>
      <Today done={0} streak={BEFORE} />
      <Finger isTapped={isTapped} className="top-42 left-28" />
      <div
        className={cx(
          'absolute inset-x-0 bottom-0 rounded-t-lg bg-raised p-4 shadow-float transition-transform duration-500 ease-out',
          !isTapped && 'translate-y-full',
        )}
      >
        <p className="font-bold">{text.guide.title}</p>
        <ol className="mt-2 grid gap-1.5 text-xs">
          {text.guide.steps.map((step, index) => (
            <li key={step} className="flex gap-2">
              <span className="numerals grid size-5 shrink-0 place-items-center rounded-full bg-accent font-bold text-on-accent">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-2.5 rounded-md bg-well p-2.5 text-xs text-ink-soft">{text.guide.tip}</p>
      </div>
    </>
  );
}

function Tick({ isTapped }: SceneProps) {
  return (
    <>
      <Today done={isTapped ? 1 : 0} streak={isTapped ? AFTER : BEFORE} />
      <Finger isTapped={isTapped} className="top-42 left-3.5" />
      {isTapped && (
        <p className="absolute inset-x-3 bottom-3 flex animate-toast-in items-center gap-2 rounded-md bg-court px-3 py-2.5 text-xs font-semibold text-on-court">
          <CloudCheck className="size-4.5 text-accent" aria-hidden />
          {text.saved}
        </p>
      )}
    </>
  );
}

function Streak({ isTapped }: SceneProps) {
  const { multiplier, name } = tierOf(isTapped ? AFTER : BEFORE);
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-court text-on-court">
      <Flame
        className={cx(
          'text-accent transition-[width,height] duration-700 ease-spring',
          isTapped ? 'size-28 fill-current' : 'size-20',
        )}
        aria-hidden
      />
      <p className="text-xl font-bold">{text.dayStreak(isTapped ? AFTER : BEFORE)}</p>
      <p key={multiplier} className="numerals animate-pop-in text-4xl font-extrabold text-accent">
        {times(multiplier)}
      </p>
      <p className="font-semibold text-on-court-soft">{name}</p>
    </div>
  );
}

function Finish({ isTapped }: SceneProps) {
  return (
    <>
      <Today done={isTapped ? TASKS_A_DAY : TASKS_A_DAY - 1} streak={AFTER} />
      <Finger isTapped={isTapped} className="top-78 left-3.5" />
    </>
  );
}

function Badge({ isTapped }: SceneProps) {
  return (
    <>
      <Today done={TASKS_A_DAY} streak={AFTER} />
      {isTapped && (
        <div className="absolute inset-x-2 top-3 flex animate-drop-in items-center gap-3 overflow-hidden court-light rounded-lg bg-court-high p-3 text-on-court shadow-float">
          <Medallion icon="flame" tier="silver" isEarned />
          <span>
            <span className="block text-xs font-bold text-accent">{text.newBadge}</span>
            <span className="block text-lg leading-tight font-bold">{tierOf(AFTER).name}</span>
          </span>
        </div>
      )}
    </>
  );
}

/** Weeks of a player who comes more and more often. */
const YEAR: HeatLook[][] = [
  ['none', 1, 'none', 2, 'none', 'none', 'none'],
  [2, 'none', 3, 'none', 1, 'none', 'none'],
  [2, 3, 'none', 4, 2, 'none', 'none'],
  [3, 4, 2, 'none', 4, 1, 'rest'],
  [4, 3, 4, 'rest', 4, 2, 'rest'],
  [4, 4, 'rest', 4, 4, 'rest', 4],
  [3, 4, 4, 'rest', 4, 4, 'rest'],
  [4, 4, 'rest', 3, 4, 4, 'rest'],
  [4, 4, 4, 'rest', 4, 4, 'rest'],
  [4, 4, 4, 4, 'ahead', 'ahead', 'ahead'],
];

function Progress({ isTapped }: SceneProps) {
  const columns = YEAR.map((looks, week) =>
    looks.map((look, day) => ({
      key: `${week}-${day}`,
      look: isTapped || week < YEAR.length / 2 ? look : ('ahead' as const),
    })),
  );
  const heights = isTapped ? [2, 3, 3, 4, 5, 6, 6, 7] : [2, 3, 3, 4, 0, 0, 0, 0];
  return (
    <div className="absolute inset-0 flex flex-col gap-5 court-light bg-court p-5 text-on-court">
      <p className="text-lg font-bold">{text.progress}</p>
      <HeatMap columns={columns} label="" className="h-auto w-full" />
      <div className="flex flex-1 items-end gap-1.5">
        {heights.map((height, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the columns never move
            key={index}
            className="flex-1 rounded-t-sm bg-accent transition-[height] duration-700 ease-out"
            style={{ height: `${height * 14}%` }}
          />
        ))}
      </div>
    </div>
  );
}

/** Home, in small. */
function Today({ done, streak }: { done: number; streak: number }) {
  const points = earnedPoints(basePoints('beginner'), streak);
  return (
    <>
      <div className="rounded-lg bg-court p-3.5 text-on-court">
        <p className="flex items-center gap-2 text-sm font-bold">
          <Flame className={cx('size-5 text-accent', done > 0 && 'fill-current')} aria-hidden />
          {text.dayStreak(streak)}
          <span className="numerals ml-auto text-accent">{times(tierOf(streak).multiplier)}</span>
        </p>
        <TodayPath done={done} total={TASKS_A_DAY} />
      </div>
      <RowList className="mt-2">
        {text.tasks.map(({ name, dose, category }, index) => (
          <li key={name} data-category={category} className="flex items-center pr-3">
            <TaskCheck
              checked={index < done - (TASKS_A_DAY - text.tasks.length) || (index === 0 && done > 0)}
              label={name}
              onToggle={() => undefined}
            />
            <RowText title={name} detail={dose} className="py-2 text-sm" />
            <span className="numerals text-sm font-bold text-cat">{text.points(points)}</span>
          </li>
        ))}
      </RowList>
    </>
  );
}
