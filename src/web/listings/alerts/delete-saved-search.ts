import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deleteSavedSearch } from '#contract/listings/alerts/delete-saved-search.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { SavedFilters, type SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { SAVED_SEARCHES } from './load-saved-searches.ts'

interface Searches {
  items: SavedSearch[]
}

/** Deletes a saved search: its row is gone at once, with a way to bring it back. */
export function useDeleteSavedSearch() {
  const t = useTranslations('listings.alerts')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: SAVED_SEARCHES.queryKey })
  const fail = (error: unknown) =>
    toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
  const restore = ({ name, channel, frequency, filters, placeId }: SavedSearch) =>
    call(saveSearch, { name, channel, frequency, filters: SavedFilters.parse(filters), placeId }).then(
      refresh,
      fail,
    )

  return useMutation({
    mutationFn: ({ id }: SavedSearch) => call(deleteSavedSearch, { searchId: id }),
    onMutate: async (search) => {
      await cache.cancelQueries({ queryKey: SAVED_SEARCHES.queryKey })
      cache.setQueryData<Searches>(
        SAVED_SEARCHES.queryKey,
        (known) => known && { items: known.items.filter(({ id }) => id !== search.id) },
      )
    },
    onSuccess: (_answer, search) =>
      toast({
        title: t('deleted', { name: search.name }),
        action: { label: tUi('undo'), onPress: () => void restore(search) },
      }),
    onError: fail,
    onSettled: refresh,
  })
}
