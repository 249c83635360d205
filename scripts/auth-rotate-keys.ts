// npm run auth:rotate-keys: the next key signs access tokens; tokens by the present one go on counting.
import { rotateSigningKeys } from '#server/auth/public.ts'
import { environment, readConfig } from '#server/platform/config.ts'

if (import.meta.main) {
  try {
    const kid = rotateSigningKeys(readConfig(environment()).dataDir, new Date())
    console.log(`Tokens are signed with the key ${kid} from the next start of the server on.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
