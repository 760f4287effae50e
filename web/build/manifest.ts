import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE_FIELD, SHARE_PATH } from '../src/pwa/shared-file.ts';

/** What an installed VolleyPath is called, looks like and can be started with. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'VolleyPath',
  short_name: 'VolleyPath',
  description:
    'Volleyball training that works in the gym, signal or not: programs, daily drills, streaks and points.',
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
