import { derivedId, type UserId } from 'sync-protocol/ids';
import { MAX_CHANGES_A_DAY } from 'sync-protocol/rules/tasks/dealing/conditions';
import { counterOf, MAX_REFRESHES_A_DAY } from 'sync-protocol/rules/tasks/dealing/deal';
import { MAX_PAUSES, PAUSE_REACH_DAYS } from 'sync-protocol/rules/progress/new-pause';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import { MAX_TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import {
  addDays,
  daysBetween,
  isBeforeFirstDay,
  isCreditable,
  trainingDay,
} from 'sync-protocol/rules/training-day';
import { NO_RESULT } from '../acts.ts';
import { firstDoneOf, inTheirOrder, type Run } from '../words.ts';

/** Whose words are judged. */
export interface Player {
  id: UserId;
  /** When the account was made, ISO 8601. */
  since: string;
}

/** What a refusal is judged by. */
interface Case {
  run: Run;
  /** What was applied before it, in the order in which the server ran it. */
  before: readonly Run[];
  player: Player;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

const of = (runs: readonly Run[], ...names: string[]) => runs.filter(({ name }) => names.includes(name));
const enrolmentOf = ({ args }: Run) => args.userRegimenId;
const quoteOf = ({ args }: Run) => args.savedQuoteId;
const same = (run: Run, others: readonly Run[], key: (run: Run) => unknown) =>
  others.filter((other) => key(other) === key(run));
const startsOf = ({ run, before }: Case) => same(run, of(before, 'userRegimen.start'), enrolmentOf);

/** Where an enrolment stands after what was applied. */
interface Place {
  regimen: unknown;
  /** When it was archived. */
  archivedAt?: string | undefined;
  isReplaced?: boolean;
}

/**
 * The enrolments by their ids. Archiving an archived one, and restoring a running one, changes nothing. One that is begun
 * again runs again, or what came after it, if it was archived before that; one that is begun while another runs is
 * history (S3.9).
 */
function placesAfter(before: readonly Run[]): Map<unknown, Place> {
  const places = new Map<unknown, Place>();
  for (const run of before) {
    const id = enrolmentOf(run);
    const place = places.get(id);
    if (run.name === 'userRegimen.start') {
      const { regimenId: regimen } = run.args;
      const others = [...places.values()].filter((old) => old.regimen === regimen && !old.isReplaced);
      if (place) {
        for (const old of others)
          if (old.archivedAt !== undefined && old.archivedAt < run.at) old.archivedAt = undefined;
      } else if (others.some(({ archivedAt }) => archivedAt === undefined)) {
        places.set(id, { regimen, archivedAt: run.at, isReplaced: true });
      } else {
        for (const old of others) old.isReplaced = true;
        places.set(id, { regimen });
      }
    } else if (place && run.name === 'userRegimen.archive') place.archivedAt ??= run.at;
    else if (place && run.name === 'userRegimen.unarchive') place.archivedAt = undefined;
  }
  return places;
}

/** The enrolments besides the one of which a word speaks. */
function othersOf({ run, before }: Case): Place[] {
  return [...placesAfter(before)].flatMap(([id, place]) => (id === enrolmentOf(run) ? [] : [place]));
}

const othersRunning = (the: Case) => othersOf(the).filter(({ archivedAt }) => archivedAt === undefined);

const placeOf = ({ run, before }: Case) => placesAfter(before).get(enrolmentOf(run));

interface Pause {
  id: unknown;
  from: string;
  until: string;
}

/** The days of a pause that was told of on a day. */
function pauseOf(day: string, args: Run['args']): Pick<Pause, 'from' | 'until'> {
  const from = typeof args.from === 'string' ? args.from : day;
  return { from, until: addDays(from, Number(args.days) - 1) };
}

/** The streak's pauses after what was applied. */
function pausesAfter(before: readonly Run[]): Pause[] {
  let pauses: Pause[] = [];
  for (const { name, day, args } of before) {
    if (name === 'streak.pause') {
      const told = pauseOf(day, args);
      // The same days once more are the same pause.
      if (!pauses.some(({ from, until }) => from === told.from && until === told.until))
        pauses.push({ id: args.streakPauseId, ...told });
    }
    if (name !== 'streak.resume') continue;
    const { streakPauseId: id } = args;
    const ended = id ? pauses.find((pause) => pause.id === id) : pauseOn(pauses, day);
    if (!ended || ended.until < day) continue;
    pauses = pauses.filter((pause) => pause !== ended);
    if (ended.from < day) pauses.push({ ...ended, until: addDays(day, -1) });
  }
  return pauses;
}

/** When a word on a task was said, as the server counts it: not before what its device said of the task before (S3.2). */
function instantOf({ run, before }: Case): string {
  const own = same(run, wordsOn(run, before), ({ clientGroup }) => clientGroup);
  return inTheirOrder([...own.filter(({ id }) => id < run.id), run]).at(-1)?.at ?? run.at;
}

/** What was said of a word's task. */
const wordsOn = (run: Run, runs: readonly Run[]) =>
  same(run, of(runs, 'task.setCompleted'), ({ args }) => args.taskId);

const refreshesOn = (before: readonly Run[], days: readonly unknown[]) =>
  of(before, 'tasks.refresh').filter(({ day }) => days.includes(day)).length;

/** What a day is dealt anew for. */
const CHANGES = [
  'day.setEquipment',
  'day.setSore',
  'userRegimen.start',
  'userRegimen.archive',
  'userRegimen.unarchive',
];

/** How often these days were told something; what hurts is said of the next day, too. */
const changesOn = (before: readonly Run[], days: readonly string[]) =>
  of(before, ...CHANGES).filter(
    ({ name, day }) => days.includes(day) || (name === 'day.setSore' && days.includes(addDays(day, 1))),
  ).length;

/** Whether the rules justify a refusal by what happened before it; a code that is not here nothing justifies. */
const JUSTIFIED: Record<string, (the: Case) => boolean> = {
  day_too_old: ({ run, now }) => !isCreditable(run.day, trainingDay(now, run.tz)),
  before_account: ({ run, player }) => {
    const day = run.name === 'streak.pause' ? pauseOf(run.day, run.args).from : run.day;
    return isBeforeFirstDay(day, player.since, run.tz);
  },
  before_start: (the) => startsOf(the).every(({ at }) => isBeforeFirstDay(the.run.day, at, the.run.tz)),
  task_not_found: (the) => startsOf(the).length === 0 || wasNeverDealt(the),
  day_full: ({ run, before }) => {
    const others = of(before, 'task.setCompleted').filter(
      ({ day, args }) => day === run.day && args.completed,
    );
    return new Set(others.map(({ args }) => args.taskId)).size >= MAX_TASKS_A_DAY;
  },
  program_archived: (the) => {
    const { archivedAt, regimen } = placeOf(the) ?? {};
    const others = othersOf(the).filter((other) => other.regimen === regimen);
    const wentOn = others.some((other) => (other.archivedAt ?? instantOf(the)) >= instantOf(the));
    return archivedAt !== undefined && archivedAt < instantOf(the) && !wentOn;
  },
  changes_limit: ({ run, before }) =>
    changesOn(before, [run.day, addDays(run.day, -1), addDays(run.day, 1)]) >= MAX_CHANGES_A_DAY,
  nothing_to_refresh: ({ run, before }) =>
    of(before, 'task.setCompleted').some(({ args }) => args.day === run.day && args.completed),
  refresh_limit: ({ run, before }) => refreshesOn(before, [run.day]) >= MAX_REFRESHES_A_DAY,
  not_archived: (the) => placeOf(the)?.isReplaced === true,
  too_many_active: (the) => othersRunning(the).length >= MAX_ACTIVE_PROGRAMS,
  user_regimen_not_found: (the) => startsOf(the).length === 0,
  already_paused: ({ run, before }) => {
    const { from, until } = pauseOf(run.day, run.args);
    return pausesAfter(before).some((pause) => pause.from <= until && from <= pause.until);
  },
  pause_too_far: ({ run }) =>
    Math.abs(daysBetween(run.day, pauseOf(run.day, run.args).from)) > PAUSE_REACH_DAYS,
  pause_limit: ({ before }) => pausesAfter(before).length >= MAX_PAUSES,
  no_result: ({ run }) => run.args.value === NO_RESULT,
  quote_not_found: ({ run, before }) => {
    const saves = of(before, 'savedQuote.save');
    const [own] = same(run, saves, quoteOf);
    // The same words are kept once.
    const isKeptAlready = saves.some(({ args }) => args.quote === own?.args.quote && args !== own?.args);
    return !own || isKeptAlready || same(run, of(before, 'savedQuote.delete'), quoteOf).length > 0;
  },
};

/** Whether a task comes of more refreshes than its days had. */
function wasNeverDealt({ run, before, player }: Case): boolean {
  const { taskId, day, userRegimenId, slot } = run.args;
  const place = [player.id, day, userRegimenId, slot].map(String);
  const days = [String(day), run.day, addDays(run.day, -1)];
  const refreshes = refreshesOn(before, days);
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(MAX_CHANGES_A_DAY).some((change) =>
    upTo(MAX_REFRESHES_A_DAY).some(
      (refresh) => refresh > refreshes && derivedId(...place, counterOf(refresh, change)) === taskId,
    ),
  );
}

/** Whether the rules kept a "done" from counting at one of the times that its task was spoken of. */
export function mayBeRefused(run: Run, about: readonly Run[], runs: readonly Run[], player: Player): boolean {
  const applied = runs.filter(({ status }) => status === 'applied');
  return about.some((word) => {
    const the = { run, before: applied.slice(0, applied.indexOf(word)), player, now: 0 };
    const codes = ['before_account', 'before_start', 'program_archived', 'day_full'];
    return codes.some((code) => JUSTIFIED[code]?.(the));
  });
}

/** S3.2: a "done" for a task that counts is refused for nothing but its age (S3.3). */
function isDoneAlready(run: Run, before: readonly Run[]): boolean {
  const { name, args, code } = run;
  if (name !== 'task.setCompleted' || args.completed !== true || code === 'day_too_old') return false;
  return firstDoneOf(wordsOn(run, before)) !== undefined;
}

/** Why a refusal should not have been; nothing when it is right. */
export function whyIllegitimate(
  run: Run,
  runs: readonly Run[],
  at: Pick<Case, 'player' | 'now'>,
): string | undefined {
  const before = runs.filter(({ status }) => status === 'applied');
  if (isDoneAlready(run, before)) return 'it was done already';
  const isJustified = JUSTIFIED[run.code ?? '']?.({ run, before, ...at });
  if (isJustified) return undefined;
  return isJustified === undefined ? 'never justified' : 'nothing that happened justifies it';
}
