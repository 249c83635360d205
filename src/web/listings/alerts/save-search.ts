import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { api } from '#web/platform/call/api.ts'
import { toast } from '#web/platform/device/toast.ts'
import { SAVED_SEARCHES } from './load-saved-searches.ts'

/** Saves a search, and says so. */
export function useSaveSearch() {
  const t = useTranslations('listings.alerts')
  const cache = useQueryClient()
  return useMutation({
    ...api(saveSearch).mutationOptions(),
    onSuccess: ({ outcome }) => {
      const title = t(outcome)
      toast({ title, ...(outcome === 'saved' && { description: t('savedMore'), kind: 'success' }) })
      return cache.invalidateQueries({ queryKey: SAVED_SEARCHES.queryKey })
    },
  })
}
