import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeExpired } from './export-store.ts'
import { exportFolder } from './export-view.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'account.remove-export': { exportId: string }
    'account.expire-exports': Record<string, never>
  }
}

/** Files that are over, replaced, or of an account that is gone. */
export function workRemoveExports({ db, jobs, storage }: Pick<Platform, 'db' | 'jobs' | 'storage'>): void {
  jobs.work('account.remove-export', ({ exportId }) => storage.delete(exportFolder(exportId)))
  jobs.work(
    'account.expire-exports',
    () =>
      inTransaction(db, async (tx) => {
        for (const exportId of await takeExpired(tx))
          await jobs.send(tx, 'account.remove-export', { exportId })
      }),
    { cron: '17 * * * *' },
  )
}
