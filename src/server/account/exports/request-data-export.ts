import { randomUUID } from 'node:crypto'
import type { DataExport } from '#contract/account/exports/data-export.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type ExportRow, insertExport, lockExport, replaceExport } from './export-store.ts'
import { nextExportAt, viewExport } from './export-view.ts'

type Deps = Pick<Platform, 'db' | 'config' | 'clock' | 'jobs'>

/**
 * Queues the copy. While one is being built, asking again changes nothing; one that nobody has finished within a day
 * is begun anew.
 * @throws AppError account.export-too-soon
 */
export async function requestDataExport(
  platform: Deps,
  { userId }: Member,
  { language }: { language: InterfaceLanguage },
): Promise<{ latest: DataExport }> {
  const { db, clock, jobs } = platform
  const row = await inTransaction(db, async (tx) => {
    const fresh = { id: randomUUID(), requested_at: clock.now() }
    const begun = (await insertExport(tx, userId, fresh)) ?? (await beginAgain(tx, platform, userId, fresh))
    if (begun.id === fresh.id)
      await jobs.send(tx, 'account.build-export', { exportId: fresh.id, userId, language })
    return begun
  })
  return { latest: viewExport(row, platform) }
}

async function beginAgain(
  tx: Tx,
  { clock, jobs }: Deps,
  userId: string,
  fresh: Pick<ExportRow, 'id' | 'requested_at'>,
): Promise<ExportRow> {
  const last = await lockExport(tx, userId)
  if (nextExportAt(last) <= clock.now()) {
    await jobs.send(tx, 'account.remove-export', { exportId: last.id })
    return replaceExport(tx, userId, fresh)
  }
  if (last.ready_at === null) return last
  throw new AppError('account.export-too-soon', { nextAt: nextExportAt(last).toISOString() })
}
