import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshSettings } from '../fresh-rows.ts';
import { userId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { isQuiet, minuteOfDay, reminderDue, timeBesideQuiet, type ReminderFacts } from './reminders.ts';

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

describe('reminderDue', () => {
  it('comes at the local time', () => {
    expect(reminderDue(facts)).toBe('training_reminder');
    expect(reminderDue({ ...facts, now: facts.now - 60_000 })).toBeUndefined();
  });

  it('is not sent hours late, twice a day, with nothing left, or when switched off', () => {
    expect(reminderDue({ ...facts, now: facts.now + 120 * 60_000 })).toBeUndefined();
    expect(reminderDue({ ...facts, remindedDay: '2026-11-21' })).toBeUndefined();
    expect(reminderDue({ ...facts, tasksLeft: 0 })).toBeUndefined();
    expect(reminderDue({ ...facts, settings: { ...settings, reminders: false } })).toBeUndefined();
  });

  it('speaks of the streak only when a missed day would end it', () => {
    expect(reminderDue({ ...facts, restDays: 0 })).toBe('streak_at_risk');
    expect(reminderDue({ ...facts, restDays: 0, trainedToday: true })).toBe('training_reminder');
    expect(reminderDue({ ...facts, restDays: 0, settings: { ...settings, streakAtRisk: false } })).toBe(
      'training_reminder',
    );
  });

  it('leaves a player alone who has paused', () => {
    expect(reminderDue({ ...facts, isPaused: true })).toBeUndefined();
    expect(reminderDue({ ...facts, restDays: 0, isPaused: true })).toBeUndefined();
  });

  it('warns of a streak at risk in the evening when daily reminders are off', () => {
    const quiet = { ...facts, restDays: 0, settings: { ...settings, reminders: false } };
    expect(reminderDue(quiet)).toBeUndefined();
    expect(reminderDue({ ...quiet, now: Date.parse('2026-11-21T17:30:00Z') })).toBe('streak_at_risk');
  });

  it('never comes in quiet hours', () => {
    const anyFacts = fc.record({
      minutes: fc.nat(3 * 24 * 60),
      time: fc.nat(1439),
      from: fc.nat(1439),
      until: fc.nat(1439),
    });
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(anyFacts, ({ minutes, time, from, until }) => {
        const own = {
          ...settings,
          reminderTime: clock(time),
          quietFrom: clock(from),
          quietUntil: clock(until),
        };
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
  ])('of hours %o at %s: %s', (hours, time, quiet) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    expect(isQuiet(hour * 60 + minute, hours)).toBe(quiet);
  });
});

describe('timeBesideQuiet', () => {
  it.each([
    ['17:00', '21:00', '07:00', undefined],
    ['20:59', '21:00', '07:00', undefined],
    ['21:00', '21:00', '07:00', '20:30'],
    ['01:00', '21:00', '07:00', '20:30'],
    ['06:00', '21:00', '07:00', '07:00'],
    ['07:00', '21:00', '07:00', undefined],
    ['00:10', '00:00', '08:00', '23:30'],
    // Nearly all of the day is quiet: there is no half an hour before.
    ['12:00', '08:10', '08:00', '08:00'],
    ['22:00', '22:00', '22:00', undefined],
  ])('of %s with quiet hours from %s until %s: %s', (reminderTime, quietFrom, quietUntil, offered) => {
    expect(timeBesideQuiet({ reminderTime, quietFrom, quietUntil })).toBe(offered);
  });

  it('offers a time at which a reminder comes', () => {
    const time = fc
      .record({ hour: fc.nat(23), minute: fc.nat(59) })
      .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, time, (reminderTime, quietFrom, quietUntil) => {
        const own = { reminderTime, quietFrom, quietUntil };
        const offered = timeBesideQuiet(own) ?? reminderTime;
        expect(timeBesideQuiet({ ...own, reminderTime: offered })).toBeUndefined();
      }),
    );
  });
});
