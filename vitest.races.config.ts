import { defineConfig } from 'vitest/config'

/** npm run test:races: what goes wrong once in a hundred times is tried hundreds of times. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/server/**/*.races.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 90_000,
  },
})
