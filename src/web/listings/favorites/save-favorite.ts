import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { api } from '#web/platform/api.ts'
import { rememberReturn } from '#web/platform/auth-return.ts'
import { call } from '#web/platform/call.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { useSession } from '#web/platform/session.tsx'
import { toast } from '#web/platform/toast.ts'

interface Ids {
  ids: ListingId[]
}

const SAVING = ['listings', 'save-favorite']
const IDS = { ...api(listFavoriteIds).queryOptions({}), ...api(listFavoriteIds).kept('list') }

export interface FavoriteState {
  isSaved: boolean
  /** Saves it, or forgets it, at once; visitors are led to sign in. */
  toggle: () => void
}

/** Is a listing among those that one saved? One question to the server does for all hearts of the app. */
export function useFavorite(listingId: ListingId): FavoriteState {
  const { user } = useSession()
  const router = useRouter()
  const { data } = useQuery({ ...IDS, enabled: user !== null })
  const isSaved = data?.ids.includes(listingId) ?? false
  const save = useSaveFavorite(listingId)
  const toggle = () => {
    if (user) return save(!isSaved)
    rememberReturn(router.state.location.href)
    void router.navigate({ to: '/auth' })
  }
  return { isSaved, toggle }
}

/** The heart changes at once, with a way to undo it, and changes back when the server refuses. */
export function useSaveFavorite(listingId: ListingId): (isSaved: boolean) => void {
  const t = useTranslations('listings.heart')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const show = (isSaved: boolean) =>
    cache.setQueryData<Ids>(IDS.queryKey, (known) => {
      if (!known) return known
      const others = known.ids.filter((id) => id !== listingId)
      return { ids: isSaved ? [listingId, ...others] : others }
    })

  const { mutate } = useMutation({
    // one after the other, so that the last tap is what counts
    scope: { id: `favorite ${listingId}` },
    mutationKey: SAVING,
    mutationFn: (isSaved: boolean): Promise<unknown> =>
      isSaved ? call(addFavorite, { listingId }) : call(removeFavorite, { listingId }),
    onError: (error, isSaved) => {
      show(!isSaved)
      toast({ title: t(isSaved ? 'notSaved' : 'notRemoved'), description: errorText(error), kind: 'danger' })
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: SAVING }) > 1) return
      await cache.invalidateQueries({ queryKey: IDS.queryKey })
      await cache.invalidateQueries({ queryKey: api(listFavorites).key() })
    },
  })

  const save = (isSaved: boolean) => {
    void cache.cancelQueries({ queryKey: IDS.queryKey })
    show(isSaved)
    mutate(isSaved)
  }
  return (isSaved) => {
    save(isSaved)
    toast({
      title: t(isSaved ? 'saved' : 'removed'),
      action: { label: tUi('undo'), onPress: () => save(!isSaved) },
    })
  }
}
