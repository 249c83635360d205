// npm run auth:import-key -- <file>: a private key that was made elsewhere signs access tokens; what the present one signed goes on counting.
import { readFileSync } from 'node:fs'
import { importKey } from '#server/auth/public.ts'
import { environment, readConfig } from '#server/platform/config.ts'

if (import.meta.main) {
  try {
    const [file] = process.argv.slice(2)
    if (file === undefined) throw new Error('Name the file of the key: npm run auth:import-key -- key.pem')
    const kid = await importKey(readConfig(environment()), readFileSync(file, 'utf8'), new Date())
    console.log(`Running servers sign with the key ${kid} within seconds.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
