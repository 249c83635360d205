import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { copyDatabase, DatabaseSource } from '#server/testing/database-source.ts'
import { databaseUrl } from '#server/testing/database-url.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { ROOT } from '../scripts/repository.ts'
import { ensureWebBuilt } from '../scripts/build/web-build.ts'
import { SOURCE } from './environment.ts'

/** Filling an empty database with demo data, pictures included, on a slow machine. */
export const READY_WITHIN_MS = 360_000
const LOG = join(ROOT, 'test-results', `e2e-server-${process.pid}.log`)

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}

/** A database of its own; null outside the stories, where a server starts its embedded one. */
async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const given = process.env[SOURCE]
  if (given === undefined) return null
  const { connection, drop } = await copyDatabase(DatabaseSource.parse(JSON.parse(given)))
  return { url: databaseUrl(connection), drop }
}

/**
 * The real server on a free port, with the built web app and demo data in a folder that is thrown away.
 * @param environment what is to differ, e.g. no demo data
 * @throws the end of its log when it does not become ready
 */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  ensureWebBuilt()
  const dataDir = temporaryFolder()
  const [port, database] = await Promise.all([freePort(), ownDatabase()])
  const url = `http://localhost:${port}`
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const child = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Started by npm it ends with its parent, however that one ends.
      npm_lifecycle_event: 'e2e',
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMITS: '1000',
      LOG_LEVEL: 'warn',
      TEST_PAYMENTS: 'false',
      DATABASE_URL: database?.url ?? '',
      ...environment,
    },
  })
  const log = createWriteStream(LOG)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.race([untilReady(url), ended.then(() => Promise.reject(new Error('The server ended.')))])
  } catch (error) {
    await stop()
    throw new Error(`${String(error)} Its last words:\n${readFileSync(LOG, 'utf8').slice(-4000)}`, {
      cause: error,
    })
  }
  return { url, stop }
}

async function untilReady(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  for (;;) {
    const answer = await fetch(`${url}/readyz`, { signal: deadline }).catch(() => null)
    if (answer?.ok) return
    if (deadline.aborted) throw new Error('The server did not become ready.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
