import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workFindMatches } from './find-matches-job.ts'
import { deleteSavedSearchesOf, exportSavedSearches, stopSearchMails } from './saved-search-store.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workAlertJobs(platform: Platform): void {
  workFindMatches(platform)
}

/** Registers what saved searches do when other features tell of something; to be called once, at the start. */
export function subscribeAlerts({ events }: Pick<Platform, 'events'>): void {
  events.on('notifications.mails-stopped', async (tx, { userId, kind, subjectId }) => {
    if (kind.startsWith('search_')) await stopSearchMails(tx, userId, subjectId)
  })
}

export const personalData: PersonalData = {
  feature: 'alerts',
  tables: ['public.saved_search'],
  export: async (tx, userId) => ({ 'public.saved_search': await exportSavedSearches(tx, userId) }),
  purge: deleteSavedSearchesOf,
}
