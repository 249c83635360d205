import { startTestServer } from '#server/testing/test-server.ts'
import { BASE_URL, SOURCE } from './environment.ts'
import { startServer } from './running-server.ts'

/**
 * Playwright's global set-up: one server for all stories, and one PostgreSQL for it and those that some stories start.
 * Its template knows all places, whose loading takes a server of its own as long as all the rest of its start.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await startTestServer()
  try {
    process.env[SOURCE] = JSON.stringify(await databases.sourceOf('places'))
    const server = await startServer()
    process.env[BASE_URL] = server.url
    return async () => {
      try {
        await server.stop()
      } finally {
        await databases.stop()
      }
    }
  } catch (error) {
    await databases.stop()
    throw error
  }
}
