import type { Platform } from '#server/platform/platform.ts'
import { deleteEndedQuotas, deleteUnattached, dueLeftovers } from './media-store.ts'
import { removeFiles } from './store-picture.ts'
import { deleteUnusedVoices } from './voice/voice-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'media.remove-unused': Record<string, never>
  }
}

/** Each run frees at least what one person may upload in a day, many times over. */
const FILES_A_RUN = 2000

/** Every five minutes: pictures and recordings that nothing shows after a day, and the files of all that are gone. */
export function workRemoveUnused(platform: Platform): void {
  platform.jobs.work('media.remove-unused', () => removeUnused(platform), { cron: '*/5 * * * *' })
}

async function removeUnused(platform: Platform): Promise<void> {
  await deleteUnattached(platform.db)
  await deleteUnusedVoices(platform.db)
  for (const left of await dueLeftovers(platform.db, FILES_A_RUN)) await removeFiles(platform, left)
  await deleteEndedQuotas(platform.db)
}
