import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetEvidence } from '#server/safety/public.ts'
import { forgetEvidencePhotos } from './evidence-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'dating.forget-evidence': Record<string, never>
  }
}

const RETENTION_MS = 90 * 86_400_000

/** What reported profiles said and showed is kept for ninety days, then forgotten; once a day. */
export function workForgetEvidence({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'dating.forget-evidence',
    async () => {
      const before = new Date(clock.now().getTime() - RETENTION_MS)
      await forgetEvidence(db, 'dating_profile', before)
      await inTransaction(db, (tx) => forgetEvidencePhotos(tx, before))
    },
    { cron: '47 3 * * *' },
  )
}
