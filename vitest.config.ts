import { defineConfig } from 'vitest/config'

/** For machines that are busy with other checks at the same time. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 30_000 } } }

const web = { ...patience, environment: 'jsdom', setupFiles: ['src/web/testing/setup.ts'] }

/** Modules that keep state as long as the page lives: a file of tests is a page. */
const KEEPS_STATE = 'src/web/platform/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: 'server',
          environment: 'node',
          include: ['src/contract/**/*.test.ts', 'src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.races.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...web,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: [KEEPS_STATE],
          // one document for all files: making one takes longer than most of them
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...web, name: 'web platform', include: [KEEPS_STATE] },
      },
    ],
  },
})
