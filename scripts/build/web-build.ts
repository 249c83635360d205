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
import { dirname, join } from 'node:path'
import { compressFiles } from './compress-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public/**',
  'scripts/build/{built-files,compress-files,light-build,split-code,start-hints,worker-build}.ts',
  'src/contract/**',
  'src/web/**',
]

/**
 * Builds the web app into dist/web unless its sources are the same as at the last build. The build appears as
 * a whole: one that fails or is killed leaves the former one in place.
 * @returns whether it was built now
 * @throws when it cannot be built; the reasons are on standard error
 */
export function ensureWebBuilt(root = ROOT): boolean {
  const built = join(root, 'dist', 'web')
  const stamp = join(root, 'dist', 'web.stamp') // what the build was made from
  const wanted = sourceDigest(root)
  const isThere = () => existsSync(join(built, 'index.html'))
  if (isThere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  console.error('Building the web app (first start, or its sources have changed) …')
  const draft = `${built}.${process.pid}`
  mkdirSync(dirname(built), { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    [VITE, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error('The web app could not be built; see the lines above.')
  }
  compressFiles(draft)
  rmSync(stamp, { force: true })
  rmSync(built, { recursive: true, force: true })
  try {
    renameSync(draft, built)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!isThere()) throw error // else another start was quicker
  }
  writeFileSync(stamp, wanted)
  return true
}

/** By content: a fresh checkout or a touched file is no reason to build. Tests do not end up in the build. */
function sourceDigest(root: string): string {
  const digest = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(join(root, path)).isFile())
    .toSorted()
  for (const path of files) {
    digest.update(`${path}\0`)
    digest.update(readFileSync(join(root, path)))
    digest.update('\0')
  }
  return digest.digest('hex')
}

if (import.meta.main) ensureWebBuilt()
