// npm run auth:keys: prints the anon key and, below it, the service key, for the DATA_DIR in force.
import { issueApiKeys } from '#server/auth/public.ts'
import { environment, readConfig } from '#server/platform/config.ts'

if (import.meta.main) {
  try {
    const { anon, service } = await issueApiKeys(readConfig(environment()))
    console.log(`${anon}\n${service}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
