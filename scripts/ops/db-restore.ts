// npm run db:restore -- <folder> [--force]: puts a backup in place of what is there.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { environment, readConfig } from '#server/platform/config.ts'
import { restore } from './backup.ts'

try {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw new Error('Say which backup: npm run db:restore -- <folder> [--force]')
  const config = readConfig(environment())
  await restore(config, resolve(folder), values.force ?? false)
  console.log(`Restored ${folder}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
