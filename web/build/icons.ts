import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateTransparentAsset } from '@vite-pwa/assets-generator/api';

// Draws the icons of public/ from brand/; to be run by hand after a drawing has changed.

const WEB = join(import.meta.dirname, '..');

/** Each picture: the drawing, its size in pixels, its name. */
const ICONS: [drawing: string, size: number, name: string][] = [
  ['mark', 192, 'icon-192'],
  ['mark', 512, 'icon-512'],
  ['mark-maskable', 192, 'maskable-192'],
  ['mark-maskable', 512, 'maskable-512'],
  ['mark-maskable', 180, 'apple-touch-180'],
  ['mark-monochrome', 512, 'monochrome-512'],
  ['badge', 96, 'badge-96'],
  ['shortcut-today', 96, 'shortcut-today'],
  ['shortcut-training', 96, 'shortcut-training'],
  ['shortcut-leaderboard', 96, 'shortcut-leaderboard'],
  ['shortcut-badges', 96, 'shortcut-badges'],
];

await mkdir(join(WEB, 'public/icons'), { recursive: true });
for (const [drawing, size, name] of ICONS) {
  const svg = await readFile(join(WEB, `brand/${drawing}.svg`));
  const icon = await generateTransparentAsset(
    'png',
    svg,
    { width: size, height: size },
    { padding: 0, outputOptions: {} },
  );
  await icon.toFile(join(WEB, `public/icons/${name}.png`));
}
await copyFile(join(WEB, 'brand/mark.svg'), join(WEB, 'public/favicon.svg'));
