import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandPage } from './vite/brand-page.ts';
import { chunks, moduleOf } from './vite/chunks.ts';
import { compressFiles } from './vite/compress-files.ts';
import { cutFonts } from './vite/cut-fonts.ts';
import { firstFrame } from './vite/first-frame.ts';
import { firstPageQuery } from './vite/first-page-query.ts';
import { inlineStyles } from './vite/inline-styles.ts';
import { leaveOut } from './vite/leave-out.ts';
import { preloadFirstScreen } from './vite/preload-first-screen.ts';
import { relayTag } from './vite/relay-tag.ts';
import { shortClassNames } from './vite/short-class-names.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const brand = process.env.FAIRLINE_BRAND ?? 'espnbet';
const server = `http://127.0.0.1:${process.env.FAIRLINE_PORT ?? '4000'}`;

export default defineConfig(({ command, mode }) => ({
  root: here('.'),
  plugins: [
    cutFonts(here('./src/brands/fonts')),
    relayTag(here('./src/__generated__')),
    react(),
    leaveOut(),
    brandPage(brand),
    firstFrame(here('.'), '/src/app/first-frame.tsx'),
    firstPageQuery(here('./src/__generated__/pageQuery$parameters.ts')),
    preloadFirstScreen('marketplace/page/marketplace-screen.tsx', 'react-dom/client.js'),
    inlineStyles(),
    compressFiles(),
  ],
  define: {
    'import.meta.env.FAIRLINE_BRAND': JSON.stringify(brand),
    // The pages under /dev-tools are no part of a production build unless asked for.
    'import.meta.env.FAIRLINE_DEV_TOOLS': JSON.stringify(
      command === 'serve' || process.env.FAIRLINE_DEV_TOOLS === '1',
    ),
  },
  css: { modules: mode === 'production' ? { generateScopedName: shortClassNames(here('./src')) } : {} },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Small pictures inlined as data would be downloaded with the styles of every page.
    assetsInlineLimit: 0,
    // What would stand in for it in old browsers runs after all that index.html tells them to fetch.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // How long our own plugins take is nothing to say to who starts the app.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks.map(({ name, parts }) => ({ name, test: moduleOf(parts) })) },
      },
    },
  },
  server: {
    // The beginnings of what programs ask for: the server's platform/http/api-path.ts.
    proxy: {
      '^/(api|graphql|payments|live-streams|images|oauth|i)(/|$|\\?)': { target: server, ws: true },
    },
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['./src/app/testing/setup.ts'],
    // Files share their modules and their window: loading both anew for each is most of the time.
    isolate: false,
    testTimeout: 30_000,
    // docs/decisions/0014: elsewhere a test that fails now and then is to be seen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
