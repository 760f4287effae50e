import { describe, expect, it } from 'vitest';
import { clientGroupId, notificationId, regimenId, savedQuoteId, taskId, userRegimenId } from '../ids.ts';
import type { Notification } from '../entities/notifications/notification.ts';
import { newId } from '../new-id.ts';
import { defaultWeeks } from '../rules/training/default-weeks.ts';
import { planOfCustom } from '../rules/training/custom-plan.ts';
import { NO_LOAD } from '../rules/training/load.ts';
import { MAX_ACTIVE_PROGRAMS } from '../rules/training/enrolment/program-progress.ts';
import { MAIN_PER_WEEK } from '../rules/training/program-terms.ts';
import { addDays, CREDIT_WINDOW_DAYS } from '../rules/training-day.ts';
import { BADGES } from '../rules/progress/badges.ts';
import { freshStats } from '../rules/fresh-rows.ts';
import { badgesBy } from './earned.ts';
import { planLookup } from './plan-lookup.ts';
import type { RowChange } from './rows.ts';
import { dealToday } from './tasks/deal-today.ts';
import { TestPlayer } from './testing.ts';

const DAY = '2026-11-02';

/** A program of the player's own that runs. */
function startedOwn(player: TestPlayer) {
  const id = regimenId.parse(newId());
  const fields = { category: 'serving', difficulty: 'beginner', totalWeeks: 4, dailyDuration: 30 } as const;
  const weeks = defaultWeeks('serving', 4);
  const create = { regimenId: id, name: 'Sadn serves', description: '', ...fields, weeks };
  player.run('regimen.create', create, DAY);
  const own = player.rows.get('regimens', id);
  if (!own) throw new Error('It was not made.');
  return { id, enrolment: player.start(DAY, planOfCustom(own)) };
}

describe('regimen.create', () => {
  const fields = {
    name: 'My serve',
    description: '',
    category: 'serving',
    difficulty: 'advanced',
    totalWeeks: 6,
    dailyDuration: 30,
    weeks: defaultWeeks('serving', 6),
  } as const;

  it('plans every chosen week and deals from it', () => {
    const player = new TestPlayer();
    const id = regimenId.parse(newId());
    expect(player.run('regimen.create', { regimenId: id, ...fields }, DAY)).toBeUndefined();
    expect(player.rows.get('regimens', id)?.weeks.map((week) => week.theme)).toEqual([
      'Foundation Building',
      'Foundation Building',
      'Skill Development',
      'Consistency Training',
      'Consistency Training',
      'Performance Optimization',
    ]);
    player.run('userRegimen.start', { userRegimenId: userRegimenId.parse(newId()), regimenId: id }, DAY);
    const tasks = player.tasksOf(DAY);
    expect(tasks).toHaveLength(6);
    expect(new Set(tasks.map((task) => task.name)).size).toBe(6);
    expect(tasks.map(({ name }) => name.startsWith('Warm up'))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(tasks[1]).toMatchObject({ points: 30, estimatedMinutes: 5, category: 'serving', drillId: null });
  });

  it('is made once, and counted', () => {
    const player = new TestPlayer();
    const id = regimenId.parse(newId());
    const make = () => player.run('regimen.create', { regimenId: id, ...fields }, DAY);
    expect([make(), make()]).toEqual([undefined, 'exists']);
    expect(player.rows.all('playerStats')[0]?.customRegimens).toBe(1);
  });

  it('is refused without a plan for each of its weeks, in order', () => {
    const player = new TestPlayer();
    const id = regimenId.parse(newId());
    for (const weeks of [fields.weeks.slice(1), [...fields.weeks].reverse(), fields.weeks.slice(0, 5)])
      expect(player.run('regimen.create', { regimenId: id, ...fields, weeks }, DAY)).toBe('weeks_missing');
  });

  it('is edited week by week', () => {
    const player = new TestPlayer();
    const id = regimenId.parse(newId());
    player.run('regimen.create', { regimenId: id, ...fields }, DAY);
    const week = { week: 2, theme: 'Float week', dailyTasks: ['Float to zone 5'] };
    expect(player.run('regimen.updateWeek', { regimenId: id, ...week }, DAY)).toBeUndefined();
    expect(player.rows.get('regimens', id)?.weeks[1]).toEqual(week);
    expect(player.run('regimen.updateWeek', { regimenId: id, ...week, week: 7 }, DAY)).toBe('week_not_found');
  });

  it('is called something else wherever the player stands in it', () => {
    const player = new TestPlayer();
    const { id, enrolment } = startedOwn(player);
    const said = { name: 'Sand serves', description: 'For July' };
    expect(player.run('regimen.describe', { regimenId: id, ...said }, DAY)).toBeUndefined();
    expect(player.rows.get('regimens', id)).toMatchObject(said);
    expect(player.rows.get('userRegimens', enrolment)?.name).toBe('Sand serves');
    const other = { regimenId: regimenId.parse(newId()), ...said };
    expect(player.run('regimen.describe', other, DAY)).toBe('regimen_not_found');
  });

  it('is deleted once it does not run; what was done of it stays', () => {
    const player = new TestPlayer();
    const { id, enrolment } = startedOwn(player);
    const remove = () => player.run('regimen.delete', { regimenId: id }, DAY);
    expect(remove()).toBe('program_runs');
    player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY);
    expect(remove()).toBeUndefined();
    expect(player.rows.get('regimens', id)).toBeUndefined();
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({ isArchived: true });
    expect(player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY)).toBe('not_archived');
    expect(remove()).toBeUndefined();
  });

  it('S3.7 counts what was done of it before it was deleted elsewhere, though nobody knows any more what it was', () => {
    const player = new TestPlayer();
    const { id, enrolment } = startedOwn(player);
    const [next, later] = [addDays(DAY, 1), addDays(DAY, 2)];
    const dealt = player.dealOf(next).add;
    player.plans.clear();
    player.run('userRegimen.archive', { userRegimenId: enrolment }, later);
    player.run('regimen.delete', { regimenId: id }, later);
    const away = { clientGroup: clientGroupId.parse(newId()) };
    expect(dealt.flatMap((task) => player.setCompleted(task, true, next, away) ?? [])).toEqual([]);
    expect(player.rows.all('dayTotals')).toMatchObject([{ day: next, points: 120 }]);
    expect(player.tasksOf(next)).toMatchObject(
      dealt.map(({ slot }) => ({ slot, name: 'Sadn serves', points: 20, category: 'serving', place: null })),
    );
    const [task] = dealt;
    if (!task) throw new Error('nothing was dealt');
    expect(player.setCompleted(task, false, next, away)).toBeUndefined();
    expect(player.rows.all('dayTotals')).toMatchObject([{ points: 100 }]);
    const made = { ...task, id: taskId.parse(newId()) };
    expect(player.setCompleted(made, true, next, away)).toBe('task_not_found');
  });

  it('stays history when its last drill is taken back after it was completed and deleted', () => {
    const player = new TestPlayer();
    const { id, enrolment } = startedOwn(player);
    const row = () => player.rows.get('userRegimens', enrolment);
    const [, task] = player.tasksOf(DAY);
    const started = row();
    if (!task || !started) throw new Error('nothing was dealt');
    // All but the first of its main drills are done.
    const mainDone = Array.from({ length: started.totalWeeks * MAIN_PER_WEEK }, (_, place) => place);
    player.rows.put('userRegimens', { ...started, mainDone });
    player.rows.commit();
    player.setCompleted(task, true);
    expect(row()).toMatchObject({ isActive: false, completedAt: expect.any(String), replacedAt: null });
    expect(player.run('regimen.delete', { regimenId: id }, DAY)).toBeUndefined();
    expect(player.setCompleted(task, false)).toBeUndefined();
    expect(row()).toMatchObject({ isActive: false, isArchived: false, completedAt: null });
    expect(player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY)).toBe('not_archived');
    for (let count = 0; count < MAX_ACTIVE_PROGRAMS; count++) player.start(DAY);
    // And it was done after all.
    expect(player.setCompleted(task, true)).toBeUndefined();
    expect(row()).toMatchObject({ isActive: false, completedAt: expect.any(String) });
  });

  it('knows which lines are drills of ours, as long as they stand in it', () => {
    const player = new TestPlayer();
    const id = regimenId.parse(newId());
    const drill = (line: string) => ({
      line,
      dose: { minutes: 5 },
      minutes: 5,
      load: NO_LOAD,
      parts: [],
      needs: [],
    });
    const name = (...lines: string[]) =>
      player.run('regimen.nameDrills@2', { regimenId: id, drills: lines.map(drill) }, DAY);
    const known = () => player.rows.get('regimens', id)?.drills?.map(({ line }) => line);
    expect(name('One')).toBe('regimen_not_found');
    player.run('regimen.create', { regimenId: id, ...fields }, DAY);
    expect(name('One', 'Two')).toBeUndefined();
    const week = { regimenId: id, week: 1, theme: 'Mine', dailyTasks: ['One', 'Else'] };
    player.run('regimen.updateWeek', week, DAY);
    expect(name('Three')).toBeUndefined();
    expect(known()).toEqual(['One', 'Three']);
    // Phones of before.
    player.run('regimen.nameDrills', { regimenId: id, drills: [drill('Four')] }, DAY);
    expect(known()).toEqual(['One', 'Four']);
  });
});

describe('a change of a week', () => {
  const drill = { dose: { minutes: 9 }, minutes: 9, load: { ...NO_LOAD, jumps: 4 }, parts: [], needs: [] };
  const line = defaultWeeks('serving', 4)[0]?.dailyTasks[1] ?? '';

  it.each([
    [
      'regimen.updateWeek' as const,
      { week: 1, theme: 'Mine', dailyTasks: ['Float to zone 5', 'Float to zone 1'] },
    ],
    ['regimen.nameDrills' as const, { drills: [{ ...drill, line }] }],
    ['regimen.nameDrills@2' as const, { drills: [{ ...drill, line }] }],
  ])('S3.4 by %s leaves the day as it is, also where no server has dealt it yet', (name, said) => {
    const [phone, server] = [new TestPlayer(), new TestPlayer()];
    const { id } = startedOwn(phone);
    const day = addDays(DAY, 1);
    const deal = ({ rows }: TestPlayer, on = day) =>
      dealToday(rows, { day: on, tz: 'UTC', planOf: planLookup(rows, () => undefined) });
    const dealt = (player: TestPlayer, on = day) =>
      player.tasksOf(on).map((task) => [task.name, task.load, task.slot]);
    for (const table of ['regimens', 'userRegimens'] as const) server.rows.load(table, phone.rows.all(table));
    deal(phone);
    const before = dealt(phone);
    for (const player of [phone, server]) {
      expect(player.run(name, { regimenId: id, ...said }, day, { userId: phone.userId })).toBeUndefined();
      deal(player);
      expect(dealt(player)).toEqual(before);
    }
    const next = addDays(day, 1);
    deal(server, next);
    // Its main work is what was written.
    expect(dealt(server, next).slice(1, 5)).not.toEqual(before.slice(1, 5));
  });
});

describe('saved quotes', () => {
  it('keep the same words once, with a note, until they are let go', () => {
    const player = new TestPlayer();
    const quote = { quote: 'One good pass at a time.', category: 'focus', notes: '' } as const;
    const id = savedQuoteId.parse(newId());
    player.run('savedQuote.save', { savedQuoteId: id, ...quote }, DAY);
    player.run('savedQuote.save', { savedQuoteId: savedQuoteId.parse(newId()), ...quote }, DAY);
    expect(player.rows.all('savedQuotes')).toHaveLength(1);
    expect(player.rows.all('playerStats')[0]?.savedQuotes).toBe(1);
    player.run('savedQuote.setNotes', { savedQuoteId: id, notes: 'before serves' }, DAY);
    expect(player.rows.get('savedQuotes', id)?.notes).toBe('before serves');
    player.run('savedQuote.delete', { savedQuoteId: id }, DAY);
    expect(player.rows.all('playerStats')[0]?.savedQuotes).toBe(0);
  });

  it.each([
    ['You can\'t say "mine" too early.', 'You can’t say “mine” too early.'],
    ['You can’t say “mine” too early.', 'You can\'t say "mine" too early.'],
  ])('keep %s and %s as the same words', (before, after) => {
    const player = new TestPlayer();
    for (const quote of [before, after]) {
      const id = savedQuoteId.parse(newId());
      player.run('savedQuote.save', { savedQuoteId: id, quote, category: 'focus', notes: '' }, DAY);
    }
    expect(player.rows.all('savedQuotes').map(({ quote }) => quote)).toEqual([before]);
  });
});

it('gives the badges for saved quotes with the one that earns them', () => {
  const player = new TestPlayer();
  const badges = () => player.rows.all('userBadges').map(({ badgeId }) => badgeId);
  const [first] = BADGES.filter(
    ({ value }) => value({ ...freshStats(player.userId), savedQuotes: 99 }) === 99,
  );
  for (let saved = 1; saved <= (first?.target ?? 0); saved++) {
    expect(badges()).toEqual([]);
    const id = savedQuoteId.parse(newId());
    player.run('savedQuote.save', { savedQuoteId: id, quote: `${saved}`, category: 'focus', notes: '' }, DAY);
  }
  expect(badges()).toEqual([first?.id]);
});

describe('motivation', () => {
  it('is that of a day near the one on which it is read, so that no rows come of days that nobody sees', () => {
    const player = new TestPlayer();
    const read = (day: string) => [
      player.run('motivation.view', { day }, DAY),
      player.run('motivation.refresh', { day }, DAY),
    ];
    for (const near of [addDays(DAY, -CREDIT_WINDOW_DAYS), addDays(DAY, CREDIT_WINDOW_DAYS)])
      expect(read(near)).toEqual([undefined, undefined]);
    for (const far of [addDays(DAY, -CREDIT_WINDOW_DAYS - 1), addDays(DAY, CREDIT_WINDOW_DAYS + 1)])
      expect(read(far)).toEqual(['other_day', 'other_day']);
    expect(player.rows.all('motivations')).toHaveLength(2);
  });

  it('is viewed, and unviewed again when another prompt is asked for', () => {
    const player = new TestPlayer();
    player.run('motivation.view', { day: DAY }, DAY);
    expect(player.rows.all('motivations')).toMatchObject([{ isViewed: true, refreshes: 0 }]);
    player.run('motivation.refresh', { day: DAY }, DAY);
    expect(player.rows.all('motivations')).toMatchObject([{ isViewed: false, refreshes: 1 }]);
  });
});

describe('settings.update', () => {
  it('changes what it names and nothing else', () => {
    const player = new TestPlayer();
    player.run('settings.update', { reminderTime: '06:30' }, DAY);
    player.run('settings.update', { tutorialDone: true }, DAY);
    expect(player.rows.all('userSettings')).toMatchObject([
      { reminderTime: '06:30', tutorialDone: true, streakAtRisk: true },
    ]);
    player.run('settings.update', { reminderTime: undefined, streakAtRisk: false }, DAY);
    expect(player.rows.all('userSettings')).toMatchObject([{ reminderTime: '06:30', streakAtRisk: false }]);
  });
});

describe('notification.markRead', () => {
  const at = (time: string) => `${DAY}T${time}:00.000Z`;
  const arrived = (player: TestPlayer, time: string): Notification => {
    const notification: Notification = {
      id: notificationId.parse(newId()),
      userId: player.userId,
      type: 'achievement',
      title: 'Well done',
      message: '',
      read: false,
      data: null,
      createdAt: at(time),
    };
    player.rows.load('notifications', [notification]);
    return notification;
  };
  const read = (player: TestPlayer) => player.rows.all('notifications').map((one) => one.read);

  it('leaves what came after the tap unread, unless it was named', () => {
    const player = new TestPlayer();
    for (const time of ['11:59', '12:00', '12:01']) arrived(player, time);
    player.run('notification.markRead', {}, DAY, { at: at('12:00') });
    expect(read(player)).toEqual([true, true, false]);
    const [, , last] = player.rows.all('notifications');
    player.run('notification.markRead', { notificationIds: last ? [last.id] : [] }, DAY, { at: at('12:00') });
    expect(read(player)).toEqual([true, true, true]);
  });

  it('reads those that were named and no others; none is none', () => {
    const player = new TestPlayer();
    const [first] = ['10:00', '11:00'].map((time) => arrived(player, time));
    player.run('notification.markRead', { notificationIds: [] }, DAY);
    expect(read(player)).toEqual([false, false]);
    player.run('notification.markRead', { notificationIds: first ? [first.id] : [] }, DAY);
    expect(read(player)).toEqual([true, false]);
  });
});

describe('badge.markViewed', () => {
  it('marks what was earned by then, once, and nothing that was earned later', () => {
    const player = new TestPlayer();
    player.start(DAY);
    const [first, second, third] = player.tasksOf(DAY);
    if (!first || !second || !third) throw new Error('no tasks');
    const at = (time: string) => ({ at: `${DAY}T${time}:00.000Z` });
    player.setCompleted(first, true, DAY, at('13:00'));
    const earned = player.rows.all('userBadges').filter(({ earnedAt }) => earnedAt === at('13:00').at);
    expect(earned.length).toBeGreaterThan(0);
    const viewed = () => earned.map(({ id }) => player.rows.get('userBadges', id)?.viewedAt);
    player.run('badge.markViewed', {}, DAY, at('12:59'));
    expect(viewed()).toEqual(earned.map(() => null));
    player.run('badge.markViewed', {}, DAY, at('13:00'));
    player.run('badge.markViewed', {}, DAY, at('14:00'));
    expect(viewed()).toEqual(earned.map(() => at('13:00').at));
  });

  it('gives no badge anew: those of before are not among what the change earned', () => {
    const badge = { id: 'a', badgeId: 'tasks-1', viewedAt: null };
    const change = (before: object | undefined, after: object | undefined) =>
      ({ table: 'userBadges', id: 'a', before, after }) as RowChange;
    expect(badgesBy([change(undefined, badge), change(badge, { ...badge, viewedAt: DAY })])).toEqual([badge]);
    expect(badgesBy([change(badge, undefined)])).toEqual([]);
  });
});
