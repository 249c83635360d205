import { type Dirent, existsSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded-server.ts'
import { SOCKET_PORT, SUPERUSER } from './embedded-cluster.ts'
import { isPostgres, readPostmaster } from './postmaster.ts'
import { serverUser } from './server-user.ts'

/** What a running server makes anew or must not find: https://www.postgresql.org/docs/current/continuous-archiving.html */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/
const WAL_SEGMENT = /^[0-9A-F]{24}$/
const CONTROL_FILE = join('global', 'pg_control')

/**
 * Copies the cluster of `dataDir` into the new folder `target` while it may be in use: everything committed
 * before the end of the copy is in it. Uses the server that runs, or runs one meanwhile.
 */
export async function backUpCluster(dataDir: string, target: string): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const running = readPostmaster(cluster)
  if (running && isPostgres(running.pid)) return copyLive(cluster, running.socketFolder, target)
  const server = await startEmbedded({ dataDir, database: 'postgres' })
  try {
    await copyLive(cluster, server.connection.host, target)
  } finally {
    await server.stop()
  }
}

async function copyLive(cluster: string, host: string, target: string): Promise<void> {
  const client = new pg.Client({
    host,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    application_name: 'mesob backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    // the slot keeps the log of the copying time from being recycled; it falls with this connection
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `mesob_backup_${process.pid}`,
    ])
    const first = await walFileOf(client, `pg_backup_start('mesob', true)`)
    await copyTree(cluster, target, '')
    await copyFile(join(cluster, CONTROL_FILE), join(target, CONTROL_FILE))
    const { rows } = await client.query<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    )
    const { last, label } = rows[0] ?? { last: first, label: '' }
    await writeFile(join(target, 'backup_label'), label)
    for (const name of await readdir(join(cluster, 'pg_wal'))) {
      const needed = name.endsWith('.history') || (WAL_SEGMENT.test(name) && name >= first && name <= last)
      if (needed) await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name))
    }
  } finally {
    await client.end()
  }
}

async function walFileOf(client: pg.Client, position: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select pg_walfile_name(${position}) as name`)
  return rows[0]?.name ?? ''
}

/** Files come and go while the server works; what is missing or half copied is mended from its log. */
async function copyTree(from: string, to: string, below: string): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 })
  for (const entry of await list(join(from, below))) {
    const path = join(below, entry.name)
    if (LEFT_OUT.test(entry.name) || path === CONTROL_FILE) continue
    if (entry.isDirectory() && below === '' && EMPTIED.has(entry.name)) await emptyFolders(from, to, path)
    else if (entry.isDirectory()) await copyTree(from, to, path)
    else await copyFile(join(from, path), join(to, path)).catch(unlessGone)
  }
}

async function emptyFolders(from: string, to: string, below: string): Promise<void> {
  await mkdir(join(to, below), { mode: 0o700 })
  for (const entry of await list(join(from, below))) {
    if (entry.isDirectory() && below === 'pg_wal') await emptyFolders(from, to, join(below, entry.name))
  }
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    unlessGone(error)
    return []
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/**
 * Puts the copy that backUpCluster made into `dataDir` and lets PostgreSQL recover it. A cluster that was there
 * is replaced, and comes back when the copy does not start.
 * @throws when a server runs over `dataDir`
 */
export async function restoreCluster(dataDir: string, source: string): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const running = readPostmaster(cluster)
  if (running && isPostgres(running.pid))
    throw new Error(`A server runs over DATA_DIR ${dataDir}: stop it first.`)
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const draft = `${cluster}.restored`
  const former = `${cluster}.replaced`
  await Promise.all([draft, former].map((folder) => rm(folder, { recursive: true, force: true })))
  await copyOwned(source, draft)
  if (existsSync(cluster)) await rename(cluster, former)
  await rename(draft, cluster)
  try {
    const server = await startEmbedded({ dataDir, database: 'postgres' })
    await server.stop()
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    if (existsSync(former)) await rename(former, cluster)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}

/** The copy belongs to the user that PostgreSQL runs as, and to nobody else. */
async function copyOwned(from: string, to: string): Promise<void> {
  const user = serverUser()
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(to, entry.name)
    if (entry.isDirectory()) {
      await copyOwned(join(from, entry.name), path)
      continue
    }
    await copyFile(join(from, entry.name), path)
    await chmod(path, 0o600)
    if (user) await chown(path, user.uid, user.gid)
  }
  if (user) await chown(to, user.uid, user.gid)
}
