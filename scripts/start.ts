import { ensureWebBuilt } from './web-build.ts'

try {
  ensureWebBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('#server/app/main.ts')
