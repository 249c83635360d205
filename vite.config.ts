import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lightBuild } from './scripts/build/light-build.ts'
import { codeGroups } from './scripts/build/split-code.ts'
import { startHints } from './scripts/build/start-hints.ts'
import { serviceWorker } from './scripts/build/worker-build.ts'

const API = `http://localhost:${process.env['API_PORT'] ?? '3000'}`
/** Answered by our server while Vite serves the sources. */
const SERVER_PATHS = ['/api', '/auth/v1', '/media', '/dev', '/functions/v1', '/socket.io']

export default defineConfig({
  // React Aria's own strings come from src/web/platform/language/aria-words.ts, so none of its 34 languages is bundled.
  plugins: [
    lightBuild(),
    startHints(),
    react(),
    optimizeLocales.vite({ locales: [] }),
    tailwind(),
    serviceWorker(),
  ],
  // The library's class names are its own, so merging Tailwind classes (9 kB) has nothing to do.
  resolve: { alias: { 'tailwind-variants': 'tailwind-variants/lite' } },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: API, ws: true }])) },
  // Tests see empty style sheets, except for the colours, which one of them holds against each other.
  test: { css: { include: [/theme\.css/] } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A font or picture as data: URL would be refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // the list of first files and the limits on sizes name the chunks of pages, which would be merged into others
      experimental: { chunkOptimization: false },
      output: {
        codeSplitting: { groups: codeGroups },
        // the first load names every other file: one sign less of each is a quarter of a kilobyte
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
})
