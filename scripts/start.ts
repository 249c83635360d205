import { ensureWebBuilt } from './web-build.ts'

ensureWebBuilt()
await import('#server/app/main.ts')
