import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Priced, suggestPrice } from '#contract/listings/suggest-price.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import type { ListingForm } from './listing-form-policy.ts'

/** What similar listings nearby cost, where enough are offered to say so. */
export function PriceHint({ control }: { control: Control<ListingForm> }) {
  const [category, subcategory, kind, place, currency, period, bedrooms] = useWatch({
    control,
    name: ['category', 'subcategory', 'kind', 'place', 'price.currency', 'price.period', 'details.bedrooms'],
  })
  const asked = Priced.safeParse({
    category,
    subcategory,
    placeId: place?.id,
    currency,
    period: period === 'whole' ? undefined : period,
    bedrooms: category === 'rooms_housing' ? bedrooms : undefined,
  })
  return kind === 'offer' && asked.success ? <Hint asked={asked.data} currency={currency} /> : null
}

function Hint({ asked, currency }: { asked: Priced; currency: string }) {
  const t = useTranslations('listings.posting.alike')
  const { money } = useFormats()
  const { data } = useQuery({ ...api(suggestPrice).queryOptions(asked), retry: false })
  if (!data?.hint) return null
  const { lowMinor, highMinor, count } = data.hint
  const [low, high] = [money(lowMinor, currency), money(highMinor, currency)]
  return (
    <p className="flex gap-2 rounded-2xl bg-accent-soft p-3 text-sm text-accent-soft-foreground">
      <ChartNoAxesColumn size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{low === high ? t('one', { low, count }) : t('range', { low, high, count })}</span>
    </p>
  )
}
