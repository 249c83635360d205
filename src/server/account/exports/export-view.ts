import { type DataExport, EXPORT_LIMITS } from '#contract/account/exports/data-export.ts'
import { HOUR_MS } from '#contract/kit/duration.ts'
import type { Platform } from '#server/platform/platform.ts'
import { signDownload } from './export-link-policy.ts'
import type { ExportRow } from './export-store.ts'

/** Where the file lies. No address of a picture leads there. */
export const exportFolder = (id: string): string => `media/export-${id}`
export const exportKey = (id: string): string => `${exportFolder(id)}/mesob-data.zip`

export const nextExportAt = (row: Pick<ExportRow, 'requested_at'>): Date =>
  new Date(row.requested_at.getTime() + EXPORT_LIMITS.pauseHours * HOUR_MS)

export function viewExport(
  row: ExportRow,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): DataExport {
  const { id, requested_at, expires_at, bytes } = row
  const now = clock.now()
  const isAvailable = expires_at !== null && bytes !== null && expires_at > now
  return {
    id,
    requestedAt: requested_at.toISOString(),
    nextAt: nextExportAt(row).toISOString(),
    file: isAvailable
      ? {
          url: signDownload(id, config.secretKey, now),
          bytes,
          expiresAt: expires_at.toISOString(),
        }
      : null,
  }
}
