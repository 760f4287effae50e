import { describe, expect, it, test } from 'vitest';
import { improvementsIn, scoreOf } from './testing/judged.ts';
import { servedBy, spikedBy, type Hit } from './testing/hits.ts';

/** What is wrong with each serve, in strengths from just beyond the target on. */
const SERVES: readonly (readonly [fault: string, what: string, strengths: readonly Hit[]])[] = [
  ['SV1', 'a low tossing arm', [{ toss: 95 }, { toss: 80 }, { toss: 60 }]],
  [
    'SV3',
    'a bent arm',
    [
      { bent: 45, upper: 150 },
      { bent: 60, upper: 140 },
      { bent: 80, upper: 130 },
    ],
  ],
  ['SV4', 'an arm that is not up', [{ upper: 95 }, { upper: 90 }, { upper: 85 }]],
  ['SV5', 'a low contact', [{ upper: 112 }, { upper: 105 }, { upper: 95 }, { upper: 85 }]],
  ['SV6', 'a ball behind', [{ upper: 187 }, { upper: 191 }, { upper: 195 }]],
  ['SV6', 'a ball too far in front', [{ upper: 133 }, { upper: 125 }, { upper: 115 }]],
  ['SV7', 'no weight in it', [{ travel: 0.03 }, { travel: 0 }]],
  ['SV8', 'a trunk that stays', [{ lean: 0 }, { lean: -6 }]],
];

describe('a serve', () => {
  test.each(SERVES)('has its fault named, however strong: %s, %s', (fault, _, strengths) => {
    for (const hit of strengths)
      expect(improvementsIn(servedBy(hit), 'serving'), JSON.stringify(hit)).toContain(fault);
  });

  it('that is good is not accused', () => {
    for (const upper of [145, 155, 165, 175]) {
      expect(improvementsIn(servedBy({ upper }), 'serving'), `${upper}`).toEqual([]);
      expect(scoreOf(servedBy({ upper }), 'serving')).toBe(100);
    }
  });

  it('with a straight arm is not called bent because it is low', () => {
    for (const upper of [130, 112, 95, 85])
      expect(improvementsIn(servedBy({ upper }), 'serving'), `${upper}`).not.toContain('SV3');
  });
});

describe('a spike', () => {
  test.each([120, 110, 100])(
    'that lets the ball drop is told so, not that its arm is bent (%d degrees)',
    (upper) => {
      expect(improvementsIn(spikedBy({ upper }), 'spiking')).toEqual(['SP6']);
    },
  );

  test.each([45, 60, 80])('with a bent arm is told so (%d degrees)', (bent) => {
    expect(improvementsIn(spikedBy({ bent, upper: 170 - bent / 2 }), 'spiking')[0]).toBe('SP5');
  });

  it('that is good is not accused', () => {
    for (const upper of [140, 155, 170])
      expect(improvementsIn(spikedBy({ upper }), 'spiking'), `${upper}`).toEqual([]);
  });
});
