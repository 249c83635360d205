import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { openPlatform } from '#server/app/open-platform.ts'
import { registerWorkers } from '#server/app/workers.ts'
import { loadPlaces } from '#server/geo/public.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log.ts'
import { settlePeople } from './people.ts'

/** Unless they are given, limits are a thousand times wider and nothing waits for review or costs anything. */
export function worldConfig(dataDir: string, env: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET_KEY: 'ab'.repeat(32),
    RATE_LIMITS: '1000',
    REVIEW_POLICY: 'off',
    TEST_PAYMENTS: 'false',
    ...env,
  })
}

/** Puts into a migrated database what every world begins with: the diaspora's cities, the queues of all jobs, its people. */
export async function fillWorld(connection: ClientConfig): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mesob-template-'))
  const opened = openConnections(connection)
  try {
    await loadPlaces(opened.db, Infinity)
    const platform = await openPlatform(worldConfig(dataDir), FAILING_LOG, opened)
    registerWorkers(platform)
    await platform.jobs.start({ workers: false })
    await settlePeople(platform)
    await platform.jobs.stop(0)
  } finally {
    await opened.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A template with a fault in it would be copied into every world. */
const FAILING_LOG: Log = {
  info: () => {},
  warn: (_, message) => {
    throw new Error(message)
  },
  error: (_, message) => {
    throw new Error(message)
  },
}
