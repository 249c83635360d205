import { DAY_MS } from '#contract/kit/duration.ts'
import { MediaId } from '#contract/media/picture.ts'
import { findRemovedPhotos } from '#server/listings/photo-store.ts'
import { detachMedia } from '#server/media/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.forget-photos': Record<string, never>
  }
}

/** An appeal is possible for thirty days, and is decided within as many. */
const RETENTION_DAYS = 60
const BATCH = 200

/** Photos that staff took down are stored as long as it can be decided otherwise, and then deleted with their files; once a day. */
export function workForgetPhotos({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'listings.forget-photos',
    async () => {
      const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
      const forgetBatch = () =>
        inTransaction(db, async (tx) => {
          const ids = await findRemovedPhotos(tx, before, BATCH)
          await detachMedia(
            tx,
            ids.map((id) => MediaId.parse(id)),
          )
          return ids.length === BATCH
        })
      while (await forgetBatch());
    },
    { cron: '23 4 * * *' },
  )
}
