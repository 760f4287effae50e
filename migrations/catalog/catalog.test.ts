/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { quote } from 'sync-protocol/entities/motivation/motivation';
import { drill, program, type Drill } from 'sync-protocol/entities/training/program';
import { allCoachingGuides } from 'sync-protocol/testing/all-coaching-guides';
import { inFeet, NUMBER_WORDS } from 'sync-protocol/rules/tasks/measures';
import { minutesOf } from 'sync-protocol/rules/training/minutes';
import { CATEGORIES, DIFFICULTIES, STAGES } from 'sync-protocol/rules/training/program-terms';
import { QUOTE_CATEGORIES } from 'sync-protocol/rules/motivation/quote-terms';
import { describe, expect, it } from 'vitest';
import { drills, programs, quotes } from './index.ts';
import type { SessionEntry } from './programs/session.ts';

const library = new Map(drills.map((one) => [one.id, one]));
const categories = [...new Set(drills.map((one) => one.category))];

/**
 * Every session as it is written, with the place where an author finds it. It is no day of a player: of a week's 30 drills
 * 20 are dealt, in their order and by the rules (season.test.ts holds those, days.test.ts what a day takes).
 */
const days = programs.flatMap(({ slug, weeks }) =>
  weeks.flatMap(({ week, sessions }) =>
    sessions.map((session, index) => ({ slug, week, session, at: `${slug} week ${week} day ${index + 1}` })),
  ),
);

const drillsOf = (session: SessionEntry[]): Drill[] =>
  session.flatMap((entry) => library.get(entry.drill) ?? []);
const hasMaxJumps = (session: SessionEntry[]) => drillsOf(session).some((one) => one.maxJumps === true);
const isAlone = (one: Drill) => !one.equipment.includes('net') && !one.equipment.includes('partner');

function minutesOfSession(session: SessionEntry[]): number {
  return session.reduce((sum, { drill: id, dose }) => {
    const drill = library.get(id);
    return sum + (drill ? minutesOf(dose ?? drill.dose, drill) : 0);
  }, 0);
}

/** How many drills of one day the other day does not have. */
function difference(one: SessionEntry[], other: SessionEntry[]): number {
  const others = new Set(other.map((entry) => entry.drill));
  return one.filter((entry) => !others.has(entry.drill)).length;
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const categoryFiles = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== 'session');

describe('the words', () => {
  const METRIC = /\b(met(re|er)|centimet(re|er)|cm)s?\b/i;

  /** The first of two numbers that is still one of metres: "two and 13 feet". */
  const HALF_TOLD = new RegExp(
    `\\b(${NUMBER_WORDS.join('|')})(,| and| or| to| by) \\d+[ -](feet|foot|inch)`,
    'i',
  );

  it('measure in metres, all of which can be told in feet', () => {
    const texts = JSON.stringify([drills, programs, allCoachingGuides()]);
    expect(texts).toMatch(METRIC);
    expect(inFeet(texts)).not.toMatch(METRIC);
    expect(inFeet(texts)).not.toMatch(HALF_TOLD);
    expect(inFeet(texts).match(/\d+ square [a-z]+/g)).toEqual(['22 square feet']);
    expect(texts).not.toMatch(/\b(inch|inches|feet away)\b/i);
  });

  it('say of the time to serve what is true in any league', () => {
    const limited = [...drills, ...programs].filter((one) => /eight seconds/i.test(JSON.stringify(one)));
    const both = /eight seconds[^.]*(\(five in US high school\)|in US high school five)/;
    expect(limited.filter((one) => !both.test(JSON.stringify(one))).map(({ name }) => name)).toEqual([]);
    expect(limited.length).toBeGreaterThan(3);
  });

  it('promise nothing of a day by its number, nor days a week: main drills are dealt in their order, by the rules', () => {
    const NUMBER = '(?:[1-9]|one|two|three|four|five)';
    const promise = new RegExp(`\\bdays? ${NUMBER}\\b|\\b${NUMBER} (?:\\w+ )*days?[^.]* a week\\b`, 'i');
    const promising = [...drills, ...programs].filter((one) => promise.test(JSON.stringify(one)));
    expect(promising.map(({ name }) => name)).toEqual([]);
  });

  it('let the arms of an attack go all the way up, and promise no share of height by them', () => {
    const attack = drills.filter(({ category }) => category === 'hitting');
    expect(
      attack.filter((one) => /eye height|eye level/i.test(JSON.stringify(one))).map(({ id }) => id),
    ).toEqual([]);
    expect(JSON.stringify([drills, programs])).not.toMatch(
      /(a|one) third (higher|more)|third of (your|the) (jump|height)/i,
    );
  });

  it('hold no measure where none is translated', () => {
    const plain = [...drills, ...programs].flatMap((one) => [
      one.name,
      ...('slug' in one ? [one.description] : []),
    ]);
    expect(plain.filter((text) => METRIC.test(text))).toEqual([]);
  });

  it('are in one English', () => {
    expect(JSON.stringify([drills, programs, quotes]).replaceAll('four-corner-defence', '')).not.toMatch(
      /defence|offence|practise|favourite|colour|centre|neighbour|litre|kerb/i,
    );
  });
});

describe('the drill library', () => {
  it('holds every file of drills', () => {
    expect(new Set<string>(categories)).toEqual(new Set(categoryFiles('./drills/')));
  });

  it.each(drills)('describes $id completely', (one) => {
    expect(drill.parse(one)).toEqual(one);
    expect(one.id.split('/')[0]).toBe(one.category);
  });

  it('gives each drill an id, a name and a coaching text of its own', () => {
    expect(repeated(drills.map((one) => one.id))).toEqual([]);
    expect(repeated(drills.map((one) => one.name.toLowerCase()))).toEqual([]);
    expect(repeated(drills.map((one) => one.guide.technique))).toEqual([]);
  });

  it.each(categories)('has work in %s for a player who is alone or has nothing', (category) => {
    const own = drills.filter((one) => one.category === category);
    expect(own.filter(isAlone).length).toBeGreaterThanOrEqual(10);
    expect(own.filter((one) => one.equipment.length === 0).length).toBeGreaterThanOrEqual(4);
  });
});

describe('the programs', () => {
  it('hold every file of programs', () => {
    expect(new Set<string>(programs.map((one) => one.category))).toEqual(
      new Set(categoryFiles('./programs/')),
    );
  });

  it.each(programs)('describe $slug completely', (one) => {
    expect(program.parse(one)).toEqual(one);
    expect(one.weeks.map((each) => each.week)).toEqual(
      Array.from({ length: one.totalWeeks }, (_, i) => i + 1),
    );
  });

  it('have an id, a slug and a name of their own', () => {
    expect(repeated(programs.map((one) => one.id))).toEqual([]);
    expect(repeated(programs.map((one) => one.slug))).toEqual([]);
    expect(repeated(programs.map((one) => one.name.toLowerCase()))).toEqual([]);
  });

  it('are 24 or more, the specials of the positions among them', () => {
    expect(programs.length).toBeGreaterThanOrEqual(24);
    const names = programs.map(({ name }) => name);
    for (const special of [
      /libero/i,
      /quick middle/i,
      /jump serve/i,
      /float serve/i,
      /jump power/i,
      /endurance/i,
    ])
      expect(
        names.some((name) => special.test(name)),
        String(special),
      ).toBe(true);
  });

  it.each(CATEGORIES)('of %s serve every level', (category) => {
    const levels = programs.filter((one) => one.category === category).map((one) => one.difficulty);
    expect(new Set(levels)).toEqual(new Set(DIFFICULTIES));
  });

  it.each(programs)('lead from technique towards the game in $slug', ({ weeks }) => {
    const order = weeks.map((week) => STAGES.indexOf(week.stage));
    expect(new Set(order).size).toBe(STAGES.length);
    expect(order).toEqual(order.toSorted());
    expect(repeated(weeks.map((week) => week.theme))).toEqual([]);
  });

  it.each(programs)('take about the time that $slug promises', ({ slug, dailyDuration }) => {
    const minutes = days.filter((day) => day.slug === slug).map((day) => minutesOfSession(day.session));
    const mean = minutes.reduce((sum, each) => sum + each, 0) / minutes.length;
    expect(Math.abs(mean - dailyDuration) / mean, `mean of ${mean} minutes`).toBeLessThanOrEqual(0.2);
  });

  it('that say to need no gear need none', () => {
    const bare = programs.filter((one) =>
      /\bno gear\b|needs? no equipment|[.] Your own body is all/i.test(JSON.stringify(one)),
    );
    const needing = bare.filter((one) =>
      days.some(
        ({ slug, session }) =>
          slug === one.slug && drillsOf(session).some(({ equipment }) => equipment.length > 0),
      ),
    );
    expect(needing.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(['passing-at-home', 'hands-of-glass'])('send nobody in %s for what a home has not', (slug) => {
    const home = days.filter((day) => day.slug === slug);
    expect(home.length).toBeGreaterThan(0);
    expect(home.filter((day) => !drillsOf(day.session).every(isAlone)).map((day) => day.at)).toEqual([]);
  });
});

describe('the written sessions', () => {
  it('name only drills that exist, each once a day', () => {
    const faults = days.flatMap(({ at, session }) => {
      const ids = session.map((entry) => entry.drill);
      const unknown = ids.filter((id) => !library.has(id));
      return [...unknown, ...repeated(ids)].map((id) => `${at}: ${id}`);
    });
    expect(faults).toEqual([]);
  });

  it('differ from every other day of the week in three drills or more', () => {
    const alike = days.flatMap((one, index) =>
      days
        .slice(index + 1)
        .filter((other) => other.slug === one.slug && other.week === one.week)
        .filter((other) => difference(one.session, other.session) < 3)
        .map((other) => `${one.at} and ${other.at}`),
    );
    expect(alike).toEqual([]);
  });

  it('never follow maximal jumps with maximal jumps, also over the weekend', () => {
    const tired = days.filter((day, index) => {
      const before = days[index - 1];
      return before?.slug === day.slug && hasMaxJumps(before.session) && hasMaxJumps(day.session);
    });
    expect(tired.map((day) => day.at)).toEqual([]);
  });
});

describe('the motivation prompts', () => {
  it('are 150 or more, each with an id and words of its own', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(150);
    expect(quotes.map((one) => quote.parse(one))).toEqual(quotes);
    expect(repeated(quotes.map(({ id }) => id))).toEqual([]);
    expect(repeated(quotes.map(({ prompt }) => prompt.toLowerCase()))).toEqual([]);
    expect(quotes.filter(({ id, category }) => !id.startsWith(`${category}/`))).toEqual([]);
  });

  it.each(QUOTE_CATEGORIES)('of %s are many, some short, some to be read on', (category) => {
    const lengths = quotes.filter((one) => one.category === category).map(({ prompt }) => prompt.length);
    expect(lengths.length).toBeGreaterThanOrEqual(20);
    expect(lengths.some((length) => length <= 100)).toBe(true);
    expect(lengths.some((length) => length > 100)).toBe(true);
  });
});
