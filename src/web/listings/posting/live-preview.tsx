import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ListingCard } from '#web/listings/card/listing-card.tsx'
import { useMediaQuery } from '#web/ui/media-query.ts'
import type { ListingForm } from './form/listing-form-policy.ts'
import { previewCard } from './form/preview-policy.ts'

/** The card as it grows, beside the form where there is room. A picture: what is in it stands in the form. */
export function LivePreview({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const isWide = useMediaQuery('(min-width: 1024px)')
  if (!isWide) return null
  return (
    <aside aria-hidden="true" inert className="sticky top-24 self-start">
      <p className="mb-3 text-sm font-semibold text-muted">{t('othersSee')}</p>
      <CardPreview control={control} />
    </aside>
  )
}

/** The card of the list pages, filled from the form. */
export function CardPreview({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const form = useWatch({ control, compute: (values) => values })
  const [opened] = useState(() => new Date().toISOString())
  return <ListingCard listing={previewCard(form, t('untitled'), opened)} eager />
}
