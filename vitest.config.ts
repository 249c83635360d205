import { defineConfig } from 'vitest/config'

/** For machines that are busy with other checks at the same time. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 30_000 } } }

const server = {
  ...patience,
  environment: 'node',
  globalSetup: ['src/server/testing/global-setup.ts'],
}
const web = { ...patience, environment: 'jsdom', setupFiles: ['src/web/testing/setup.ts'] }

/** About modules that keep state as long as the page lives: each of these files is a page. */
const KEEPS_STATE = [
  'auth-events',
  'before-app',
  'cache',
  'device-owner',
  'clear-device-data',
  'query-persistence',
  'live-client',
  'native-shell',
  'service-worker',
  'session',
  'session-client',
  'session-late',
  'session-store',
  'store-outbox',
].map((name) => `src/web/platform/**/${name}.test.{ts,tsx}`)

export default defineConfig({
  test: {
    // docs/decisions/0033: files of a project share processes, and name what one of them leaves behind
    projects: [
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: [
            'src/contract/**/*.test.ts',
            'src/server/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.races.test.ts'],
          setupFiles: ['src/server/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        // projects run in the order of their names: some of these wait for seconds, and would do so alone at the end
        test: { ...web, name: 'page', include: KEEPS_STATE },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...web,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: KEEPS_STATE,
          // one document for all files: making one takes longer than most of them
          isolate: false,
        },
      },
    ],
  },
})
