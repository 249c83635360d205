import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workBuildExport } from './exports/build-export-job.ts'
import { findExport, takeExportOf } from './exports/export-store.ts'
import { workRemoveExports } from './exports/remove-exports-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workDataJobs(platform: Platform, everything: readonly PersonalData[]): void {
  workBuildExport(platform, everything)
  workRemoveExports(platform)
}

export const personalData: PersonalData = {
  feature: 'account',
  tables: ['public.data_export'],
  async export(tx, userId) {
    const row = await findExport(tx, userId)
    return { 'public.data_export': row ? [row] : [] }
  },
  async purge(tx, userId, { jobs }) {
    const exportId = await takeExportOf(tx, userId)
    if (exportId) await jobs.send(tx, 'account.remove-export', { exportId })
  },
}
