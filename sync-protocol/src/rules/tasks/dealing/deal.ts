import type { RefreshedDay } from '../../../entities/tasks/refreshed-day.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import { taskIdOf } from '../../derived-ids.ts';
import type { TaskId } from '../../../ids.ts';
import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import { dealsOn, type DayThere } from '../../training/enrolment/enrolment.ts';
import { fitsInto } from '../../training/load.ts';
import { drillsOf, type Plan, type PlannedTask } from '../../training/plan.ts';
import { TASKS_A_DAY } from '../../progress/points.ts';
import { dayNumber, dayStart } from '../../training-day.ts';
import { comebackShare, easedPlan } from './comeback.ts';
import { isPossible } from './conditions.ts';
import { roomOf } from './day-room.ts';
import { PLAIN_WARM_UPS } from '../plain-tasks.ts';
import { isMainSlot, Session, type Chosen, type Owner, type SessionDay } from './compose.ts';

/** How often a day's open tasks may be swapped. */
export const MAX_REFRESHES_A_DAY = 3;

export interface DealtDay extends SessionDay {
  tz: string;
  /** Every enrolment of the player. */
  userRegimens: readonly UserRegimen[];
  planOf: (regimen: UserRegimen['regimenId']) => Plan | undefined;
}

export interface Deal {
  add: Task[];
  remove: Task[];
}

/** Deals of a day between which it was told nothing new. */
const DEALS_A_CHANGE = MAX_REFRESHES_A_DAY + 1;

/**
 * Which deal of its day it is after so many refreshes, and after so often hearing something else of the day: no two
 * have the same number, so none of its tasks ever has the id of another.
 */
export function counterOf(refreshes: number, changes: number): number {
  return refreshes + DEALS_A_CHANGE * changes;
}

/** How often a day was refreshed before a deal. */
function refreshesBefore(counter: number): number {
  return counter % DEALS_A_CHANGE;
}

/** How often a day was refreshed. */
export function refreshesOf(day: string, refreshedDays: readonly RefreshedDay[]): number {
  return refreshedDays.find((one) => one.day === day)?.refreshes ?? 0;
}

/** The enrolments that deal a day's tasks, oldest first. */
function dealingRegimens(userRegimens: readonly UserRegimen[], on: DayThere): UserRegimen[] {
  return userRegimens
    .filter((one) => dealsOn(one, on))
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id));
}

/**
 * The tasks to add to a day and to take from it so that it is one session of six: a warm-up, four main tasks that the
 * running programs share in turn, and a calm end. Completed ones stay as they are and count towards the six; so do
 * those that the rules of version 1 have dealt. When the day is told something else, what is still possible stays, and
 * what stood in for something that now is possible gives way to it. A pure function: phone and server deal the same tasks with the same ids.
 */
export function dealDay(dealt: DealtDay): Deal {
  const wanted = wantedTasks(dealt);
  const standing = new Map(todays(dealt).map((task) => [task.id, task]));
  return {
    add: [...wanted.values()].filter((task) => !standing.has(task.id)),
    remove: [...standing.values()].filter((task) => !task.isCompleted && !wanted.has(task.id)),
  };
}

function todays({ day, tasks }: Pick<DealtDay, 'day' | 'tasks'>): Task[] {
  return tasks.filter((task) => task.day === day);
}

/** A slot of a day that nothing done takes. */
interface OpenSlot extends Owner {
  counter: number;
  id: TaskId;
}

function wantedTasks(dealt: DealtDay): Map<string, Task> {
  const standing = todays(dealt);
  const completed = standing.filter((task) => task.isCompleted);
  const older = standing.filter((task) => !task.isCompleted && isOlderDeal(task, dealt));
  const room = Math.max(0, TASKS_A_DAY - completed.length - older.length);
  const open = openSlots(dealt, [...completed, ...older]).slice(0, room);
  const kept = new Map(open.map((slot) => [slot, keptAt(slot, standing, dealt)]));
  const stays = [...kept.values()].filter((task) => task !== undefined);
  const session = new Session(dealt, [...completed, ...older, ...stays]);
  const rest = open
    // What comes around the main work is chosen by it.
    .toSorted((a, b) => Number(isMainSlot(b)) - Number(isMainSlot(a)))
    .map((slot) => {
      const task = kept.get(slot);
      // A deal takes no id twice: what it has dealt stays.
      if (task && (task.id === slot.id || !session.asksMore(slot, task))) return task;
      return taskOf(dealt, slot, session.choose(slot));
    });
  return new Map([...older, ...rest].sort((a, b) => a.slot - b.slot).map((task) => [task.id, task]));
}

/** The open task that stays in its slot: that of this deal, or one dealt before the day was told something else. */
function keptAt(open: OpenSlot, standing: readonly Task[], dealt: DealtDay) {
  const { id, enrolment, plan, slot } = open;
  const mine = standing.filter((task) => task.slot === slot && isOpenNow(task, dealt, enrolment));
  const fits = mine.filter(
    (task) =>
      task.counter < dealt.counter &&
      stillFits(task, plan, dealt) &&
      !isInTheWay(task, open, standing, dealt),
  );
  return mine.find((task) => task.id === id) ?? fits.sort((a, b) => b.counter - a.counter)[0];
}

/** Whether a program's task is open, and of a deal since the day was last refreshed. */
function isOpenNow(task: Task, { counter }: DealtDay, { id }: UserRegimen): boolean {
  const isOfRefresh = refreshesBefore(task.counter) === refreshesBefore(counter);
  return task.userRegimenId === id && !task.isCompleted && isOfRefresh;
}

/**
 * Whether a task was dealt instead of one that was put off and now is possible: the last of its program give way to as
 * many earlier ones. A refresh asked for later ones, but not for none.
 */
function isInTheWay(task: Task, owner: OpenSlot, standing: readonly Task[], dealt: DealtDay): boolean {
  const { place } = task;
  if (place === undefined || (owner.refreshes > 0 && place !== null)) return false;
  const others = standing.filter((one) => one !== task);
  const last = others.filter(
    (one) => one.userRegimenId === task.userRegimenId && !one.isCompleted && isLater(one, task),
  );
  return last.length < new Session(dealt, others).earlierOnes(owner, place);
}

function isLater(one: Task, than: Task): boolean {
  // Of two without a place the slot tells: they are not a number apart.
  const further = (one.place ?? Infinity) - (than.place ?? Infinity) || one.slot - than.slot;
  return isMainSlot(one) && further > 0;
}

/** Whether a task that was dealt under other conditions is as it would be under these. */
function stillFits({ drillId, name, place }: Task, plan: Plan, dealt: DealtDay): boolean {
  const is = (one: PlannedTask) => one.drillId === drillId && (drillId !== null || one.name === name);
  const own = typeof place === 'number' ? plan.main[place] : undefined;
  if (own && !is(own) && isPossible(own, dealt) && fitsInto(roomOf(dealt), own.load)) return false;
  const known = [...drillsOf(plan), ...PLAIN_WARM_UPS].find(is);
  return !known || isPossible(known, dealt);
}

/** Whether the rules of version 1 dealt a task that is still of the day: they said nothing of its load. */
function isOlderDeal({ load, counter, userRegimenId }: Task, dealt: DealtDay): boolean {
  if (load || refreshesBefore(counter) !== refreshesBefore(dealt.counter)) return false;
  return dealingRegimens(dealt.userRegimens, dealt).some(({ id }) => id === userRegimenId);
}

type ProgramOwner = Pick<Owner, 'enrolment' | 'plan'>;

/** The programs that deal, with their plans: gentler ones for whoever is just back from a pause. */
function ownersOf(dealt: DealtDay): ProgramOwner[] {
  const { day, dayTotals, userRegimens, planOf } = dealt;
  const share = comebackShare(day, dayTotals);
  return dealingRegimens(userRegimens, dealt).flatMap((enrolment) => {
    const plan = planOf(enrolment.regimenId);
    return plan ? [{ enrolment, plan: easedPlan(plan, share) }] : [];
  });
}

/** The slots of a day that are to be filled: the warm-up and the end by the first program, the others in turn. */
function openSlots(dealt: DealtDay, taken: readonly Task[]): OpenSlot[] {
  const { day } = dealt;
  const owners = ownersOf(dealt);
  const open = Array.from({ length: TASKS_A_DAY }, (_, slot) => slot).filter(
    (slot) => owners.length > 0 && !taken.some((task) => task.slot === slot),
  );
  const holderOf = (slot: number) =>
    owners.findIndex(({ enrolment }) =>
      todays(dealt).some((task) => task.slot === slot && isOpenNow(task, dealt, enrolment)),
    );
  const turns = sharedInTurn(
    // A day before 1970 has a number below zero: a clock may say anything.
    open
      .filter((slot) => isMainSlot({ slot }))
      .map((slot) => ({
        slot,
        turn: Math.abs(dayNumber(day) + slot) % owners.length,
        holder: holderOf(slot),
      })),
  );
  return open.flatMap((slot) => {
    const owner = owners[turns.get(slot) ?? 0];
    return owner ? [openSlotOf(dealt, owner, slot)] : [];
  });
}

/** A slot of the main work: whose turn it is, and who has an open task there; programs by their places. */
interface Share {
  slot: number;
  turn: number;
  holder: number;
}

/** Which program has which slot. Each has as many as its turns, and whoever has an open task keeps it for one of them. */
function sharedInTurn(shares: readonly Share[]): Map<number, number> {
  const left = shares.map(({ turn }) => turn);
  const given = new Map<number, number>();
  const give = (slot: number, to: number) => {
    if (given.has(slot) || !left.includes(to)) return;
    left.splice(left.indexOf(to), 1);
    given.set(slot, to);
  };
  for (const { slot, turn, holder } of shares) if (turn === holder) give(slot, turn);
  for (const { slot, holder } of shares) give(slot, holder);
  for (const { slot, turn } of shares) give(slot, turn);
  for (const { slot } of shares) give(slot, left[0] ?? 0);
  return given;
}

function openSlotOf({ day, counter }: DealtDay, owner: ProgramOwner, slot: number): OpenSlot {
  const { id: userRegimenId, userId } = owner.enrolment;
  const id = taskIdOf({ userId, day, userRegimenId, slot, counter });
  return { ...owner, slot, refreshes: refreshesBefore(counter), counter, id };
}

/** What was chosen for a slot, as a task of its day. */
export function taskOf(
  { day, tz }: DealtDay,
  { id, enrolment, slot, counter }: Pick<OpenSlot, 'id' | 'enrolment' | 'slot' | 'counter'>,
  { planned, place }: Chosen,
): Task {
  const { id: userRegimenId, userId, regimenId, category, basePoints } = enrolment;
  return {
    id,
    userId,
    userRegimenId,
    regimenId,
    day,
    slot,
    counter,
    drillId: planned.drillId,
    name: planned.name,
    description: planned.description,
    dose: planned.dose,
    points: basePoints,
    estimatedMinutes: planned.minutes,
    category,
    place,
    load: planned.load,
    createdAt: new Date(dayStart(day, tz)).toISOString(),
    isCompleted: false,
    completedAt: null,
    completedDay: null,
  };
}
