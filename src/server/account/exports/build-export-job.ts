import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { notifyOwner } from '#server/auth/public.ts'
import { listOwnFiles } from '#server/media/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findExport, markReady } from './export-store.ts'
import { exportFolder, exportKey } from './export-view.ts'
import { writeArchive } from './write-archive.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'account.build-export': { exportId: string; userId: string; language: InterfaceLanguage }
  }
}

/** Writes the file, then says that it is there. Done again after a failure, it writes the same file anew. */
export function workBuildExport(platform: Platform, everything: readonly PersonalData[]): void {
  platform.jobs.work('account.build-export', async ({ exportId, userId, language }) => {
    const row = await findExport(platform.db, userId)
    if (row?.id !== exportId || row.ready_at !== null) return
    const bytes = await writeFile(platform, everything, { userId: UserId.parse(userId), exportId, language })
    const isWanted = await inTransaction(platform.db, async (tx) => {
      if (!(await markReady(tx, exportId, bytes))) return false
      await notifyOwner(tx, platform, { userId: UserId.parse(userId), kind: 'export_ready' })
      return true
    })
    // the account went, or another one was requested meanwhile
    if (!isWanted) await platform.storage.delete(exportFolder(exportId))
  })
}

/** @returns bytes of the file */
async function writeFile(
  { db, storage, clock }: Platform,
  everything: readonly PersonalData[],
  { userId, exportId, language }: { userId: UserId; exportId: string; language: InterfaceLanguage },
): Promise<number> {
  const parts = await inTransaction(db, async (tx) => {
    const read = []
    for (const { feature, export: rowsOf } of everything)
      read.push({ feature, tables: await rowsOf(tx, userId) })
    return read
  })
  const files = await listOwnFiles(db, userId)
  const zip = writeArchive({ language, at: clock.now(), parts, files, open: (key) => storage.getStream(key) })
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const stored = storage.putStream(exportKey(exportId), counted, 'application/zip')
  await Promise.all([pipeline(zip, counted), stored])
  return bytes
}
