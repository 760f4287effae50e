import { averageTasksPerDay } from 'sync-protocol/rules/progress/average';
import { CATEGORIES } from 'sync-protocol/rules/training/program-terms';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import { Card } from '#ui/surfaces/card.tsx';
import { count } from '#ui/format.ts';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { Radar } from '#ui/charts/radar.tsx';
import { messages } from './progress-messages.ts';

const text = messages.categories;
/** Even an untrained skill shows a little, so that the shape stays one. */
const LEAST = 0.06;
/** Fewer trained skills make no shape. */
const ENOUGH = 3;

/** What a player has trained: the shape of it, and the numbers. */
export function Categories({ stats }: { stats: PlayerStats }) {
  const tasks = CATEGORIES.map((category) => ({ category, done: stats.tasksByCategory[category] }));
  const most = Math.max(1, ...tasks.map(({ done }) => done));
  const sum = tasks.reduce((total, { done }) => total + done, 0);
  const hasShape = tasks.filter(({ done }) => done > 0).length >= ENOUGH;
  return (
    <Card as="section" aria-label={text.title}>
      <h2 className="text-lg">{text.title}</h2>
      {stats.trainedDays > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{text.average(averageTasksPerDay(stats).toFixed(1))}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        {hasShape && (
          <Radar
            axes={tasks.map(({ category, done }) => ({
              key: category,
              // The root lets a skill that is trained little be seen beside one that is trained a lot.
              share: Math.max(LEAST, Math.sqrt(done / most)),
              sign: (
                <g data-category={category} className="text-cat">
                  <CategoryIcon category={category} />
                </g>
              ),
            }))}
          />
        )}
        <ul className="grid min-w-56 flex-1 gap-3">
          {tasks.map(({ category, done }) => (
            <li key={category} data-category={category}>
              <p className="mb-1 flex items-center gap-2 text-sm">
                <CategoryIcon category={category} className="size-5 text-cat" />
                <span className="font-semibold capitalize">{category}</span>
                <span className="numerals ml-auto text-ink-soft">{text.tasks(count(done), done)}</span>
              </p>
              <ProgressBar
                tone="category"
                percent={sum === 0 ? 0 : Math.round((100 * done) / most)}
                label={text.comparedTo(category)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
