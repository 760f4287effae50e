import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { analyze, type Analysis } from './analyze.ts';
import { CRITERIA } from './criteria/all.ts';
import { UNITS } from './criteria/criterion.ts';
import { TECHNIQUES, VERDICTS, type Verdict } from './terms.ts';
import { atTwiceTheRate, begunAt, changed, mirrored, testClip, varied, walkingOn } from './testing/clips.ts';
import { analysisOf, CLIPS, improvementsIn, noise, scoreOf } from './testing/judged.ts';

/** Seconds, at 30 pictures a second. */
const TWO_FRAMES = 2 / 30 + 0.005;

describe.each(TECHNIQUES)('%s', (technique) => {
  const { good, fault } = CLIPS[technique];
  const [goodClip, faultClip] = [testClip(good), testClip(fault)];

  const unitOf = (id: string) => CRITERIA[technique].find((one) => one.id === id)?.unit;
  const rankOf = (verdict: Verdict | undefined) => (verdict ? VERDICTS.indexOf(verdict) : Number.NaN);

  it('says the same wherever in the picture the player is, and however large', () => {
    const moves = fc.record({
      scale: fc.double({ min: 0.4, max: 1, noNaN: true }),
      x: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      y: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    });
    const before = scoreOf(faultClip, technique);
    fc.assert(
      fc.property(moves, ({ scale, x, y }) => {
        const moved = changed(faultClip, (all) =>
          all.map(([atX, atY, visibility]) => [atX * scale + x, atY * scale + y, visibility]),
        );
        expect(Math.abs(scoreOf(moved, technique) - before)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
  });

  it('is judged by the near side where the far one is hidden', () => {
    const far = { left: [13, 15, 25, 27, 29, 31], right: [14, 16, 26, 28, 30, 32] };
    for (const clip of technique === 'blocking' ? [] : [goodClip, faultClip]) {
      const { hand } = analysisOf(clip, technique);
      const hidden = changed(clip, (all) =>
        all.map(([x, y, visibility], place) => [
          x,
          y,
          far[hand === 'left' ? 'right' : 'left'].includes(place) ? 0.2 : visibility,
        ]),
      );
      expect(Math.abs(scoreOf(hidden, technique) - scoreOf(clip, technique))).toBeLessThanOrEqual(12);
    }
  });

  it('says nearly the same at 60 frames a second as at 30', () => {
    for (const clip of [goodClip, faultClip]) {
      const [slow, fast] = [analysisOf(clip, technique), analysisOf(atTwiceTheRate(clip), technique)];
      expect(Math.abs(fast.score - slow.score)).toBeLessThanOrEqual(1);
      for (const [index, { phase, at }] of slow.phases.entries()) {
        expect(fast.phases[index]?.phase).toBe(phase);
        expect(Math.abs((fast.phases[index]?.at ?? 0) - at), phase).toBeLessThanOrEqual(TWO_FRAMES);
      }
      for (const [index, { id, verdict, value }] of slow.findings.entries()) {
        // What lies at a limit may fall on either side of it.
        expect(Math.abs(rankOf(fast.findings[index]?.verdict) - rankOf(verdict)), id).toBeLessThanOrEqual(1);
        if (value === null || unitOf(id) !== 'degrees') continue;
        const other = fast.findings[index]?.value ?? Number.NaN;
        expect(Math.abs(other - value), id).toBeLessThanOrEqual(UNITS.degrees.error);
      }
    }
  });

  it('moves by no more than five points for one percent of noise', () => {
    for (const clip of [goodClip, faultClip]) {
      const before = scoreOf(clip, technique);
      for (let seed = 1; seed <= 8; seed++) {
        const next = noise(seed);
        const noisy = changed(clip, (all) =>
          all.map(([x, y, visibility]) => [x * (1 + next() / 100), y * (1 + next() / 100), visibility]),
        );
        expect(Math.abs(scoreOf(noisy, technique) - before), `seed ${seed}`).toBeLessThanOrEqual(5);
      }
    }
  });

  it('stands lost frames', () => {
    for (const clip of [goodClip, faultClip]) {
      const before = scoreOf(clip, technique);
      for (let seed = 1; seed <= 8; seed++) {
        const next = noise(seed);
        const holed = changed(clip, (all) => (next() > 0.8 ? null : all));
        expect(Math.abs(scoreOf(holed, technique) - before), `seed ${seed}`).toBeLessThanOrEqual(8);
      }
    }
  });

  it('says of what is hidden that it can’t be judged, and never makes it up', () => {
    const hidden = changed(faultClip, (all, frame) =>
      all.map(([x, y, visibility], place) => [x, y, place >= 25 && frame > 0 ? 0.2 : visibility]),
    );
    const result = analyze(hidden, { technique, level: 'beginner' });
    const ofLegs = ['SP1', 'SP8', 'ST6', 'PA1', 'PA2', 'AP5', 'BL10'];
    const findings = result.ok ? result.analysis.findings.filter(({ id }) => ofLegs.includes(id)) : [];
    expect(result.ok || ['too_little', 'no_attempt'].includes(result.reason)).toBe(true);
    expect(findings.map(({ verdict, value }) => [verdict, value])).toEqual(
      findings.map(() => ['unseen', null]),
    );
  });
});

describe('a phone that is not held level', () => {
  const upright = { speed: 1, legs: 1, arms: 1 };

  test.each(TECHNIQUES)('says the same of %s', (technique) => {
    const { good, fault, intended } = CLIPS[technique];
    fc.assert(
      fc.property(fc.double({ min: -15, max: 15, noNaN: true }), fc.boolean(), (tilt, isMirrored) => {
        const seen = (name: string) => {
          const clip = varied(testClip(name), { ...upright, tilt });
          return isMirrored ? mirrored(clip) : clip;
        };
        expect(improvementsIn(seen(good), technique)).toEqual([]);
        expect(improvementsIn(seen(fault), technique)).toContain(intended);
      }),
      { numRuns: 12 },
    );
  });

  test.each(['setting', 'passing'] as const)('is set right by how the player stands (%s)', (technique) => {
    const leanOf = (tilt: number) => {
      const clip = varied(testClip(CLIPS[technique].good), { ...upright, tilt });
      const lean = technique === 'setting' ? 'ST8' : 'PA8';
      return analysisOf(clip, technique).findings.find(({ id }) => id === lean)?.value ?? Number.NaN;
    };
    for (const tilt of [-15, -12, 12, 15])
      expect(Math.abs(leanOf(tilt) - leanOf(0)), `${tilt}`).toBeLessThan(6);
  });
});

describe('a camera that is not quite at the side', () => {
  const turned = (name: string, degrees: number) => {
    const clip = testClip(name);
    const frames = clip.frames.map(({ turn, ...frame }) => ({ ...frame, turn: (turn ?? 0) - degrees }));
    return { ...clip, frames };
  };

  test.each([5, 10, 15])(
    'still sees a serve, whose player stands open to the net (%d degrees)',
    (degrees) => {
      expect(improvementsIn(turned('serving_good', degrees), 'serving')).toEqual([]);
      expect(improvementsIn(turned('serving_fault', degrees), 'serving')).toContain('SV2');
    },
  );

  test.each(['spiking', 'approach', 'setting', 'passing'] as const)(
    'says of %s, whose player is square to it, that angles may be off',
    (technique) => {
      for (const name of [CLIPS[technique].good, CLIPS[technique].fault]) {
        expect(analysisOf(turned(name, 0), technique).caveats).not.toContain('off_side');
        for (const degrees of [15, 20])
          expect(analysisOf(turned(name, degrees), technique).caveats, name).toContain('off_side');
      }
    },
  );

  it('sees none that can be measured from half-way to the front', () => {
    expect(analyze(turned('serving_good', 30), { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'oblique',
    });
  });
});

describe('tremor', () => {
  test.each(TECHNIQUES)(
    'of one percent of the picture moves no good score by more than five (%s)',
    (technique) => {
      const { good, fault, intended } = CLIPS[technique];
      for (let seed = 1; seed <= 4; seed++) {
        const next = noise(seed);
        const trembling = (name: string) =>
          changed(testClip(name), (all) =>
            all.map(([x, y, visibility]) => [x + next() / 100, y + next() / 100, visibility]),
          );
        expect(scoreOf(trembling(good), technique), `seed ${seed}`).toBeGreaterThanOrEqual(95);
        expect(improvementsIn(trembling(fault), technique), `seed ${seed}`).toContain(intended);
      }
    },
  );
});

describe('a clip that begins in the middle of the movement', () => {
  const LATE = Array.from({ length: 13 }, (_, index) => (index + 1) / 10 - 0.05);
  const missed = ({ findings }: Analysis) =>
    findings.filter(({ verdict }) => verdict === 'warning' || verdict === 'fault').map(({ id }) => id);
  const measured = ({ findings }: Analysis) =>
    findings.filter(({ value }) => value !== null).map(({ id }) => id);

  test.each(TECHNIQUES)(
    'makes no fault of what came before it, and says that it begins late (%s)',
    (technique) => {
      for (const name of [CLIPS[technique].good, CLIPS[technique].fault])
        for (const level of ['beginner', 'advanced'] as const) {
          const clip = testClip(name);
          const whole = analysisOf(clip, technique, level);
          expect(whole.caveats).not.toContain('begins_late');
          for (const before of LATE) {
            const result = analyze(begunAt(clip, (clip.contact ?? 0) - before), { technique, level });
            if (!result.ok) continue;
            const { analysis } = result;
            expect(missed(whole), `${name} ${level} ${before}`).toEqual(
              expect.arrayContaining(missed(analysis)),
            );
            if (measured(whole).some((id) => !measured(analysis).includes(id)))
              expect(analysis.caveats, `${name} ${before}`).toContain('begins_late');
          }
        }
    },
  );

  it('without the plant is no approach, and says why', () => {
    const clip = testClip('spiking_good');
    expect(
      analyze(begunAt(clip, (clip.contact ?? 0) - 0.35), { technique: 'approach', level: 'beginner' }),
    ).toEqual({ ok: false, reason: 'begins_late' });
  });

  it('after the run-up has all that is missed in the plant', () => {
    const clip = testClip('spiking_fault');
    for (const before of [0.87, 0.93, 1, 1.03, 1.1]) {
      const { caveats, ...cut } = analysisOf(begunAt(clip, (clip.contact ?? 0) - before), 'spiking');
      expect(missed({ ...cut, caveats }), `${before}`).toEqual(expect.arrayContaining(['SP1', 'SP2']));
      expect(caveats, `${before}`).toEqual([]);
    }
  });

  it('says nothing of its beginning where all was filmed that is measured', () => {
    const clip = testClip('serving_good');
    const { caveats, score } = analysisOf(begunAt(clip, (clip.contact ?? 0) - 0.9), 'serving');
    expect({ caveats, score }).toEqual({ caveats: [], score: 100 });
  });
});

describe('a player who walks on after the hit', () => {
  test.each(['serving', 'setting', 'passing'] as const)(
    'has a clip that ends early only where it does (%s)',
    (technique) => {
      const clip = testClip(CLIPS[technique].good);
      const contact = clip.contact ?? 0;
      const caveatsOf = (seconds: number) =>
        analysisOf(walkingOn(clip, contact + 0.35, contact + seconds, 4), technique).caveats;
      // As much as is read of a longer clip.
      expect(caveatsOf(1.45)).not.toContain('ends_early');
      expect(caveatsOf(0.6)).toContain('ends_early');
    },
  );
});
