import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ensureWebBuilt } from './build/web-build.ts'

// a third off the time that the next start takes
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

try {
  ensureWebBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('#server/app/main.ts')
