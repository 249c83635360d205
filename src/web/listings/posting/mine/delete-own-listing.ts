import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import type { OwnPage } from './load-own-listings.ts'

type Pages = InfiniteData<OwnPage>

const PAGES = { queryKey: [...api(listOwnListings).key(), 'pages'] }

/** Deletes a listing. Its row is gone at once, and comes back when the server refuses. */
export function useDeleteOwnListing() {
  const t = useTranslations('listings.posting.mine')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: OwnListingCard) => call(deleteListing, { listingId: id }),
    onMutate: async (listing) => {
      await cache.cancelQueries(PAGES)
      const before = cache.getQueriesData<Pages>(PAGES)
      cache.setQueriesData<Pages>(PAGES, (pages) => pages && withoutListing(pages, listing))
      return before
    },
    onError: (error, listing, before) => {
      for (const [key, pages] of before ?? []) cache.setQueryData(key, pages)
      toast({
        title: t('notDeleted', { title: listing.title || t('untitled') }),
        description: errorText(error),
        kind: 'danger',
      })
    },
    onSuccess: () => toast({ title: t('deleted'), kind: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
}

/** The tabs that it stood in are counted by the server: only the whole is known here. */
function withoutListing(pages: Pages, { id }: OwnListingCard): Pages {
  const without = ({ items, counts, ...page }: OwnPage): OwnPage => ({
    ...page,
    items: items.filter((item) => item.id !== id),
    counts: { ...counts, all: counts.all - 1 },
  })
  return { ...pages, pages: pages.pages.map(without) }
}
