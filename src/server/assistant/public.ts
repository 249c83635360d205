import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workPurgeUsage } from './purge-usage-job.ts'
import { exportTranslations } from './translation-store.ts'
import { deleteUsageOf, exportUsage } from './usage-store.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workAssistantJobs(platform: Platform): void {
  workPurgeUsage(platform)
}

export const personalData: PersonalData = {
  feature: 'assistant',
  tables: ['public.assistant_usage', 'public.assistant_translation'],
  export: async (tx, userId) => ({
    'public.assistant_usage': await exportUsage(tx, userId),
    'public.assistant_translation': await exportTranslations(tx, userId),
  }),
  // translations go with the listings and posts that they were made from
  purge: deleteUsageOf,
}
