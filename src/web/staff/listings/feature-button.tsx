import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FEATURE_DAYS, featureListing } from '#contract/staff/listings/feature-listing.ts'
import { listAllListings, type StaffListing } from '#contract/staff/listings/list-all-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'

/** A week on the home page, or the end of it; nothing where it is not on offer. */
export function FeatureButton({ listing }: { listing: StaffListing }) {
  const t = useTranslations('staff.listings')
  const { date } = useFormats()
  const errorText = useErrorText()
  const cache = useQueryClient()
  const { id: listingId, title, state, isWithheld, featuredUntil } = listing
  const { mutate, isPending } = useMutation({
    ...api(featureListing).mutationOptions(),
    onSuccess: (answer) => {
      toast({
        title:
          answer.featuredUntil === null
            ? t('unfeatured')
            : t('featured', { date: date(answer.featuredUntil) }),
        kind: 'success',
      })
    },
    onError: (error) => toast({ title: t('notFeatured'), description: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listAllListings).key() }),
  })
  if (featuredUntil === null && ((state !== 'active' && state !== 'reserved') || isWithheld)) return null
  const isFeatured = featuredUntil !== null
  return (
    <Button
      variant="outline"
      className="min-h-11"
      isPending={isPending}
      aria-pressed={isFeatured}
      aria-label={isFeatured ? t('endOf', { title }) : t('featureOf', { title })}
      onClick={() => mutate({ listingId, days: isFeatured ? 0 : FEATURE_DAYS.usual })}
    >
      <Star size={18} aria-hidden="true" className={isFeatured ? 'fill-current text-warning' : ''} />
      {isFeatured ? t('until', { date: date(featuredUntil) }) : t('feature', { n: FEATURE_DAYS.usual })}
    </Button>
  )
}
