import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE_FIELD, SHARE_PATH } from '../src/pwa/shared-file.ts';

/** What a browser shows beside its offer to install; `pnpm install-pictures` takes them. */
export const INSTALL_PICTURES = [
  { name: 'today', label: 'Six tasks a day, also with no signal', form: 'narrow' },
  { name: 'gym', label: 'Gym mode: one task at a time', form: 'narrow' },
  { name: 'leaderboard', label: 'Leaderboards: rivals, teammates, everyone', form: 'narrow' },
  { name: 'progress', label: 'Your year, your points, your bests', form: 'narrow' },
  { name: 'wide', label: 'Today’s tasks on a computer', form: 'wide' },
] as const;

/** In points of the screen; the narrow ones are taken twice as fine. */
export const PICTURE_SIZES = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** What an installed VolleyPath is called, looks like and can be started with. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'VolleyPath',
  short_name: 'VolleyPath',
  description:
    'Volleyball training that works in the gym, signal or not: programs, six tasks a day, streaks and points.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'natural',
  categories: ['sports', 'fitness', 'health'],
  theme_color: '#f1f5f9',
  background_color: '#f1f5f9',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: INSTALL_PICTURES.map(({ name, label, form }) => {
    const { width, height, scale } = PICTURE_SIZES[form];
    const sizes = `${width * scale}x${height * scale}`;
    return { src: `/install/${name}.jpg`, sizes, type: 'image/jpeg', form_factor: form, label };
  }),
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['image/jpeg', 'image/png', 'image/webp', 'video/*'] }] },
  },
  shortcuts: [
    shortcut('Today’s tasks', '/', 'today'),
    shortcut('Training', '/training', 'training'),
    shortcut('Leaderboard', '/leaderboard', 'leaderboard'),
    shortcut('Badges', '/badges', 'badges'),
  ],
};

function shortcut(name: string, url: string, icon: string) {
  return {
    name,
    url,
    icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
  };
}
