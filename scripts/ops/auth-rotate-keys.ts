// npm run auth:rotate-keys: the next key signs access tokens; tokens by the present one go on counting, and so do API keys.
import { rotateKeys } from '#server/auth/public.ts'
import { environment, readConfig } from '#server/platform/config.ts'

if (import.meta.main) {
  try {
    const kid = rotateKeys(readConfig(environment()), new Date())
    console.log(`Running servers sign with the key ${kid} within seconds.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
