import { newId } from 'sync-protocol/new-id';
import type { SavedQuoteId, UserId, UserRegimenId } from 'sync-protocol/ids';
import type { Task } from 'sync-protocol/entities/tasks/task';
import {
  BODY_PARTS,
  CLUB_KINDS,
  DAY_KINDS,
  EQUIPMENT,
  SEASON_PHASES,
} from 'sync-protocol/rules/training/program-terms';
import { nextEnrolmentId } from 'sync-protocol/rules/training/enrolment/enrolment-id';
import { PAUSE_REACH_DAYS } from 'sync-protocol/rules/progress/new-pause';
import { STORY_MEDIA_TYPES, STORY_TYPES } from 'sync-protocol/rules/stories/story-terms';
import { recordNameOf } from 'sync-protocol/rules/tasks/results';
import { addDays } from 'sync-protocol/rules/training-day';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { Dice } from 'api/src/demo/dice.ts';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { UserDb } from 'web/src/data/store/db.ts';

/** A phone as a player sees it. */
interface Device {
  readonly db: UserDb;
  readonly dice: Dice;
  readonly userId: UserId;
  readonly programs: readonly ProgramContent[];
  readonly today: string;
  do<Name extends MutationName>(name: Name, args: MutationArgs<Name>): Promise<void>;
}

function placeOf({ day, regimenId, slot, counter, userRegimenId }: Task): string {
  return `${day} ${regimenId} ${slot} ${counter} ${userRegimenId}`;
}

/** What a player does, and how often. */
const ACTS: readonly (readonly [weight: number, act: (device: Device) => Promise<void>])[] = [
  [64, tapTask],
  [7, startProgram],
  [8, archiveOrRestore],
  [6, (device) => device.do('tasks.refresh', {})],
  [2, lookAtBadges],
  [2, pauseStreak],
  [1, (device) => device.do('streak.resume', {})],
  [1, (device) => device.do('settings.update', { reminders: device.dice.happens(0.5) })],
  [3, keepQuote],
  [3, changeQuote],
  [1, (device) => device.do('motivation.view', { day: device.today })],
  [1, (device) => device.do('motivation.refresh', { day: device.today })],
  [1, readNews],
];

const ALL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/** Does something on a phone that a player would. */
export async function act(device: Device): Promise<void> {
  let roll = device.dice.roll() * ALL;
  for (const [weight, doIt] of ACTS) {
    roll -= weight;
    if (roll < 0) return doIt(device);
  }
}

async function tapTask(device: Device): Promise<void> {
  const { db, today, dice } = device;
  const tasks = await db
    .synced('tasks')
    .where('day')
    .between(addDays(today, -1), today, true, true)
    .toArray();
  if (tasks.length === 0) return;
  // Their ids are hashes of random ones: sorted by what they are, the same seed picks the same task.
  tasks.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  const { id: taskId, day, userRegimenId, slot, isCompleted } = dice.pick(tasks);
  await device.do('task.setCompleted', { taskId, day, userRegimenId, slot, completed: !isCompleted });
}

/** Starts some program of the catalog; now and then under an id that no other device finds, as older phones do. */
export async function startProgram(device: Device): Promise<void> {
  const { id: regimenId } = device.dice.pick(device.programs).program;
  const known = await device.db.synced('userRegimens').toArray();
  const userRegimenId = device.dice.happens(0.2)
    ? newId<UserRegimenId>()
    : nextEnrolmentId(device.userId, regimenId, known);
  await device.do('userRegimen.start', { userRegimenId, regimenId });
}

async function archiveOrRestore(device: Device): Promise<void> {
  const enrolments = await device.db.synced('userRegimens').toArray();
  if (enrolments.length === 0) return;
  enrolments.sort((a, b) => a.startedAt.localeCompare(b.startedAt));
  const { id: userRegimenId, isArchived } = device.dice.pick(enrolments);
  await device.do(isArchived ? 'userRegimen.unarchive' : 'userRegimen.archive', { userRegimenId });
}

async function pauseStreak(device: Device): Promise<void> {
  await device.do('streak.pause', { streakPauseId: newId(), days: device.dice.between(1, 4) });
}

/** How often somebody says where they train, or what hurts, before they do something. */
const CHANCE_OF_CONDITIONS = 0.08;

/** Says where the player trains or what hurts, now and then; by `dice` of its own, so that all else goes as it did. */
export async function sayOfDay(device: Pick<Device, 'do'>, dice: Dice): Promise<void> {
  if (!dice.happens(CHANCE_OF_CONDITIONS)) return;
  if (dice.happens(0.5)) {
    const has = EQUIPMENT.filter(() => dice.happens(0.6));
    return device.do('day.setEquipment', { has, isUsual: dice.happens(0.4) });
  }
  await device.do('day.setSore', { sore: BODY_PARTS.filter(() => dice.happens(0.2)) });
}

/** How often somebody says something of their season, or of practice and matches, before they do something. */
const CHANCE_OF_SEASON = 0.05;

/** Says where in the year the player is or what a day holds, now and then; by `dice` of its own, too. */
export async function sayOfSeason(device: Pick<Device, 'do' | 'today'>, dice: Dice): Promise<void> {
  if (!dice.happens(CHANCE_OF_SEASON)) return;
  if (dice.happens(0.3)) {
    const minutes = dice.between(30, 180);
    const session = dice.happens(0.8) ? { minutes, effort: dice.between(0, 10), jumps: null } : null;
    const day = addDays(device.today, -dice.between(0, 2));
    return device.do('load.set', { day, kind: dice.pick(CLUB_KINDS), session });
  }
  const weekdays = () => [0, 1, 2, 3, 4, 5, 6].filter(() => dice.happens(0.3));
  if (dice.happens(0.5)) {
    const phase = dice.pick([...SEASON_PHASES, null]);
    return device.do('season.set', { phase, practices: weekdays(), matches: weekdays() });
  }
  await device.do('season.setDay', {
    day: addDays(device.today, dice.between(-1, 9)),
    kind: dice.pick(DAY_KINDS),
  });
}

/** How often somebody keeps a result, or tells of a pause at another time, before they do something. */
const CHANCE_OF_RESULT = 0.08;
/** More than any drill takes. */
export const NO_RESULT = 10_000;

/** Keeps what was got in a drill or takes it back, or tells of a pause late or early; by `dice` of its own, too. */
export async function sayOfResults(
  device: Pick<Device, 'db' | 'do' | 'programs' | 'today'>,
  dice: Dice,
): Promise<void> {
  if (!dice.happens(CHANCE_OF_RESULT)) return;
  const pauses = await device.db.synced('streakPauses').toArray();
  const ahead = pauses.find(({ from }) => from > device.today);
  if (ahead && dice.happens(0.3)) return device.do('streak.resume', { streakPauseId: ahead.id });
  if (dice.happens(0.25)) {
    const from = addDays(device.today, dice.between(-PAUSE_REACH_DAYS, PAUSE_REACH_DAYS));
    return device.do('streak.pause', { streakPauseId: newId(), from, days: dice.between(1, 6) });
  }
  const { program, drills } = dice.pick(device.programs);
  // One for each program: few enough that devices speak of the same drill.
  const drill = drills.find(({ result }) => result !== undefined);
  if (!drill?.result) return;
  const of = { drillId: recordNameOf(drill.id, drill.result), regimenId: program.id };
  const records = await device.db.synced('drillRecords').toArray();
  const record = records.find(({ drillId }) => drillId === of.drillId);
  if (record && dice.happens(0.4))
    return device.do('result.delete@2', { ...of, resultId: dice.pick(record.results).id });
  const value = dice.happens(0.05) ? NO_RESULT : dice.between(0, drill.result.max);
  await device.do('result.save@2', { ...of, resultId: newId(), value });
}

/** How often somebody writes on a story, or lets go of what they began, before they do something. */
const CHANCE_OF_DRAFT = 0.1;

/** Begins a story, writes on it, or lets it go; by `dice` of its own, too. */
export async function tellOfStory(device: Pick<Device, 'db' | 'do'>, dice: Dice): Promise<void> {
  if (!dice.happens(CHANCE_OF_DRAFT)) return;
  const [begun] = await device.db.synced('storyDrafts').toArray();
  if (begun && dice.happens(0.3)) return device.do('story.dropDraft', {});
  const media = dice.pick(STORY_MEDIA_TYPES);
  await device.do('story.draft', {
    title: dice.pick(TITLES),
    content: `${begun?.content ?? ''} And ${dice.between(1, 99)} more.`.trim(),
    storyType: dice.pick(STORY_TYPES),
    location: '',
    tags: '#ace',
    isPublic: false,
    media,
    link: '',
    fileId: media === 'photo' ? newId() : (begun?.fileId ?? null),
    videoId: media === 'video' ? newId() : (begun?.videoId ?? null),
  });
}

/** Few enough that devices write the same. */
const TITLES = ['', 'First ace', 'Cup final'];

/** Few enough that devices keep the same words. */
const QUOTES = ['Call it early', 'Feet first', 'Next ball', 'Low and ready', 'Trust your hands'];

async function keepQuote(device: Device): Promise<void> {
  const quote = device.dice.pick(QUOTES);
  const savedQuoteId = newId<SavedQuoteId>();
  await device.do('savedQuote.save', { savedQuoteId, quote, category: 'focus', notes: '' });
}

async function changeQuote(device: Device): Promise<void> {
  const quotes = await device.db.synced('savedQuotes').toArray();
  if (quotes.length === 0) return;
  const { id: savedQuoteId } = device.dice.pick(quotes);
  if (device.dice.happens(0.4)) await device.do('savedQuote.delete', { savedQuoteId });
  else await device.do('savedQuote.setNotes', { savedQuoteId, notes: `Note ${device.dice.between(1, 99)}` });
}

async function lookAtBadges(device: Device): Promise<void> {
  const userBadgeIds = (await device.db.synced('userBadges').toArray()).map(({ id }) => id);
  if (userBadgeIds.length > 0) await device.do('badge.markViewed@2', { userBadgeIds });
}

async function readNews(device: Device): Promise<void> {
  const [first] = await device.db.synced('notifications').toArray();
  if (!first || device.dice.happens(0.5)) await device.do('notification.markRead', {});
  else if (device.dice.happens(0.3)) await device.do('notification.delete', { notificationId: first.id });
  else
    await device.do('notification.setDeleted', {
      notificationIds: [first.id],
      deleted: !first.deletedAt,
    });
}
