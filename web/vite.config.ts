import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { groupOf } from './build/chunks.ts';
import { coach } from './build/coach/coach.ts';
import { compressed } from './build/compressed.ts';
import { CONSTANTS } from './build/constants.ts';
import { iconImports } from './build/icon-imports.ts';
import { inOneStep } from './build/in-one-step.ts';
import { LEAN_PRELOADS } from './build/lean-preloads.ts';
import { manifest } from './build/manifest.ts';
import { MODERN } from './build/modern.ts';
import { outlined } from './build/outlined.ts';
import { packed } from './build/packed.ts';
import { FIRST_FILES, pages } from './build/pages.ts';
import { pureConstants } from './build/pure-constants.ts';

/** The oldest that we serve. */
const BROWSERS = ['safari16.4', 'chrome111', 'firefox128'];

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    pureConstants(),
    iconImports(),
    pages(),
    coach(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        injectionPoint: 'self.builtFiles',
        buildPlugins: { vite: [pureConstants()] },
        globPatterns: ['**/*.{html,js,css,svg,woff2}', 'icons/icon-192.png', 'icons/badge-96.png'],
        globIgnores: FIRST_FILES,
      },
    }),
    packed(),
    outlined(),
    compressed(),
    inOneStep(),
  ],
  resolve: { alias: MODERN },
  define: CONSTANTS,
  build: {
    target: ['es2022', ...BROWSERS],
    // Without the year of scripts, which would have each colour written twice: once for browsers that know no wide ones.
    cssTarget: BROWSERS,
    manifest: true,
    modulePreload: LEAN_PRELOADS,
    // The content security policy allows no data: scripts, styles or fonts: every asset is a file.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      // A table of how long each plug-in took is nothing for whoever starts the app.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] },
        // Chromium then compiles whole files aside while they come, and none of it at a start or a tap: most of what a
        // screen's files hold is called when it is first shown (for Home some 65 of 100 bytes).
        postBanner: '//# allFunctionsCalledOnLoad',
      },
    },
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
