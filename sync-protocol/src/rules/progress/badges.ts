import type { Badge } from '../../entities/progress/badge.ts';
import type { PlayerStats } from '../../entities/progress/player-stats.ts';
import { CATEGORIES } from '../training/program-terms.ts';
import type { BadgeIconName } from './badge-terms.ts';
import { BREAK_DAYS, REST_WEEK } from './rhythm.ts';

/** A badge with what it takes: `value` of the player's stats has to reach `target`. */
export interface BadgeRule extends Badge {
  target: number;
  value: (stats: PlayerStats) => number;
}

/** A category's name as a word that starts a title. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Step = [tier: Badge['tier'], target: number, name: string, description: string];

/** Training days that take most players more than a year. */
const LONG_WAY = 250;
const REST_WEEK_TEXT = `Train on ${REST_WEEK.least} to ${REST_WEEK.most} days`;
const BREAK_TEXT = `${BREAK_DAYS / 7} weeks off`;

/** The training days, of which the last one to a badge is missing until the player came back from a season's break. */
function withBreak({ trainedDays, seasonBreaks }: PlayerStats, target: number): number {
  return (seasonBreaks ?? 0) > 0 ? trainedDays : Math.min(trainedDays, target - 1);
}

const POINTS: Record<Badge['tier'], number> = { bronze: 10, silver: 25, gold: 50, platinum: 100 };

function series(
  key: string,
  category: Badge['category'],
  icon: BadgeIconName | (typeof CATEGORIES)[number],
  value: BadgeRule['value'],
  steps: Step[],
): BadgeRule[] {
  return steps.map(([tier, target, name, description]) => ({
    id: `${key}-${target}`,
    name,
    description,
    icon,
    tier,
    category,
    points: POINTS[tier],
    target,
    value,
  }));
}

/** Every badge, in the order in which a player meets them. */
export const BADGES: readonly BadgeRule[] = [
  ...series('tasks', 'activity', 'volleyball', (stats) => stats.completedTasks, [
    ['bronze', 1, 'First Touch', 'Complete your first task'],
    ['bronze', 25, 'Warmed Up', 'Complete 25 tasks'],
    ['silver', 100, 'Gym Regular', 'Complete 100 tasks'],
    ['gold', 500, 'Gym Rat', 'Complete 500 tasks'],
    ['platinum', 1500, 'Never Off the Ball', 'Complete 1,500 tasks'],
  ]),
  ...series('full-days', 'activity', 'check-check', (stats) => stats.fullDays, [
    ['bronze', 1, 'Six for Six', 'Finish all six tasks of a day'],
    ['silver', 10, 'Ten Full Days', 'Finish all six tasks on 10 days'],
    ['gold', 40, 'Full House', 'Finish all six tasks on 40 days'],
    ['platinum', 120, 'Complete Player', 'Finish all six tasks on 120 days'],
  ]),
  ...series(
    'all-round',
    'activity',
    'compass',
    (stats) => CATEGORIES.filter((name) => stats.tasksByCategory[name] > 0).length,
    [
      ['bronze', 2, 'Two Skills', 'Complete tasks in two categories'],
      ['silver', 4, 'Four Skills', 'Complete tasks in four categories'],
      ['gold', 6, 'All-Rounder', 'Complete tasks in all six categories'],
    ],
  ),
  ...series('points', 'progress', 'zap', (stats) => stats.totalPoints, [
    ['bronze', 500, 'On the Board', 'Earn 500 points'],
    ['silver', 2500, 'Point Maker', 'Earn 2,500 points'],
    ['gold', 10000, 'Five Figures', 'Earn 10,000 points'],
    ['platinum', 50000, 'Legend of the Ladder', 'Earn 50,000 points'],
  ]),
  ...CATEGORIES.flatMap((name) =>
    series(`skill-${name}`, 'progress', name, (stats) => stats.tasksByCategory[name], [
      ['silver', 60, `${titleOf(name)} Apprentice`, `Complete 60 ${name} tasks`],
      ['gold', 240, `${titleOf(name)} Specialist`, `Complete 240 ${name} tasks`],
    ]),
  ),
  ...series('streak', 'streak', 'flame', (stats) => stats.bestStreak, [
    ['bronze', 3, 'Rising', 'Reach a streak of 3 training days'],
    ['silver', 7, 'Warrior', 'Reach a streak of 7 training days'],
    ['gold', 14, 'Champion', 'Reach a streak of 14 training days'],
    ['gold', 30, 'Elite', 'Reach a streak of 30 training days'],
    ['platinum', 100, 'Hundred Days', 'Reach a streak of 100 training days'],
    ['platinum', 365, 'A Year of Volleyball', 'Reach a streak of 365 training days'],
  ]),
  ...series('days', 'streak', 'calendar', (stats) => stats.trainedDays, [
    ['bronze', 5, 'First Week Done', 'Train on 5 days'],
    ['silver', 30, 'Thirty Days In', 'Train on 30 days'],
    ['gold', 100, 'Season Strong', 'Train on 100 days'],
  ]),
  // A long way is a healthy one with a break on it.
  ...series('days', 'streak', 'calendar', (stats) => withBreak(stats, LONG_WAY), [
    ['platinum', LONG_WAY, 'Built to Last', `Train on ${LONG_WAY} days, with a season’s break among them`],
  ]),
  ...series('rest-weeks', 'streak', 'bed', (stats) => stats.restWeeks ?? 0, [
    ['bronze', 1, 'Fresh Legs', `${REST_WEEK_TEXT} of a week and rest on the others`],
    ['silver', 5, 'Stronger by Rest', `${REST_WEEK_TEXT} and rest on the others, in 5 weeks`],
    ['gold', 20, 'Good Rhythm', `${REST_WEEK_TEXT} and rest on the others, in 20 weeks`],
  ]),
  ...series('season-breaks', 'streak', 'palmtree', (stats) => stats.seasonBreaks ?? 0, [
    ['silver', 1, 'Fully Recharged', `After a season of training take ${BREAK_TEXT}, then come back`],
    ['gold', 3, 'Back for More', `Come back 3 times from ${BREAK_TEXT}, each after a season of training`],
  ]),
  ...series('programs', 'completion', 'flag', (stats) => stats.regimensCompleted, [
    ['silver', 1, 'Program Finisher', 'Complete a training program'],
    ['gold', 3, 'Hat-Trick', 'Complete 3 training programs'],
    ['platinum', 8, 'Graduate', 'Complete 8 training programs'],
  ]),
  ...series('starts', 'completion', 'play', (stats) => stats.regimensStarted, [
    ['bronze', 1, 'Game Plan', 'Start your first training program'],
    ['bronze', 3, 'Open to Anything', 'Start 3 training programs'],
  ]),
  ...series('measured', 'progress', 'target', (stats) => stats.measuredDrills ?? 0, [
    ['bronze', 1, 'Starting Line', 'Keep your first result of a drill'],
  ]),
  ...series('bests', 'progress', 'trending-up', (stats) => stats.personalBests ?? 0, [
    ['silver', 1, 'Better Than Yesterday', 'Beat a result of your own'],
  ]),
  ...series('benchmarks', 'progress', 'ruler', (stats) => stats.benchmarks ?? 0, [
    ['silver', 1, 'On the Mark', 'Reach the benchmark of a drill'],
  ]),
  ...series('custom', 'completion', 'pencil', (stats) => stats.customRegimens, [
    ['bronze', 1, 'Own Coach', 'Create a program of your own'],
  ]),
  ...series('quotes', 'social', 'bookmark', (stats) => stats.savedQuotes, [
    ['bronze', 5, 'Words to Play By', 'Save 5 quotes'],
  ]),
  ...series('rivals', 'social', 'swords', (stats) => stats.rivals, [
    ['bronze', 1, 'Game On', 'Gain your first rival'],
    ['silver', 5, 'Fierce Field', 'Have 5 rivals'],
  ]),
  ...series('teams', 'social', 'users', (stats) => stats.teams, [
    ['bronze', 1, 'Team Player', 'Join a team'],
  ]),
  ...series('stories', 'social', 'megaphone', (stats) => stats.stories, [
    ['bronze', 1, 'Storyteller', 'Share a victory story'],
    ['silver', 10, 'Ten Victories', 'Share 10 victory stories'],
  ]),
  ...series('competitions', 'social', 'trophy', (stats) => stats.competitionsWon, [
    ['gold', 1, 'Winning Side', 'Win a team competition'],
    ['platinum', 10, 'Dynasty', 'Win 10 team competitions'],
  ]),
];

const byId = new Map(BADGES.map((badge) => [badge.id, badge]));

export function badgeById(id: string): BadgeRule | undefined {
  return byId.get(id);
}

/** Whether the stats earn a badge. */
export function isEarned(badge: BadgeRule, stats: PlayerStats): boolean {
  return badge.value(stats) >= badge.target;
}

/** Whole percent of the way to a badge. */
export function badgeProgress(badge: BadgeRule, stats: PlayerStats): number {
  const percent = Math.round((100 * badge.value(stats)) / badge.target);
  return badge.value(stats) < badge.target ? Math.min(99, percent) : 100;
}
