import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { EVERY_PAGE } from '../../src/web/app/pages.ts'
import {
  askedLater,
  chunksNamed,
  entryOf,
  firstScripts,
  homeScripts,
  namedByPage,
  withImports,
  WITH_TABS,
} from './built-files.ts'

const SOURCE = 'src/web/service-worker/service-worker.ts'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The address is part of the contract with browsers: one that changed would leave the old worker running. */
const ADDRESS = '/service-worker.js'
/** Parts beyond the first page that a lost connection must not take away. */
const ALWAYS_THERE = ['not-found', 'device-notices', 'toaster', 'query-persistence', 'catalogue.en']
/** Where most people go next: the menus, the pages that say so of themselves, and what these ask for once they stand. */
const NEXT = [
  'live-updates',
  'settings-section',
  'push-offer',
  'side-menu',
  'get-the-app',
  'language-choices',
  'theme-choices',
  ...new Set(EVERY_PAGE.filter(({ isNext }) => isNext).map(({ file }) => basename(file, '.tsx'))),
]
/** Icons that a browser asks for by itself are no part of a page. */
const BESIDE_THE_PAGE = /^(?:icons\/|favicon\.ico|manifest\.webmanifest)/

/**
 * The service worker as a file of its own beside the pages: it must hold all its code, under a name that stays.
 * While Vite serves the sources it is served as a module and keeps nothing; the built one is a classic script, which
 * every browser takes.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === ADDRESS) request.url = `/${SOURCE}`
        next()
      })
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return
      await build({
        root: ROOT,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD_FILES: JSON.stringify(describe(dir)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          modulePreload: false,
          rolldownOptions: {
            input: SOURCE,
            output: { format: 'iife', entryFileNames: ADDRESS.slice(1), codeSplitting: false },
          },
        },
      })
    },
  }
}

/** What the worker keeps of a build; the shape is `Build` of src/web/service-worker/cache-shell.ts. */
function describe(dir: string) {
  const { styles, others } = namedByPage(dir)
  const scripts = withImports(dir, [
    ...firstScripts(dir),
    ...homeScripts(dir),
    ...chunksNamed(dir, ALWAYS_THERE),
  ])
  const tabs = askedLater(dir, chunksNamed(dir, WITH_TABS))
  const next = withImports(dir, [...chunksNamed(dir, NEXT), ...tabs]).filter(
    (path) => !scripts.includes(path),
  )
  const shown = others.filter((path) => path !== '' && !BESIDE_THE_PAGE.test(path))
  const shell = [...new Set([...scripts, ...styles, ...shown])].toSorted().map((path) => ({
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : digestOf(dir, path),
  }))
  return {
    shell: [{ url: '/', revision: digestOf(dir, 'index.html') }, ...shell],
    next: [...next, ...globSync('assets/pages-*.css', { cwd: dir })].toSorted().map((path) => `/${path}`),
    files: globSync('assets/*', { cwd: dir })
      .toSorted()
      .map((path) => `/${path}`),
    entry: `/${entryOf(dir)}`,
  }
}

const digestOf = (dir: string, path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dir, path)))
    .digest('hex')
    .slice(0, 16)
