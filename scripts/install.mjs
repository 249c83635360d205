// @ts-check
// Plain JavaScript without dependencies: it runs on the machine's own Node (20 or newer) before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const NEEDED_MAJOR = 24
const runsOnNeededNode = Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR
const ownNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/** @param {string} file */
function packagesOf(file) {
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')))
  return lock.packages
}

/** True when node_modules holds what package-lock.json says; npm writes its own lock there after each install. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const installed = packagesOf(installedLock)
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, wanted]) => {
      const present = installed[path]
      return present ? present.version === wanted.version : Boolean(wanted.optional ?? wanted.devOptional)
    })
}

function install() {
  console.error('Installing dependencies (first start, or package-lock.json has changed) …')
  // The Node that runs npm, never our own: `npm ci` deletes the folder in which our own one lies.
  const node = process.env['npm_node_execpath'] ?? process.execPath
  const npm = process.env['npm_execpath']
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const done = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    console.error('The dependencies could not be installed; see the lines above (is the network reachable?).')
    process.exit(done.status ?? 1)
  }
}

/**
 * Installs what is missing, then runs a TypeScript program of this repository on Node 24: in this process when it
 * already is one, else on the Node that came with the dependencies, with signals passed on.
 * @param {string} program path below the repository, for example 'src/server/app/main.ts'
 */
export async function runInstalled(program) {
  const installed = isInstalled()
  if (!installed) install()
  const entry = join(root, program)
  if (installed && runsOnNeededNode) {
    process.argv[1] = entry
    await import(pathToFileURL(entry).href)
    return
  }
  const runtime = existsSync(ownNode) ? ownNode : runsOnNeededNode ? process.execPath : null
  if (!runtime) {
    console.error(
      `Node ${NEEDED_MAJOR} is needed and does not come along for ${process.platform}-${process.arch}: install it from nodejs.org.`,
    )
    process.exit(1)
  }
  passSignals(
    spawn(runtime, [entry, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      shell: runtime.endsWith('.cmd'),
    }),
  )
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  // npm may be killed outright, or a shell in between may die of the signal that it should have passed on.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
  child.on('exit', (code, signal) => {
    for (const name of signals) process.removeAllListeners(name)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
