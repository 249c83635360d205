import { once } from 'node:events'
import { createServer } from 'node:http'
import { startTestServer } from '#server/testing/test-server.ts'
import { MAIN_SERVER, SOURCE } from './environment.ts'
import { startServer } from './running-server.ts'

/**
 * Playwright's global set-up: one server for all stories, and one PostgreSQL for it and those that some stories start.
 * Its template knows all places, whose loading takes a server of its own as long as all the rest of its start.
 * Nobody waits for the demo data here: stories with a server of their own begin meanwhile.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await startTestServer()
  process.env[SOURCE] = JSON.stringify(await databases.sourceOf('places'))
  const main = startServer()
  const desk = createServer((_, answer) => {
    main.then(
      ({ url }) => answer.end(url),
      (error: unknown) => answer.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  await once(desk.listen(0, '127.0.0.1'), 'listening')
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  process.env[MAIN_SERVER] = `http://127.0.0.1:${address.port}`
  return async () => {
    desk.close()
    try {
      const server = await main.catch(() => null) // every story that needed it has said why
      await server?.stop()
    } finally {
      await databases.stop()
    }
  }
}
