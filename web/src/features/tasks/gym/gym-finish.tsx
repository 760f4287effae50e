import { useEffect, type ReactNode } from 'react';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { playerZone } from '#data/clock.ts';
import { useUserBadges, useUserRegimens } from '#data/live/live.ts';
import { useStreak } from '#data/live/streak.ts';
import { tellOf, useUntold } from '#data/rows/told.ts';
import { Medallion, type Metal } from '#ui/charts/medallion.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { celebrate } from '#ui/confetti.ts';
import { Link } from '#ui/controls/link.tsx';
import { count } from '#ui/format.ts';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages } from './gym-messages.ts';

const text = messages.finished;

interface GymFinishProps {
  today: string;
  done: number;
  total: number;
  points: number;
  /** Open tasks that need something else. */
  held: number;
  /** What was got in today's drills. */
  achieved: ReactNode;
  /** It was brought to its end here, so there is something to celebrate. */
  isEarned: boolean;
  onFilter: () => void;
}

/** Nothing is open any more, at least with what is here. */
export function GymFinish(props: GymFinishProps) {
  const { today, done, total, points, held, achieved, isEarned, onFilter } = props;
  const isAll = held === 0;
  const streak = useStreak()?.streak ?? 0;
  useEffect(() => {
    if (isEarned && isAll) celebrate({ x: innerWidth / 2, y: innerHeight / 3 });
  }, [isEarned, isAll]);
  return (
    <div
      data-below-toasts
      className="mx-auto flex w-full max-w-md flex-1 animate-rise-in flex-col gap-6 px-4 pb-[calc(1rem+var(--safe-bottom))] lg:justify-center lying:max-w-4xl lying:flex-row lying:items-start"
    >
      <div className="flex flex-1 flex-col justify-center lg:flex-none">
        <h1 id="title" tabIndex={-1} className="sr-only">
          {isAll ? text.title : text.titleSome}
        </h1>
        <EmptyState
          scene="done"
          title={isAll ? text.title : text.titleSome}
          text={isAll ? text.text : text.textSome(held)}
        />
        <dl className="beside gap-1 rounded-lg [--part:4.5rem] bg-surface px-2 py-5 text-center shadow-card">
          <Figure label={text.tasks} value={`${count(done)}/${count(total)}`} />
          <Figure label={text.points} value={count(points)} />
          <Figure label={text.streak} value={count(streak)} />
        </dl>
      </div>
      <div className="flex flex-col gap-6 lying:flex-1">
        <NewToday today={today} />
        {achieved}
        <div className="grid gap-2 lying:order-first">
          {held > 0 && (
            <Button size="lg" wide onClick={onFilter}>
              {text.showHeld}
            </Button>
          )}
          <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg', wide: true })}>
            {messages.home}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The programs that today has finished and the badges that it has brought; whoever reads of them here is not told on Home. */
function NewToday({ today }: { today: string }) {
  const untold = useUntold();
  const finished = useUserRegimens()?.filter((one) => isOf(today, one.completedAt) && !one.replacedAt) ?? [];
  const earned = useUserBadges()?.filter(({ earnedDay }) => earnedDay === today) ?? [];
  const read = new Set([...finished, ...earned].map(({ id }) => id));
  const news = [...(untold?.programs ?? []), ...(untold?.badges ?? [])].filter(({ id }) => read.has(id));
  useEffect(() => {
    if (news.length > 0) void tellOf(news);
  });
  const badges = BADGES.filter(({ id }) => earned.some(({ badgeId }) => badgeId === id));
  if (finished.length === 0 && badges.length === 0) return null;
  return (
    <section aria-label={text.news}>
      <h2 className="mb-2 text-lg">{text.news}</h2>
      <ul className="grid gap-2">
        {finished.map(({ id, name, category }) => (
          <News key={id} icon={category} tier="gold" title={name} detail={text.program} />
        ))}
        {badges.map(({ id, icon, tier, name, description }) => (
          <News key={id} icon={icon} tier={tier} title={name} detail={description} />
        ))}
      </ul>
    </section>
  );
}

function isOf(day: string, moment: string | null): boolean {
  return moment !== null && trainingDay(Date.parse(moment), playerZone()) === day;
}

interface NewsProps {
  icon: string;
  tier: Metal;
  title: string;
  detail: string;
}

function News({ icon, tier, title, detail }: NewsProps) {
  return (
    <li className="flex items-center gap-3 rounded-lg bg-surface p-3 shadow-card">
      <Medallion icon={icon} tier={tier} isEarned size="small" />
      <span className="min-w-0">
        <b className="block leading-tight">{title}</b>
        <span className="text-sm text-ink-soft">{detail}</span>
      </span>
    </li>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm leading-tight text-balance text-ink-soft">{label}</dt>
      <dd className="numerals text-3xl font-bold">{value}</dd>
    </div>
  );
}
