import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  correctStamp,
  dayStart,
  daysBetween,
  instantOfWall,
  isBeforeFirstDay,
  isCreditable,
  monthOf,
  trainingDay,
  wallClock,
  weekStart,
} from './training-day.ts';

const ZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Rome',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Seoul',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Australia/Melbourne',
];
const HOUR = 3_600_000;
const FROM = Date.UTC(2024, 0, 1);
const TO = Date.UTC(2036, 0, 1);

/** The hours of 2024-2035 after which a zone's offset differs from before. */
function clockChanges(zone: string): number[] {
  const changes: number[] = [];
  const offset = (instant: number) => wallClock(instant, zone) - instant;
  for (let day = FROM; day < TO; day += 24 * HOUR) {
    if (offset(day) === offset(day + 24 * HOUR)) continue;
    for (let hour = day; hour < day + 24 * HOUR; hour += HOUR) {
      if (offset(hour) !== offset(hour + HOUR)) changes.push(hour + HOUR);
    }
  }
  return changes;
}

describe('trainingDay', () => {
  it('runs from two to two', () => {
    expect(trainingDay(Date.parse('2026-11-21T01:59:59Z'), 'UTC')).toBe('2026-11-20');
    expect(trainingDay(Date.parse('2026-11-21T02:00:00Z'), 'UTC')).toBe('2026-11-21');
  });

  it('takes two hours from the wall clock, not from the instant, when the clock changes', () => {
    // New York, 8 March 2026: 01:59 EST is followed by 03:00 EDT.
    expect(trainingDay(Date.parse('2026-03-08T06:59:00Z'), 'America/New_York')).toBe('2026-03-07');
    expect(trainingDay(Date.parse('2026-03-08T07:00:00Z'), 'America/New_York')).toBe('2026-03-08');
  });

  it('knows of a clock that changes by half an hour, at half past', () => {
    // Lord Howe Island, 4 October 2026: 01:59 is followed by 02:30.
    const wall = (time: string) => wallClock(Date.parse(`2026-10-03T${time}Z`), 'Australia/Lord_Howe');
    expect(wall('15:29:59')).toBe(Date.UTC(2026, 9, 4, 1, 59, 59));
    expect(wall('15:30:00')).toBe(Date.UTC(2026, 9, 4, 2, 30));
  });

  it.each(ZONES)('F30 never repeats or skips a day around a clock change of 2024-2035 in %s', (zone) => {
    for (const change of clockChanges(zone)) {
      let before = trainingDay(change - 30 * HOUR, zone);
      for (let instant = change - 30 * HOUR; instant < change + 30 * HOUR; instant += HOUR / 4) {
        const day = trainingDay(instant, zone);
        expect(daysBetween(before, day), `${zone} ${new Date(instant).toISOString()}`).toBeOneOf([0, 1]);
        before = day;
      }
    }
  });

  it.each(ZONES)('starts each day of %s at dayStart', (zone) => {
    const days = fc.integer({ min: 0, max: 4380 }).map((count) => addDays('2024-01-01', count));
    fc.assert(
      fc.property(days, (day) => {
        const start = dayStart(day, zone);
        expect(trainingDay(start, zone)).toBe(day);
        expect(trainingDay(start - 1000, zone)).toBe(addDays(day, -1));
      }),
    );
  });

  it('finds the instant of a wall time', () => {
    expect(instantOfWall(Date.UTC(2026, 6, 1, 17, 30), 'Europe/Berlin')).toBe(
      Date.parse('2026-07-01T15:30:00Z'),
    );
  });
});

describe('monthOf', () => {
  it('is the calendar month', () => {
    expect(monthOf('2026-11-21')).toBe('2026-11');
  });
});

describe('weekStart', () => {
  it('is the Monday', () => {
    expect(weekStart('2026-11-21')).toBe('2026-11-16');
    expect(weekStart('2026-11-16')).toBe('2026-11-16');
    expect(weekStart('2026-11-15')).toBe('2026-11-09');
  });
});

describe('S3.3 correctStamp', () => {
  const now = Date.parse('2026-11-21T18:00:00Z');
  const stamp = { at: '2026-11-21T18:00:00.000Z', day: '2026-11-21', tz: 'UTC' };

  it('lets a tap of last week keep its own day', () => {
    const old = { at: '2026-11-15T18:00:00.000Z', day: '2026-11-15', tz: 'UTC' };
    expect(correctStamp(old, 0, now)).toEqual(old);
  });

  it('counts the future as today', () => {
    expect(correctStamp({ ...stamp, day: '2026-11-22' }, 0, now).day).toBe('2026-11-21');
  });

  it.each([-3 * HOUR, 26 * HOUR, now])('makes a clock that is off by %i ms right', (off) => {
    const wrong = now + off;
    const tapped = { at: new Date(wrong).toISOString(), day: trainingDay(wrong, 'UTC'), tz: 'UTC' };
    expect(correctStamp(tapped, -off, now)).toEqual({ at: stamp.at, day: '2026-11-21', tz: 'UTC' });
  });

  it('never lets a tap be later than now', () => {
    const ahead = { ...stamp, at: '2026-11-21T18:09:00.000Z' };
    expect(correctStamp(ahead, 0, now)).toEqual(stamp);
  });

  it('finds the day of a tap that waited on a phone whose clock is a day ahead', () => {
    const waited = { at: '2026-11-19T18:00:00.000Z', day: '2026-11-19', tz: 'UTC' };
    expect(correctStamp(waited, -24 * HOUR, now)).toEqual({
      at: '2026-11-18T18:00:00.000Z',
      day: '2026-11-18',
      tz: 'UTC',
    });
  });

  it('credits fourteen days back and no further', () => {
    expect(isCreditable('2026-11-07', '2026-11-21')).toBe(true);
    expect(isCreditable('2026-11-06', '2026-11-21')).toBe(false);
  });
});

describe('S3.6 isBeforeFirstDay', () => {
  const joinedAt = (time: string) => `2026-11-02T${time}Z`;

  it.each([
    // Within ten minutes of 2:00 the phone may still show the day before.
    ['02:05:00.000', '2026-11-01', false],
    ['02:05:00.000', '2026-10-31', true],
    ['02:09:59.999', '2026-11-01', false],
    ['02:10:00.000', '2026-11-01', true],
    ['01:55:00.000', '2026-11-01', false],
    ['18:00:00.000', '2026-11-02', false],
  ])('who signs up at %s: is %s before their first day? %s', (time, day, isBefore) => {
    expect(isBeforeFirstDay(day, joinedAt(time), 'UTC')).toBe(isBefore);
  });

  it('goes by the zone of whoever trains', () => {
    // 23:30 of the day before in New York.
    expect(isBeforeFirstDay('2026-11-01', '2026-11-02T04:30:00Z', 'America/New_York')).toBe(false);
    expect(isBeforeFirstDay('2026-11-01', '2026-11-02T04:30:00Z', 'Asia/Tokyo')).toBe(true);
  });
});
