import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, it } from 'vitest';
import { whyIllegitimate } from './legitimacy.ts';
import type { Run } from '../words.ts';

const DAY = '2026-11-02';
const player = { id: userId.parse(newId()), since: `${DAY}T06:00:00.000Z` };
const judgedAt = { player, now: Date.parse(`${DAY}T20:00:00Z`) };
const TASK = { taskId: 'task', day: DAY, userRegimenId: 'enrolment', slot: 0 };

let count = 0;

/** What a phone said at so many hours, and what became of it. */
function said(hours: number, name: string, args: Run['args'], more: Partial<Run> = {}): Run {
  const at = new Date(Date.parse(`${DAY}T00:00:00Z`) + hours * 3_600_000).toISOString();
  const id = (count += 1);
  return {
    text: `${id}`,
    clientGroup: 'phone',
    lane: 'core',
    id,
    push: id,
    status: 'applied',
    name,
    args,
    at,
    day: DAY,
    tz: 'UTC',
    ...more,
  };
}

const started = () => said(7, 'userRegimen.start', { userRegimenId: 'enrolment', regimenId: 'program' });
const archived = (hours: number, userRegimenId = 'enrolment') =>
  said(hours, 'userRegimen.archive', { userRegimenId });
const afresh = (userRegimenId: string) =>
  said(9.5, 'userRegimen.start', { userRegimenId, regimenId: 'program' });
const restored = (hours: number) => said(hours, 'userRegimen.unarchive', { userRegimenId: 'enrolment' });
const undone = (hours: number) => said(hours, 'task.setCompleted', { ...TASK, completed: false });
const done = (hours: number, more: Partial<Run> = {}) =>
  said(hours, 'task.setCompleted', { ...TASK, completed: true }, { clientGroup: 'tablet', ...more });

it.each([
  ['after its program was archived', () => [started(), archived(9), done(10)], true],
  ['before its program was archived', () => [started(), archived(9), done(8)], false],
  ['at the instant of that', () => [started(), archived(9), done(9)], false],
  [
    'after it was archived by one of whom the server had not heard',
    () => [started(), done(10), archived(9)],
    false,
  ],
  [
    'after it was archived, when it runs again',
    () => [started(), archived(9), restored(9.5), done(10)],
    false,
  ],
  [
    'when it was archived once more',
    () => [started(), archived(9), restored(9.5), archived(9.7), done(10)],
    true,
  ],
  [
    'after it was archived, when it was started afresh',
    () => [started(), archived(9), afresh('tablet’s'), done(10)],
    false,
  ],
  [
    'after both were archived',
    () => [started(), archived(9), afresh('tablet’s'), archived(9.8, 'tablet’s'), done(10)],
    true,
  ],
  [
    'when another device has begun it again',
    () => [started(), archived(9), afresh('enrolment'), done(10)],
    false,
  ],
  [
    'at an hour before, on a clock that went back since the task was undone',
    () => [started(), undone(11), archived(10), done(9, { clientGroup: 'phone' })],
    true,
  ],
  [
    'at an hour before, when another device undid it',
    () => [started(), undone(11), archived(10), done(9)],
    false,
  ],
])('S3.7 a "done" %s', (_, story, mayBeRefused) => {
  const all = story();
  const place = all.findLastIndex(({ args }) => args.completed === true);
  const [run, before] = [all[place], all.slice(0, place)];
  if (!run) throw new Error('nothing to judge');
  const refused: Run = { ...run, status: 'rejected', code: 'program_archived' };
  expect(whyIllegitimate(refused, before, judgedAt) === undefined).toBe(mayBeRefused);
});
