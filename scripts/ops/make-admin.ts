// npm run make-admin -- <email>: makes the account with that address an admin, while the server may run.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { grantRole } from '#server/auth/public.ts'
import { type Config, environment, readConfig } from '#server/platform/config.ts'
import { SOCKET_PORT, SUPERUSER } from '#server/platform/database/embedded-cluster.ts'
import { type OpenDatabase, openConnections, openDatabase } from '#server/platform/database/open-database.ts'
import { isPostgres, readPostmaster } from '#server/platform/database/postmaster.ts'

const MESSAGES = {
  granted: (email: string) => `${email} is an admin now. Pages that are open show it after a reload.`,
  unchanged: (email: string) => `${email} was an admin already.`,
  unknown: (email: string) =>
    `There is no account with the address ${email}: sign up with it in the app first, then run this again.`,
}

/** @returns the sentence for whoever runs the command, and whether the account is an admin now */
export async function makeAdmin(config: Config, email: string): Promise<{ message: string; done: boolean }> {
  const opened = await openInUse(config)
  try {
    const outcome = await grantRole(opened.db, email, 'admin')
    return { message: MESSAGES[outcome](email), done: outcome !== 'unknown' }
  } finally {
    await opened.stop()
  }
}

/** The database in force: beside a running server, else by itself. */
async function openInUse(config: Config): Promise<OpenDatabase> {
  if (config.database.url !== null) return openDatabase(config)
  const cluster = join(config.dataDir, 'postgres')
  if (!existsSync(cluster)) {
    throw new Error(
      `There is no database in ${config.dataDir} yet: start the server once (npm start), or set DATA_DIR.`,
    )
  }
  const running = readPostmaster(cluster)
  if (!running || !isPostgres(running.pid)) return openDatabase(config)
  return openConnections({
    host: running.socketFolder,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'mesob',
  })
}

async function run(email: string | undefined): Promise<void> {
  if (email === undefined) {
    console.error('Usage: npm run make-admin -- <email>')
    process.exitCode = 2
    return
  }
  const { message, done } = await makeAdmin(readConfig(environment()), email)
  if (!done) process.exitCode = 1
  console.log(message)
}

if (import.meta.main) {
  try {
    await run(process.argv[2])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
