import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { createListing } from '#contract/listings/create-listing.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Begins a draft with the words of another listing. A picture belongs to one listing: the new one takes its own. */
export function useDuplicate() {
  const t = useTranslations('listings.life')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (listingId: ListingId) => {
      const { content } = await call(readOwnListing, { listingId })
      const begun = { content: { ...content, photos: [] } }
      return call(createListing, begun, { idempotencyKey: newIdempotencyKey() })
    },
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: ['listings', 'list-own-listings'] })
      await navigate({ to: '/edit-listing/$id', params: { id }, search: { step: 'photos' } })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
}
