import { defineConfig } from 'vitest/config'

/** For machines that are busy with other checks at the same time. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000 }

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
          globalSetup: ['src/server/testing/global-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...patience,
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
        },
      },
    ],
  },
})
