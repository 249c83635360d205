import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { authenticate, authenticateAll } from '#server/auth/public.ts'
import { loadPlaces } from '#server/geo/public.ts'
import { type Config, PROJECT_ROOT } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { noteConnections } from '#server/platform/http/drop-silent.ts'
import { noteMissingProxy } from '#server/platform/http/note-untrusted-proxy.ts'
import { releaseAllClaims } from '#server/platform/http/idempotency-store.ts'
import type { Log } from '#server/platform/log.ts'
import { httpApp } from './http-app.ts'
import { openPlatform, type RunningPlatform } from './open-platform.ts'
import { registerWorkers } from './workers.ts'

export interface RunningServer {
  platform: RunningPlatform
  /** Where it listens, e.g. http://127.0.0.1:3000 */
  url: string
  /** Takes no new requests, lets open ones and running jobs end within 10 s, then closes the database. */
  stop(): Promise<void>
}

/** For requests and jobs together. */
const DRAIN_MS = 10_000
const LEAST_DRAIN_MS = 500
const WEB_FOLDER = join(PROJECT_ROOT, 'dist/web')

/**
 * Everything from configuration to an open port. `prepare` runs before the port opens, e.g. to load demo data.
 * @throws a sentence that says what to do; what was opened is closed again
 */
export async function runServer(
  config: Config,
  log: Log,
  prepare: (platform: RunningPlatform) => Promise<void>,
): Promise<RunningServer> {
  noteMissingProxy(config, log)
  const opened = await openDatabase(config, log)
  const closing: (() => Promise<void>)[] = [() => opened.stop()]
  let until = Infinity
  const stop = async () => {
    until = Date.now() + DRAIN_MS
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const platform = await openPlatform(config, log, opened)
    registerWorkers(platform)
    await loadPlaces(platform.db)
    if (!config.severalServers) await releaseAllClaims(platform.db)
    await platform.jobs.start({ workers: true })
    closing.push(() => platform.jobs.stop(Math.max(LEAST_DRAIN_MS, until - Date.now())))
    await prepare(platform)
    const app = await httpApp(platform, {
      authenticate: authenticate(platform),
      webFolder: existsSync(join(WEB_FOLDER, 'index.html')) ? WEB_FOLDER : null,
      processMetrics: true,
    })
    const dropSilent = noteConnections(app.server)
    platform.live.attach(app.server, authenticateAll(platform), config.http.trustProxy)
    closing.push(async () => {
      const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await platform.live.close()
      dropSilent()
      await app.close()
      clearTimeout(late)
    })
    const url = await app.listen({ host: config.http.host, port: config.http.port })
    return { platform, url, stop }
  } catch (error) {
    await stop()
    throw inWords(error, config)
  }
}

function inWords(error: unknown, { http }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${http.port} of ${http.host} is taken: set PORT to another one, such as PORT=${http.port + 1}.`,
    )
  }
  if (code === 'EACCES') return new Error(`Port ${http.port} may not be used: set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL')
    return new Error(`${http.host} is no address of this machine: set HOST to another one.`)
  return error
}
