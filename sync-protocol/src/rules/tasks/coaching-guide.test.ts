import { describe, expect, it } from 'vitest';
import { coachingGuide } from '../../entities/training/program.ts';
import { allCoachingGuides } from '../../testing/all-coaching-guides.ts';
import { anyGuide } from './coaching/any.ts';
import { setting } from './coaching/setting.ts';
import { coachingGuideFor } from './coaching-guide.ts';
import { defaultWeeks } from '../training/default-weeks.ts';
import { programTextsFor } from '../training/program-detail.ts';
import { PLAIN_CALM, PLAIN_WARM_UPS } from './plain-tasks.ts';
import { CATEGORIES } from '../training/program-terms.ts';

const guideOf = (name: string, category: string) => coachingGuideFor({ name, category });
const says = (name: string, category: string) => guideOf(name, category).technique;

describe('the coaching guides of tasks without a drill', () => {
  it('are all as complete as a drill’s', () => {
    const guides = allCoachingGuides();
    expect(guides.length).toBeGreaterThanOrEqual(30);
    for (const guide of guides) expect(() => coachingGuide.parse(guide), guide.technique).not.toThrow();
    const sentences = guides.flatMap((guide) => [
      guide.technique,
      ...guide.steps,
      ...guide.mistakes,
      ...guide.tips,
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    ['Float to zone 5', 'serving', 'A float serve'],
    ['Jump serve, half power', 'serving', 'A jump serve'],
    ['Toss and catch, same height every time', 'serving', 'The toss decides'],
    ['Serves to a called zone', 'serving', 'Serving to a zone'],
    ['Pressure serves: two misses end the round', 'serving', 'Serving under pressure'],
    ['Serve receive to a target', 'passing', 'Serve receive begins'],
    ['Overhead passes to a target', 'passing', 'An overhead pass'],
    ['Dig and roll', 'passing', 'A dig'],
    ['Pass after a shuffle left and right', 'passing', 'Passers win'],
    ['Wall passes', 'passing', 'A forearm pass'],
    ['Back sets with a straight body', 'setting', 'A back set'],
    ['Set off a bad pass', 'setting', 'Setters set on time'],
    ['Thirty wall sets in a row', 'setting', 'Setting hands'],
    ['Quick sets with our middle', 'setting', 'A quick set'],
    ['High sets to yourself', 'setting', 'A set'],
    ['Three-step approach without a ball', 'hitting', 'The approach'],
    ['Arm swing against a wall', 'hitting', 'The arm swing'],
    ['Roll shots over a mark', 'hitting', 'Good shots'],
    ['Middle attack', 'hitting', 'In a quick attack'],
    ['Hit after a block step', 'hitting', 'A hit is a run'],
    ['Crossover step and stop in balance', 'blocking', 'Block footwork'],
    ['React to a thrown ball', 'blocking', 'Reading means'],
    ['Close the block next to a partner or mark', 'blocking', 'Two blockers'],
    ['Press over without a jump', 'blocking', 'Block hands'],
    ['Two blocks in a row', 'blocking', 'A block is'],
    ['Front plank', 'conditioning', 'A strong core'],
    ['3 sets of squats', 'conditioning', 'Strong legs'],
    ['Soft jumps and quiet landings', 'conditioning', 'A jump is only'],
    ['Short shuttle runs', 'conditioning', 'On court speed'],
    ['Long stretch of hips and shoulders', 'conditioning', 'Stretching is'],
    ['Push-ups at your level', 'conditioning', 'A push-up'],
    ['Single-leg balance', 'conditioning', 'Balance is'],
    ['Warm up: shoulders', 'hitting', 'A warm-up makes'],
    ['Warm up: legs and fingers', 'conditioning', 'A warm-up makes'],
  ])('%s (%s) gets the guide that begins with “%s”', (name, category, beginning) => {
    expect(says(name, category)).toMatch(new RegExp(`^${beginning}`));
  });

  it('find words of another category too, but those of the own come first', () => {
    expect(says('Shoulder preparation', 'serving')).toMatch(/^Shoulders that serve/);
    expect(says('Soft landings on two feet', 'hitting')).toMatch(/^A jump is only/);
    expect(says('Medicine ball toss', 'conditioning')).toMatch(/^Training the body/);
    expect(says('Cover tips', 'passing')).toMatch(/^A forearm pass/);
  });

  it('of what begins and ends a session are of its kind, whichever program deals it', () => {
    for (const category of [...CATEGORIES, 'yodelling']) {
      for (const { name } of PLAIN_WARM_UPS) expect(says(name, category), name).toMatch(/^A warm-up makes/);
      for (const { name } of PLAIN_CALM) expect(says(name, category), name).toMatch(/^Calm work is/);
    }
  });

  it('stop a setter left-right, as the drills do, in the texts of an own program, too', () => {
    const own = programTextsFor({ name: 'My plan', category: 'setting' });
    const texts = JSON.stringify([setting, own, defaultWeeks('setting', 4)]);
    expect(texts).not.toMatch(/right[- ]left|right foot, left/i);
    expect(texts.match(/left-right/gi)?.length).toBeGreaterThanOrEqual(5);
  });

  it('are read in any case', () => {
    expect(guideOf('FLOAT SERVE', 'serving')).toBe(guideOf('float serve', 'serving'));
  });

  it('fall back to the category, then to the one for everything', () => {
    const byCategory = CATEGORIES.map((category) => guideOf('Do the thing', category));
    expect(new Set(byCategory).size).toBe(CATEGORIES.length);
    expect(byCategory).not.toContain(anyGuide);
    expect(guideOf('Do the thing', 'yodelling')).toBe(anyGuide);
  });

  it('know every task of a plan that nobody has changed', () => {
    for (const category of CATEGORIES) {
      const own = guideOf('Do the thing', category);
      const tasks = defaultWeeks(category, 4).flatMap(({ dailyTasks }) => dailyTasks);
      const byWords = tasks.filter((name) => guideOf(name, category) !== own);
      expect(byWords.length, category).toBeGreaterThanOrEqual(5);
    }
  });
});
