// @ts-check
// `npm run dev` on a bare clone: install what is missing, then both sides with reload on change.
import { runInstalled } from './install.mjs'

await runInstalled('scripts/dev.ts')
