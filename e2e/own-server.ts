import { READY_WITHIN_MS, type RunningServer, startServer } from './running-server.ts'
import { test as base } from './world.ts'

/**
 * The test of stories that have a server of their own, without demo data: one with other settings, or one whose
 * clock they move, which mails of other stories would not outlive.
 * @param environment given for each worker, when it starts
 */
export const testOnOwnServer = (environment: () => Promise<Record<string, string>>) =>
  base.extend<object, { own: RunningServer }>({
    own: [
      // Playwright reads the names out of the braces, so there must be some.
      async ({ browserName: _anyBrowser }, provide) => {
        const server = await startServer({ DEMO_DATA: 'false', ...(await environment()) })
        await provide(server)
        await server.stop()
      },
      { scope: 'worker', timeout: READY_WITHIN_MS },
    ],
    baseURL: ({ own }, provide) => provide(own.url),
  })

/**
 * For stories that move the clock, by seconds or by weeks, which codes and mails of others would not outlive. They ask
 * nothing else of their server: a worker starts one for all of them.
 */
export const testWithClock = testOnOwnServer(() => Promise.resolve({}))
