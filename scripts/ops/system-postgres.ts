import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, chownSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Cluster,
  SERVER_ENVIRONMENT,
  SOCKET_PORT,
  SUPERUSER,
  UTF8_LOCALE,
} from '#server/platform/database/embedded-cluster.ts'
import { bringUp, stopWithUs } from '#server/platform/database/embedded-launch.ts'
import { stopPostgres } from '#server/platform/database/postmaster.ts'
import { type ServerUser, systemUser } from '#server/platform/database/server-user.ts'
import { temporaryFolder, THROW_AWAY } from '#server/testing/temporary-server.ts'

const OLDEST_MAJOR = 15
/** Where packages put PostgreSQL's programs. */
const PROGRAM_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]
const DEBIAN_PACKAGES = ['postgresql', 'postgresql-contrib']

/**
 * A throw-away cluster of the PostgreSQL that this machine has, for the tests: in memory, on a private socket,
 * as root under the packages' own user. As root on Debian and Ubuntu it is installed when missing.
 * @returns the address of its database `postgres`, for DATABASE_URL
 * @throws a sentence that says what to install
 */
export async function startSystemPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = newestPrograms() ?? installPrograms()
  const user = process.getuid?.() === 0 ? (systemUser('postgres') ?? systemUser('nobody')) : undefined
  const folder = temporaryFolder()
  const cluster = makeCluster(folder, bin, user)
  try {
    const { pid } = await bringUp(cluster, THROW_AWAY)
    const watchdog = stopWithUs(cluster, pid)
    return {
      url: `postgres://${SUPERUSER}@localhost:${SOCKET_PORT}/postgres?host=${encodeURIComponent(cluster.socketFolder)}`,
      async stop() {
        await stopPostgres(pid)
        watchdog.stdin?.destroy()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function newestPrograms(): string | undefined {
  return globSync(PROGRAM_FOLDERS)
    .map((bin) => ({ bin, major: Number(/(\d+)/.exec(bin)?.[1]) }))
    .filter(({ bin, major }) => major >= OLDEST_MAJOR && existsSync(join(bin, 'initdb')))
    .toSorted((one, other) => other.major - one.major)[0]?.bin
}

function installPrograms(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.error(`Installing ${DEBIAN_PACKAGES.join(' and ')} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES], {
      stdio: 'inherit',
      env,
    })
  }
  const bin = newestPrograms()
  if (bin) return bin
  throw new Error(
    `No PostgreSQL ${OLDEST_MAJOR} or newer was found on this machine: install it with its contrib extensions (on Debian and Ubuntu as root: apt-get install ${DEBIAN_PACKAGES.join(' ')}; on macOS: brew install postgresql@18).`,
  )
}

function makeCluster(dataDir: string, bin: string, user: ServerUser): Cluster {
  const folder = join(dataDir, 'postgres')
  const socketFolder = join(dataDir, 'run')
  for (const path of [folder, socketFolder]) {
    mkdirSync(path, { mode: 0o700 })
    if (user) chownSync(path, user.uid, user.gid)
  }
  const args = ['-D', folder, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', `--locale=${UTF8_LOCALE}`]
  const { status, stderr } = spawnSync(join(bin, 'initdb'), args, {
    ...user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`)
  return { folder, socketFolder, bin, user, log: join(dataDir, 'postgres-start.log') }
}
