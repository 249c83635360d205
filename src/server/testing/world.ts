import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { z } from 'zod'
import type { Access, Role } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { Operation } from '#contract/kit/operation.ts'
import { httpApp } from '#server/app/http-app.ts'
import { openPlatform, type RunningPlatform } from '#server/app/open-platform.ts'
import { registerWorkers } from '#server/app/workers.ts'
import { allWireRoutes } from '#server/app/wire-routes.ts'
import { authenticate, authenticateAll } from '#server/auth/public.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Log } from '#server/platform/log.ts'
import { listOutbox, type WrittenMail } from '#server/platform/mail/outbox.ts'
import { callOperation, type CallAnswer } from './call-operation.ts'
import { databaseUrl } from './database-url.ts'
import { createDatabase } from './fresh-database.ts'
import { holdToShapes } from './hold-to-shapes.ts'
import { noteAnswers } from './note-answers.ts'
import { readPeople, settlePerson, tokenOf, type People, type Person } from './people.ts'
import { worldConfig } from './world-template.ts'

/** A browser sends the same token with every request until it is refreshed. */
const TOKEN_REUSE_MS = 60_000

export interface WorldOptions {
  /** Variables as for the server itself; worldConfig says which of them differ. */
  env?: Record<string, string>
  /** Listens on a port of its own, for clients that need a socket; then `url` is its address. */
  listen?: boolean
  /** Folder of a built web app to serve. */
  webFolder?: string
}

export interface CallOptions {
  idempotencyKey?: string
  headers?: Record<string, string>
}

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  fields: Record<string, unknown>
  message: string
}

export interface World {
  app: FastifyInstance
  platform: RunningPlatform
  db: Database
  people: People
  /** Address of the listening server, without a slash at the end. */
  url: string
  /** Of its database, for a server in a process of its own. */
  databaseUrl: string
  /** Everything logged so far. */
  logLines: LogLine[]
  /** Calls an operation over HTTP, as the given person or as a visitor. */
  call<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
    operation: Operation<A, I, O, E>,
    input: z.input<I>,
    as?: Person | null,
    options?: CallOptions,
  ): Promise<CallAnswer<z.output<O>>>
  /** A raw request. */
  inject(request: InjectOptions & { as?: Person | null }): Promise<LightMyRequestResponse>
  /** A bearer token that is good now. */
  token(person: Person): Promise<string>
  /** One more person, with profile and session. */
  newPerson(name: string, role?: Role): Promise<Person>
  clock: {
    now(): Date
    /** Moves server and database on; jobs that became due have not run yet. */
    advance(seconds: number): Promise<void>
  }
  /** Runs every job that is due, follow-ups included. @throws the first failure */
  runJobs(): Promise<void>
  /** Runs the jobs, then gives the mails that were written so far, oldest first. */
  outbox(): Promise<WrittenMail[]>
}

/**
 * A running app on a database of this test file alone, from its first test to its last. It knows the diaspora's
 * cities and no others.
 */
export function freshWorld(options: WorldOptions = {}): World {
  let built: { world: World; end(): Promise<void> } | undefined
  beforeAll(async () => {
    built = await buildWorld(options)
  })
  afterAll(async () => {
    await built?.end()
  })
  return new Proxy({} as World, {
    get(_, name) {
      if (!built) throw new Error('The world is there when the tests run, not while they are declared.')
      return built.world[name as keyof World]
    },
  })
}

async function buildWorld(options: WorldOptions): Promise<{ world: World; end(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mesob-world-'))
  const config = worldConfig(dataDir, options.env)
  const logLines: LogLine[] = []
  const log = memoryLog(logLines)
  const database = await createDatabase({ template: 'world' })
  const opened = openConnections(database.connection)
  const platform = await openPlatform(config, log, opened)
  registerWorkers(platform)
  await platform.jobs.start({ workers: false })
  const app = await httpApp(platform, {
    authenticate: authenticate(platform),
    webFolder: options.webFolder ?? null,
    processMetrics: false,
  })
  holdToShapes(app, allWireRoutes(platform))
  noteAnswers(app)
  if (options.listen) platform.live.attach(app.server, authenticateAll(platform))
  const url = options.listen ? await app.listen({ host: '127.0.0.1', port: 0 }) : ''
  const people = await readPeople(platform.db)
  return {
    world: {
      ...worldOf(app, platform, people, url, logLines),
      databaseUrl: databaseUrl(database.connection),
    },
    async end() {
      await platform.live.close()
      await app.close()
      await platform.jobs.stop(0)
      await opened.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function worldOf(
  app: FastifyInstance,
  platform: RunningPlatform,
  people: People,
  url: string,
  logLines: LogLine[],
): Omit<World, 'databaseUrl'> {
  const token = (person: Person) => tokenOf(platform, person)
  const sent = new WeakMap<Person, { signedAt: number; value: string }>()
  const bearer = async (as?: Person | null) => {
    if (!as) return {}
    const now = platform.clock.now().getTime()
    const last = sent.get(as)
    const isReused = last !== undefined && now >= last.signedAt && now < last.signedAt + TOKEN_REUSE_MS
    const value = isReused ? last.value : await token(as)
    if (!isReused) sent.set(as, { signedAt: now, value })
    return { authorization: `Bearer ${value}` }
  }
  const lastFault = () => {
    const fault = logLines.findLast(({ level }) => level === 'error')
    return fault
      ? `\nLast fault logged: ${JSON.stringify(fault.fields, null, 2).replaceAll('\\n', '\n')}`
      : ''
  }
  const runJobs = async () => {
    const { failures } = await platform.jobs.runDue()
    if (failures.length > 0) throw failures[0]
  }
  return {
    app,
    platform,
    people,
    url,
    logLines,
    token,
    runJobs,
    db: platform.db,
    async call(operation, input, as, { idempotencyKey, headers } = {}) {
      const key = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
      return callOperation(app, operation, input, { ...(await bearer(as)), ...key, ...headers }, lastFault)
    },
    async inject({ as, ...request }) {
      return app.inject({ ...request, headers: { ...(await bearer(as)), ...request.headers } })
    },
    newPerson: (name, role = 'user') =>
      settlePerson(platform, {
        email: `${name.toLowerCase()}@example.org`,
        fullName: `${name} Example`,
        role,
      }),
    clock: {
      now: () => platform.clock.now(),
      advance: (seconds) => platform.clock.advance(seconds * 1000),
    },
    async outbox() {
      await runJobs()
      return (await listOutbox(platform.config)).toReversed()
    },
  }
}

function memoryLog(lines: LogLine[]): Log {
  return {
    info: (fields, message) => void lines.push({ level: 'info', fields, message }),
    warn: (fields, message) => void lines.push({ level: 'warn', fields, message }),
    error: (fields, message) => void lines.push({ level: 'error', fields, message }),
  }
}
