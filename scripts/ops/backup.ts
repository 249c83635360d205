import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '#server/platform/config.ts'
import { backUpCluster, restoreCluster } from '#server/platform/database/embedded-backup.ts'
import { dumpDatabase, restoreDump } from './postgres-dump.ts'

/** What of the configuration a backup depends on. */
export type BackupConfig = Pick<Config, 'dataDir' | 'database'>

const NOTE = 'mesob-backup.json'
const Note = z.object({ format: z.literal(1), kind: z.enum(['cluster', 'dump']), madeAt: z.string() })

/** Beside the database: pictures, the secret that encrypted columns cannot be read without, and the keys of tokens. */
const FILES = ['media', 'secret-key', 'keys']

/**
 * Makes the folder `target` with everything of an installation, while its server may be running. The folder
 * appears when it is complete; it holds secrets, so only its owner may read it.
 */
export async function backUp(config: BackupConfig, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already: name a new folder.`)
  const draft = `${target}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // before and after: a picture whose row is in the backup was there at one of the two times
  await copyFiles(config.dataDir, draft)
  const { url } = config.database
  if (url) await dumpDatabase(url, join(draft, 'database.dump'))
  else await backUpCluster(config.dataDir, join(draft, 'postgres'))
  await copyFiles(config.dataDir, draft)
  const note: z.infer<typeof Note> = {
    format: 1,
    kind: url ? 'dump' : 'cluster',
    madeAt: new Date().toISOString(),
  }
  await writeFile(join(draft, NOTE), JSON.stringify(note, null, 2))
  await rename(draft, target)
}

/**
 * Puts a backup in place.
 * @param force replace a database that is there
 * @throws a sentence when a server runs, when there is a database and no `force`, or when it is no backup
 */
export async function restore(config: BackupConfig, source: string, force: boolean): Promise<void> {
  const note = await readNote(source)
  const { url } = config.database
  if ((note.kind === 'dump') !== (url !== null)) {
    throw new Error(
      note.kind === 'dump'
        ? 'This backup is of a database named by DATABASE_URL: set DATABASE_URL to the one that it goes to.'
        : 'This backup is of an embedded database: unset DATABASE_URL to restore it.',
    )
  }
  if (url) {
    await restoreDump(url, join(source, 'database.dump'), force)
  } else {
    if (!force && existsSync(join(config.dataDir, 'postgres'))) {
      throw new Error(`There is a database in DATA_DIR ${config.dataDir}: --force replaces it.`)
    }
    await restoreCluster(config.dataDir, join(source, 'postgres'))
  }
  for (const name of FILES) await rm(join(config.dataDir, name), { recursive: true, force: true })
  await copyFiles(source, config.dataDir)
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of FILES) {
    const path = join(from, name)
    if (existsSync(path)) await cp(path, join(to, name), { recursive: true, preserveTimestamps: true })
  }
}

async function readNote(source: string): Promise<z.infer<typeof Note>> {
  const file = join(source, NOTE)
  const note = existsSync(file) ? Note.safeParse(JSON.parse(await readFile(file, 'utf8'))) : undefined
  if (note?.success) return note.data
  throw new Error(`${source} is not a backup made by npm run db:backup.`)
}
