import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteFavoritesOf, exportFavorites } from './favorite-store.ts'
import { workRemindFollowers } from './remind-followers-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workFavoriteJobs(platform: Platform): void {
  workRemindFollowers(platform)
}

/** What changed about a listing names nobody, and goes with the listing. */
export const personalData: PersonalData = {
  feature: 'favorites',
  tables: ['public.favorite', 'public.favorite_news'],
  export: exportFavorites,
  purge: deleteFavoritesOf,
}
