import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
const CATEGORIES = ['serving', 'passing', 'setting', 'hitting', 'blocking', 'conditioning'];

type Oklch = [lightness: number, chroma: number, hue: number];

/** A token's colour in a theme, as tokens.css writes it. */
function token(name: string, theme: (typeof THEMES)[number]): Oklch {
  const declared = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colours = [...declared.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const match = colours[theme === 'dark' ? colours.length - 1 : 0];
  if (!match) throw new Error(`No colour --${name}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Relative luminance (WCAG 2) of an OKLCH colour, clipped to sRGB. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('colours in %s', (theme) => {
  const ratio = (text: string, ground: string) => contrast(token(text, theme), token(ground, theme));

  it.each(['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger', 'success', ...CATEGORIES])(
    '%s reads on every surface (AA, 4.5)',
    (text) => {
      for (const ground of ['bg', 'surface', 'raised', 'well', 'well-raised'])
        expect(ratio(text, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(CATEGORIES)('%s reads on its own soft ground', (category) => {
    expect(ratio(category, `${category}-soft`)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('ink-soft', `${category}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-court', 'court-high'],
    ['on-court-soft', 'court-high'],
    ['accent', 'court-high'],
    ['danger', 'danger-soft'],
    ['success', 'success-soft'],
    ['on-danger', 'danger-fill'],
    ['accent-ink', 'accent-soft'],
    ['ink-soft', 'accent-soft'],
  ])('%s reads on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([0, 1, 2, 3, 4, 5])('initials read on face %i', (face) => {
    expect(ratio('on-court', `face-${face}`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ...['bg', 'surface', 'well', 'well-raised'].map((ground) => ['control-line', ground]),
    ...['bg', 'surface', 'raised', 'well', 'well-raised', 'accent-soft'].map((ground) => ['focus', ground]),
    ...['bg', 'surface', 'raised', 'well', 'well-raised'].map((ground) => ['accent-edge', ground]),
  ])('%s can be seen on %s (3)', (line = '', ground = '') => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['court', ['court', 'court-high']],
    ['accent', ['accent', 'accent-strong']],
  ])('the ring can be seen on the %s (3)', (name, grounds) => {
    const ring =
      new RegExp(`\\.text-on-${name} > \\* \\{\\s+--focus: var\\(--([a-z-]+)\\)`).exec(base)?.[1] ?? 'focus';
    for (const ground of grounds) expect(ratio(ring, ground), ground).toBeGreaterThanOrEqual(3);
  });
});
