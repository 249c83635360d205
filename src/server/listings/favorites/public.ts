import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteFavoritesOf, exportFavorites, switchMails } from './favorite-store.ts'
import { workRemindFollowers } from './remind-followers-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workFavoriteJobs(platform: Platform): void {
  workRemindFollowers(platform)
}

/** Registers what favorites do when other features tell of something; to be called once, at the start. */
export function subscribeFavorites({ events }: Pick<Platform, 'events'>): void {
  events.on('notifications.mails-stopped', async (tx, { userId, kind }) => {
    if (kind.startsWith('favorite_')) await switchMails(tx, userId, false)
  })
}

/** What changed about a listing names nobody, and goes with the listing. */
export const personalData: PersonalData = {
  feature: 'favorites',
  tables: ['public.favorite', 'public.favorite_mails_off', 'public.favorite_news'],
  export: exportFavorites,
  purge: deleteFavoritesOf,
}
