// npm run db:backup [-- <folder>]: a consistent copy of database and pictures, while the server may run.
import { join, resolve } from 'node:path'
import { environment, readConfig } from '#server/platform/config.ts'
import { backUp } from './backup.ts'

try {
  const config = readConfig(environment())
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(process.argv[2] ?? join(config.dataDir, 'backups', stamp))
  await backUp(config, target)
  console.log(`The backup is ${target}: keep it private, and a copy of it on another machine.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
