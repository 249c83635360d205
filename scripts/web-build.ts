import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'dist', 'web')
/** What the build in dist/web was made from. */
const STAMP = join(ROOT, 'dist', 'web.stamp')
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public/**',
  'src/contract/**',
  'src/web/**',
]

/**
 * Builds the web app into dist/web unless its sources are the same as at the last build. The build appears as
 * a whole: one that fails or is killed leaves the former one in place.
 */
export function ensureWebBuilt(): void {
  const wanted = sourceDigest()
  if (existsSync(join(BUILT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted)
    return
  console.error('Building the web app (first start, or its sources have changed) …')
  const draft = `${BUILT}.${process.pid}`
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    console.error('The web app could not be built; see the lines above.')
    process.exit(status ?? 1)
  }
  rmSync(STAMP, { force: true })
  rmSync(BUILT, { recursive: true, force: true })
  renameSync(draft, BUILT)
  writeFileSync(STAMP, wanted)
}

/** By content: a fresh checkout or a touched file is no reason to build. Tests do not end up in the build. */
function sourceDigest(): string {
  const digest = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(join(ROOT, path)).isFile())
    .toSorted()
  for (const path of files)
    digest
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return digest.digest('hex')
}

if (import.meta.main) ensureWebBuilt()

if (import.meta.main) ensureWebBuilt()
