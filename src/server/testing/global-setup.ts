import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { temporaryFolder } from './temporary-server.ts'
import { startTestServer, TEMPLATES } from './test-server.ts'

/** What a test file asks for before it makes a database of its own. */
export const Question = z.enum(['template0', ...TEMPLATES])
export type Question = z.infer<typeof Question>

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket that takes a Question and answers with the DatabaseSource as JSON, or the reason why there is none. */
    testServerSocket: string
  }
}

/**
 * One database server per run, with migrated templates. It starts when the first test file asks for it, so that a run
 * without such a file does not pay for it. DATABASE_URL names another server to use.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const testServerSocket = join(folder, 'ask')
  let started: ReturnType<typeof startTestServer> | undefined
  const answer = async (question: Question) => {
    started ??= startTestServer()
    return (await started).sourceOf(question)
  }
  const serve = async (socket: Socket): Promise<void> => {
    try {
      socket.end(JSON.stringify(await answer(Question.parse(await text(socket)))))
    } catch (error) {
      socket.end(error instanceof Error ? error.message : String(error))
    }
  }
  const desk = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    void serve(socket)
  })
  desk.listen(testServerSocket)
  await once(desk, 'listening')
  project.provide('testServerSocket', testServerSocket)
  return async () => {
    desk.close()
    const running = await started?.catch(() => undefined)
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
