import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { appIcons } from './appicons.plugin.ts';
import { icons } from './icons.plugin.ts';

/** A visit is kept waiting by the number of files too: what all tables share comes in one. */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'tables', test: /src.(?!games|core.client|ui.Origin)/, minShareCount: 3 },
];

// The server's policy forbids inline styles and data: addresses, so nothing is inlined.
export default defineConfig({
  base: './',
  plugins: [icons(), appIcons(), svelte()],
  build: {
    outDir: '../src/horda/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // A slow machine is no news to whoever starts the game.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
