import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { startTestServer } from '#server/testing/test-server.ts'
import { MAIN_SERVER, SOURCE } from './environment.ts'
import { type RunningServer, startServer } from './running-server.ts'

/**
 * Playwright's global set-up: one server for all stories, and one PostgreSQL for it and those that some stories start.
 * Its template knows all places, whose loading takes a server of its own as long as all the rest of its start.
 * Nobody waits for the demo data here: stories with a server of their own begin meanwhile.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await startTestServer()
  let main: Promise<RunningServer> | undefined
  let desk: Server | undefined
  const tearDown = async () => {
    desk?.close()
    try {
      const server = await main?.catch(() => null) // every story that needed it has said why
      await server?.stop()
    } finally {
      await databases.stop()
    }
  }
  try {
    process.env[SOURCE] = JSON.stringify(await databases.sourceOf('places'))
    main = startServer()
    main.catch(() => null) // it may fail before anybody asks
    desk = deskOf(main)
    await once(desk.listen(0, '127.0.0.1'), 'listening')
    const address = desk.address()
    if (address === null || typeof address === 'string') throw new Error('No free port was given.')
    process.env[MAIN_SERVER] = `http://127.0.0.1:${address.port}`
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

/** Answers whoever asks for the server once it is ready, or has failed. */
const deskOf = (main: Promise<RunningServer>): Server =>
  createServer((_, answer) => {
    main.then(
      ({ url }) => answer.end(url),
      (error: unknown) => answer.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
