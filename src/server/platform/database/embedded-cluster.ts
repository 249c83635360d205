import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locateBinaries } from './embedded-binaries.ts'
import { isAlive } from './postmaster.ts'
import { canReach, serverUser, type ServerUser } from './server-user.ts'

/** A data folder of PostgreSQL and all that is needed to run a server over it. */
export interface Cluster {
  /** DATA_DIR/postgres */
  folder: string
  /** Holds the socket; only the server's user may enter. */
  socketFolder: string
  bin: string
  user: ServerUser
  /** What the last start said. */
  log: string
}

/** The superuser of the cluster. Whoever can enter the socket's folder is this user or root already. */
export const SUPERUSER = 'mesob'
/** Only names the socket file: nothing listens on TCP. */
export const SOCKET_PORT = 5432
const SOCKET_PATH_LIMIT = process.platform === 'linux' ? 107 : 103

export const UTF8_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
/** Nothing of ours leaks into the server: no PG* variables, no secrets. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: UTF8_LOCALE, TZ: 'UTC' }

/** pg_trgm follows the character type of the locale: with C it finds no letters in Amharic. */
const LOCALE_ARGUMENTS =
  process.platform === 'darwin'
    ? ['--locale=C', `--lc-ctype=${UTF8_LOCALE}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : [`--locale=${UTF8_LOCALE}`, '--locale-provider=builtin']

/**
 * Makes DATA_DIR/postgres when there is none, and the folder for its socket.
 * @throws a sentence that says what to do: data of another version, a folder that the user cannot reach
 */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const user = serverUser()
  const { bin, version } = locateBinaries(user)
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  if (!canReach(dataDir, user)) {
    throw new Error(
      `The user "nobody", whom PostgreSQL runs as when root starts it, cannot enter DATA_DIR ${dataDir}: choose one outside private folders, such as /var/lib/mesob.`,
    )
  }
  const folder = join(dataDir, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(dataDir, folder, bin, user)
  refuseOtherVersion(folder, version)
  return {
    folder,
    socketFolder: privateSocketFolder(dataDir, user),
    bin,
    user,
    log: join(dataDir, 'postgres-start.log'),
  }
}

/** initdb works in a draft that is then renamed, so that killed or doubled it never leaves half a cluster. */
async function initialise(dataDir: string, folder: string, bin: string, user: ServerUser): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const owner = /^postgres\.init-(\d+)$/.exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const draft = `${folder}.init-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (user) chownSync(draft, user.uid, user.gid)
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      draft,
      '-U',
      SUPERUSER,
      '--auth=trust',
      '--encoding=UTF8',
      '--data-checksums',
      ...LOCALE_ARGUMENTS,
    ],
    user,
  )
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

function refuseOtherVersion(folder: string, version: string): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (made === version.split('.')[0]) return
  throw new Error(
    `${folder} was made by PostgreSQL ${made}, this server brings ${version}: restore a dump of it into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL ${made}.`,
  )
}

/** Inside DATA_DIR when the path is short enough for a socket, else in the shared temporary folder: checked, not trusted. */
function privateSocketFolder(dataDir: string, user: ServerUser): string {
  const inside = join(dataDir, 'run')
  const fits = Buffer.byteLength(join(inside, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = fits ? inside : join(tmpdir(), `mesob-${hash}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700, recursive: true })
    if (user) chownSync(folder, user.uid, user.gid)
  }
  const found = lstatSync(folder)
  const owner = user?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${folder} should be a folder that only user ${owner} may enter: remove it and start again.`,
    )
  }
  return folder
}

function run(command: string, args: string[], user: ServerUser): Promise<void> {
  return new Promise((done, fail) => {
    // the folder we stand in may be closed to that user
    const child = spawn(command, args, {
      ...user,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} failed (${code}): ${output.trim()}`)),
    )
  })
}
