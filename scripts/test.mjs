// @ts-check
// `npm test` on a bare clone: install what is missing, then run every check on the project's own Node.
import { runInstalled } from './install.mjs'

await runInstalled('scripts/test/test.ts')
