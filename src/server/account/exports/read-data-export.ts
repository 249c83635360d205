import type { DataExport } from '#contract/account/exports/data-export.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findExport } from './export-store.ts'
import { viewExport } from './export-view.ts'

export async function readDataExport(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ latest: DataExport | null }> {
  const row = await findExport(platform.db, userId)
  return { latest: row ? viewExport(row, platform) : null }
}
