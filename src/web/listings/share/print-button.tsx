import { useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'

const Poster = lazy(() => import('./poster.tsx').then((module) => ({ default: module.Poster })))

interface PrintButtonProps {
  listingId: ListingId
  /** Where its strips lead. */
  url: string
  className: string
}

/** Prints a listing for the board of a church or a café. */
export function PrintButton({ listingId, url, className }: PrintButtonProps) {
  const t = useTranslations('listings.share')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const [listing, setListing] = useState<ListingDetail | null>(null)
  const end = useCallback(() => setListing(null), [])
  const begin = async () => {
    try {
      setListing(await cache.fetchQuery(api(readListing).queryOptions({ listingId })))
    } catch (error) {
      toast({ title: t('printFailed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <>
      <Button variant="outline" className={className} onClick={() => void begin()}>
        <Printer size={18} aria-hidden="true" />
        {t('print')}
      </Button>
      {listing && (
        <Suspense>
          <Poster listing={listing} url={url} onPrinted={end} />
        </Suspense>
      )}
    </>
  )
}
