import { environment, readConfig } from '#server/platform/config.ts'
import { newLog } from '#server/platform/log.ts'
import { isEmpty } from './database-state-store.ts'
import { runServer, type RunningServer } from './run-server.ts'

const PARENT_WATCH_MS = 250

const say = (text: string) => process.stdout.write(`${text}\n`)

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const log = newLog(config.log.level)
  let server: RunningServer | undefined
  let leaving = false

  // a terminal's Ctrl-C comes twice: from the terminal itself and from npm
  const leave = async () => {
    if (leaving) return
    leaving = true
    await server?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave())
  if (env['npm_lifecycle_event'] !== undefined) watchParent(leave)

  server = await runServer(config, log, async (platform) => {
    if (config.demoData && (await isEmpty(platform.db))) log.info({}, 'no demo data yet')
  })
  say(`Mesob is at ${config.production ? config.publicUrl : `http://localhost:${new URL(server.url).port}`}`)
  say(`Its data lies in ${config.database.url === null ? config.dataDir : `the database of DATABASE_URL and in ${config.dataDir}`}`)
  if (leaving) await server.stop()
}

/** npm may be killed without passing it on. */
function watchParent(leave: () => Promise<void>): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void leave(), PARENT_WATCH_MS).unref()
}

try {
  await start(environment())
} catch (error) {
  const sentence = error instanceof Error && error.constructor === Error
  process.stderr.write(`${error instanceof Error ? (sentence ? error.message : error.stack) : String(error)}\n`)
  process.exit(1)
}
