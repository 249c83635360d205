import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SOURCE = 'src/web/service-worker/service-worker.ts'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The address is part of the contract with browsers: one that changed would leave the old worker running. */
const ADDRESS = '/service-worker.js'

/**
 * The service worker as a file of its own beside the pages: it must hold all its code, under a name that stays.
 * While Vite serves the sources it is served as a module, so pages register it as one.
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
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          modulePreload: false,
          rolldownOptions: {
            input: SOURCE,
            output: { entryFileNames: ADDRESS.slice(1), codeSplitting: false },
          },
        },
      })
    },
  }
}
