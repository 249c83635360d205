// @ts-check
// `npm start` on a bare clone: install what is missing, then build what is stale and run the server on Node 24.
import { runInstalled } from './install.mjs'

await runInstalled('scripts/start.ts')
