import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Favorite } from '#contract/listings/favorites/favorite.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { switchFavoriteMails } from '#contract/listings/favorites/switch-favorite-mails.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

type Pages = InfiniteData<{ items: Favorite[]; nextCursor: string | null; byMail: boolean }>

/** Semaphore the mails about saved listings on or off, at once. */
export function useSwitchMails() {
  const t = useTranslations('listings.favorites')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const show = (byMail: boolean) =>
    cache.setQueriesData<Pages>(
      { queryKey: api(listFavorites).key() },
      (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, byMail })) },
    )
  return useMutation({
    mutationFn: (byMail: boolean) => call(switchFavoriteMails, { byMail }),
    onMutate: show,
    onError: (error, byMail) => {
      show(!byMail)
      toast({ title: t('mailsFailed'), description: errorText(error), kind: 'danger' })
    },
  })
}
