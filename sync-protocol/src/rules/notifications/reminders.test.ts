import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { freshSettings } from '../fresh-rows.ts';
import { userId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import {
  hasQuietHours,
  isQuiet,
  minuteOfDay,
  quietClash,
  REMINDER_STEP_MINUTES,
  reminderDue,
  secondsToNextDay,
  secondsToQuiet,
  type ReminderFacts,
} from './reminders.ts';

const settings = { ...freshSettings(userId.parse(newId())), reminders: true, reminderTime: '17:00' };
const facts: ReminderFacts = {
  now: Date.parse('2026-11-21T16:00:00Z'),
  zone: 'Europe/Berlin',
  settings,
  tasksLeft: 3,
  streak: 4,
  restDays: 1,
  trainedToday: false,
  isPaused: false,
  remindedDay: '2026-11-20',
};

/** Any time of day, `HH:MM`. */
const time = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));

describe('reminderDue', () => {
  it('comes at the local time', () => {
    expect(reminderDue(facts)?.kind).toBe('training_reminder');
    expect(reminderDue({ ...facts, now: facts.now - 60_000 })).toBeUndefined();
  });

  it('is not sent hours late, twice a day, with nothing left, or when switched off', () => {
    expect(reminderDue({ ...facts, now: facts.now + 120 * 60_000 })).toBeUndefined();
    expect(reminderDue({ ...facts, remindedDay: '2026-11-21' })).toBeUndefined();
    expect(reminderDue({ ...facts, tasksLeft: 0 })).toBeUndefined();
    expect(reminderDue({ ...facts, settings: { ...settings, reminders: false } })).toBeUndefined();
  });

  it('of a minute before midnight comes a little after it', () => {
    const late = { ...settings, reminderTime: '23:58', quietFrom: '01:00' };
    const midnight = Date.parse('2026-11-21T23:00:00Z');
    expect(reminderDue({ ...facts, settings: late, now: midnight })?.kind).toBe('training_reminder');
    expect(reminderDue({ ...facts, settings: late, now: midnight - 180_000 })).toBeUndefined();
  });

  it('speaks of the streak only when a missed day would end it', () => {
    expect(reminderDue({ ...facts, restDays: 0 })?.kind).toBe('streak_at_risk');
    expect(reminderDue({ ...facts, restDays: 0, trainedToday: true })?.kind).toBe('training_reminder');
    expect(reminderDue({ ...facts, restDays: 0, settings: { ...settings, streakAtRisk: false } })?.kind).toBe(
      'training_reminder',
    );
  });

  it.each([
    ['UTC', '2026-11-20'],
    // The clock goes back at 3:00, at 2:00 and at midnight; forward at 2:00 and at midnight.
    ['Europe/Berlin', '2026-10-23'],
    ['America/New_York', '2026-10-30'],
    ['America/Havana', '2026-10-30'],
    ['Europe/Berlin', '2026-03-27'],
    ['Africa/Cairo', '2026-04-22'],
  ])('comes once a night in %s from %s on, also where the training day turns meanwhile', (zone, from) => {
    const step = REMINDER_STEP_MINUTES * 60_000;
    const start = Date.parse(`${from}T12:00:00Z`);
    fc.assert(
      fc.property(time, (reminderTime) => {
        const own = { ...settings, reminderTime, quietUntil: settings.quietFrom };
        let remindedDay: string | null = null;
        let sent: number | undefined;
        for (let now = start; now < start + 4 * 24 * 3_600_000; now += step) {
          const due = reminderDue({ ...facts, zone, now, settings: own, remindedDay });
          if (!due) continue;
          const hours = sent === undefined ? 24 : (now - sent) / 3_600_000;
          expect(hours).toBeGreaterThan(20);
          expect(hours).toBeLessThan(28);
          [sent, remindedDay] = [now, due.day];
        }
        expect(sent).toBeGreaterThan(start + (4 * 24 - 28) * 3_600_000);
      }),
      { numRuns: 40, examples: [['01:00'], ['00:05'], ['01:58'], ['02:00'], ['02:30'], ['06:56']] },
    );
  });

  it('is not sent again for a day that comes back when the player flies west', () => {
    expect(reminderDue({ ...facts, remindedDay: '2026-11-22' })).toBeUndefined();
  });

  it('leaves a player alone who has paused', () => {
    expect(reminderDue({ ...facts, isPaused: true })).toBeUndefined();
    expect(reminderDue({ ...facts, restDays: 0, isPaused: true })).toBeUndefined();
  });

  it('warns of a streak at risk in the evening when daily reminders are off', () => {
    const quiet = { ...facts, restDays: 0, settings: { ...settings, reminders: false } };
    expect(reminderDue(quiet)).toBeUndefined();
    expect(reminderDue({ ...quiet, now: Date.parse('2026-11-21T17:30:00Z') })?.kind).toBe('streak_at_risk');
  });

  it('never comes in quiet hours', () => {
    const minutesLater = fc.nat(3 * 24 * 60);
    fc.assert(
      fc.property(minutesLater, time, time, time, (minutes, reminderTime, quietFrom, quietUntil) => {
        const own = { ...settings, reminderTime, quietFrom, quietUntil };
        const now = facts.now + minutes * 60_000;
        if (isQuiet(minuteOfDay(now, facts.zone), own))
          expect(reminderDue({ ...facts, now, settings: own })).toBeUndefined();
      }),
    );
  });
});

describe('isQuiet', () => {
  const overNight = { quietFrom: '21:00', quietUntil: '07:00' };
  const afterLunch = { quietFrom: '13:00', quietUntil: '15:00' };
  const none = { quietFrom: '22:00', quietUntil: '22:00' };

  it.each([
    [overNight, '20:59', false],
    [overNight, '21:00', true],
    [overNight, '23:59', true],
    [overNight, '00:00', true],
    [overNight, '06:59', true],
    [overNight, '07:00', false],
    [overNight, '12:00', false],
    [afterLunch, '12:59', false],
    [afterLunch, '13:00', true],
    [afterLunch, '14:59', true],
    [afterLunch, '15:00', false],
    [afterLunch, '23:00', false],
    [none, '21:59', false],
    [none, '22:00', false],
    [none, '03:00', false],
  ])('of hours %o at %s: %s', (hours, time, quiet) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    expect(isQuiet(hour * 60 + minute, hours)).toBe(quiet);
    expect(hasQuietHours(hours)).toBe(hours !== none);
  });
});

test.each([
  ['2026-11-21T15:30:00Z', '21:00', '07:00', 4.5 * 3600, 9.5 * 3600],
  ['2026-11-21T19:59:30Z', '21:00', '07:00', 30, 5 * 3600 + 30],
  ['2026-11-22T00:58:59Z', '02:30', '07:00', 31 * 60 + 1, 61],
  ['2026-11-22T01:00:00Z', '01:00', '01:00', Infinity, 86_400],
])(
  'at %s quiet hours from %s until %s are %d seconds away, the next day %d',
  (at, from, until, quiet, day) => {
    const now = Date.parse(at);
    expect(secondsToQuiet(now, 'Europe/Berlin', { quietFrom: from, quietUntil: until })).toBe(quiet);
    expect(secondsToNextDay(now, 'Europe/Berlin')).toBe(day);
  },
);

describe('quietClash', () => {
  it.each([
    ['17:00', '21:00', '07:00', undefined],
    ['17:03', '21:00', '07:00', undefined],
    ['20:55', '21:00', '07:00', undefined],
    // The server looks at 20:55 and at 21:00.
    ['20:56', '21:00', '07:00', { isInQuiet: false, comesAt: undefined, offered: '20:30' }],
    ['20:59', '21:00', '07:00', { isInQuiet: false, comesAt: undefined, offered: '20:30' }],
    ['20:58', '21:00', '21:30', { isInQuiet: false, comesAt: '21:30', offered: '20:30' }],
    ['20:59', '21:01', '07:00', undefined],
    ['21:00', '21:00', '07:00', { isInQuiet: true, comesAt: undefined, offered: '20:30' }],
    ['01:00', '21:00', '07:00', { isInQuiet: true, comesAt: undefined, offered: '20:30' }],
    ['05:00', '21:00', '07:00', { isInQuiet: true, comesAt: undefined, offered: '07:00' }],
    ['06:00', '21:00', '07:00', { isInQuiet: true, comesAt: '07:00', offered: '07:00' }],
    ['06:57', '21:00', '07:00', undefined],
    ['07:00', '21:00', '07:00', undefined],
    ['23:58', '01:00', '07:00', undefined],
    ['23:58', '00:00', '08:00', { isInQuiet: false, comesAt: undefined, offered: '23:30' }],
    ['00:10', '00:00', '08:00', { isInQuiet: true, comesAt: undefined, offered: '23:30' }],
    // Nearly all of the day is quiet: there is no half an hour before, or no look of the server at all.
    ['12:00', '08:10', '08:00', { isInQuiet: true, comesAt: undefined, offered: '08:00' }],
    ['12:00', '08:04', '08:01', { isInQuiet: true, comesAt: undefined, offered: undefined }],
    ['22:00', '22:00', '22:00', undefined],
  ])('of %s with quiet hours from %s until %s: %o', (reminderTime, quietFrom, quietUntil, clash) => {
    expect(quietClash({ reminderTime, quietFrom, quietUntil })).toEqual(clash);
  });

  it('says of every time what the server does, and offers one at which it comes', () => {
    /** When a server that looks every few minutes sends the reminder of a Wednesday. */
    const sent = (own: { reminderTime: string; quietFrom: string; quietUntil: string }) => {
      const [hours = 0, minutes = 0] = own.reminderTime.split(':').map(Number);
      const wished = Date.UTC(2026, 10, 25, hours, minutes);
      const step = REMINDER_STEP_MINUTES * 60_000;
      for (let now = Math.ceil(wished / step) * step; now < wished + 20 * 3_600_000; now += step)
        if (reminderDue({ ...facts, zone: 'UTC', now, settings: { ...settings, ...own } })) return now;
      return undefined;
    };
    fc.assert(
      fc.property(time, time, time, (reminderTime, quietFrom, quietUntil) => {
        const own = { reminderTime, quietFrom, quietUntil };
        const at = sent(own);
        const clash = quietClash(own);
        if (!clash) expect(at).toBeDefined();
        else expect(clash.comesAt).toBe(at && new Date(at).toISOString().slice(11, 16));
        if (clash?.offered) expect(quietClash({ ...own, reminderTime: clash.offered })).toBeUndefined();
      }),
    );
  });
});
