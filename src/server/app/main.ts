import { environment, readConfig } from '#server/platform/config.ts'
import { newLog } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasDemoAccounts } from '#server/site/site-store.ts'
import { isEmpty } from './database-state-store.ts'
import { runServer } from './run-server.ts'

const PARENT_WATCH_MS = 250
/** Whoever told us to stop kills us soon after, so that nothing that hangs may keep us longer. */
const LAST_MOMENT_MS = 11_500
/** Those of the demo's people whom the README introduces. */
const SHOWN_ACCOUNTS = { sara: 'member', hanna: 'manager', dawit: 'admin' }

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const starting = runServer(config, newLog(config.log.level), fillWhenEmpty)
  stopOnSignal(env, async () => (await starting.catch(() => null))?.stop())
  const { url, platform } = await starting
  const { port } = new URL(url)
  const here = `http://localhost:${port}`
  say(`Mesob is at ${config.production ? `${config.publicUrl} (listening on port ${port})` : here}`)
  if (!config.production && (await hasDemoAccounts(platform.db))) say(await accounts())
  say(
    `Its data lies in ${config.dataDir}${config.database.url === null ? '' : ' and in the database of DATABASE_URL'}`,
  )
}

async function fillWhenEmpty(platform: Platform): Promise<void> {
  if (!platform.config.demoData || !(await isEmpty(platform.db))) return
  say('Loading the demo data (first start) …')
  const { loadDemoData } = await import('#demo/load-demo-data.ts')
  const { people, listings, groups } = await loadDemoData(platform)
  say(`${listings} listings and ${groups} groups of ${people} people are there.`)
}

async function accounts(): Promise<string> {
  const { DEMO_PASSWORD, demoEmail } = await import('#demo/accounts.ts')
  const lines = Object.entries(SHOWN_ACCOUNTS).map(([key, role]) => `  ${demoEmail(key)} (${role})`)
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n')
}

function stopOnSignal(env: NodeJS.ProcessEnv, stop: () => Promise<void>): void {
  let leaving = false
  // a terminal's Ctrl-C comes twice: from the terminal itself and from npm
  const leave = async () => {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave())
  // npm may be killed without passing it on
  const parent = process.ppid
  if (env['npm_lifecycle_event'] === undefined) return
  setInterval(() => process.ppid !== parent && void leave(), PARENT_WATCH_MS).unref()
}

/** What is thrown on purpose at start is a sentence that says what to do; anything else is a fault with its stack. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const onPurpose = error.constructor === Error || error.name === 'ConfigError'
  return onPurpose ? error.message : (error.stack ?? error.message)
}

try {
  await main(environment())
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`)
  process.exit(1)
}
