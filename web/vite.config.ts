import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pureConstants } from './build/pure-constants.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwind(), pureConstants()],
  build: {
    target: ['es2022', 'safari16.4', 'chrome111', 'firefox128'],
    manifest: true,
    // The content security policy allows no data: scripts, styles or fonts: every asset is a file.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
