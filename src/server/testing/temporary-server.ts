import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '#server/platform/database/embedded-server.ts'
import { isAlive } from '#server/platform/database/postmaster.ts'

/** Docker's usual /dev/shm of 64 MB is too small for a cluster. */
const ROOM_NEEDED = 2 ** 31

/** As fast as can be: what is in it need not survive anything. */
export const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  shared_buffers: '128MB',
  max_connections: 200,
}

/** An empty embedded server in memory that is gone, with all it held, after stop(). */
export async function startTemporaryServer(): Promise<Pick<EmbeddedServer, 'connection' | 'stop'>> {
  const dataDir = temporaryFolder()
  const server = await startEmbedded({ dataDir, database: 'postgres', settings: THROW_AWAY })
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A new folder in memory, on disk where there is too little: a database is a thousand files, made in 14 ms
 * here and in 550 ms on a slow disk. Folders of killed runs are removed first, they hold memory for ever.
 */
export function temporaryFolder(): string {
  const base = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()
  for (const name of readdirSync(base)) {
    const owner = /^mesob-test-(\d+)-/.exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) rmSync(join(base, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(base, `mesob-test-${process.pid}-`))
  chmodSync(folder, 0o755) // as root PostgreSQL runs as another user, who must get in
  return folder
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_NEEDED
}
