import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { createListing } from '#contract/listings/create-listing.ts'
import type { ListingId, ListingPhoto } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { type MediaId, pictureUrl } from '#contract/media/picture.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { call, newIdempotencyKey, sendRequest } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Begins a draft with the words and the photos of another listing; it opens where the photos are looked through. */
export function useDuplicate() {
  const t = useTranslations('listings.life')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (listingId: ListingId) => {
      const { content, photos: shown } = await call(readOwnListing, { listingId })
      const photos = (await Promise.all(shown.map(copyPhoto))).filter((photo) => photo !== null)
      const begun = { content: { ...content, photos } }
      const draft = await call(createListing, begun, { idempotencyKey: newIdempotencyKey() })
      return { id: draft.id, missing: shown.length - photos.length }
    },
    onSuccess: async ({ id, missing }) => {
      if (missing > 0) toast({ title: t('photosMissing', { n: missing }), kind: 'warning' })
      await cache.invalidateQueries({ queryKey: ['listings', 'list-own-listings'] })
      await navigate({ to: '/edit-listing/$id', params: { id }, search: { step: 'photos' } })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
}

/** A picture belongs to one listing, so the new one gets a copy. Null where there is none to be had. */
async function copyPhoto({
  picture,
  alt,
}: ListingPhoto): Promise<{ mediaId: MediaId; alt: string | null } | null> {
  try {
    const address = new URL(pictureUrl(picture.id, 'large', 'webp'), location.origin)
    const answer = await sendRequest(new Request(address))
    if (!answer.ok) return null
    const { id } = await call(uploadImage, { purpose: 'listing' }, { body: await answer.blob() })
    return { mediaId: id, alt }
  } catch {
    return null
  }
}
