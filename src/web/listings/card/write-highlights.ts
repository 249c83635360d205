import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { DetailOption } from '#contract/listings/category-fields.ts'
import type { DetailValue } from '#contract/listings/detail-value.ts'
import type { ListingCard } from '#contract/listings/listing.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { dayIn } from '#web/platform/format/short-date.ts'

type Highlighted = Pick<ListingCard, 'category' | 'highlights' | 'place'>

const textOf = (value: DetailValue | undefined) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: DetailValue | undefined) => (typeof value === 'number' ? value : undefined)

/** What readers of an event have to know first. */
const CHANGES = ['postponed', 'moved_online', 'cancelled']

/** What a card says about a listing besides price, title and place; the most telling first. */
export function useHighlights(): (listing: Highlighted) => string[] {
  const t = useTranslations('listings')
  const { shortDate: day, shortTime, parts } = useFormats()
  const distance = useDistance()

  return useCallback(
    ({ category, highlights, place }: Highlighted) => {
      const option = (name: string) => {
        const value = textOf(highlights[name])
        return value === undefined ? undefined : t(`option.${value as DetailOption}`)
      }
      const rooms = () => {
        const bedrooms = numberOf(highlights['bedrooms'])
        const from = textOf(highlights['available_from'])
        return [
          bedrooms !== undefined && t('card.bedrooms', { n: bedrooms }),
          from !== undefined &&
            (from <= dayIn(new Date().toISOString())
              ? t('card.availableNow')
              : t('card.availableFrom', { date: day(from) })),
        ]
      }
      const event = () => {
        const starts = textOf(highlights['starts_at'])
        const zone = textOf(highlights['timezone'])
        const change = CHANGES.includes(textOf(highlights['status']) ?? '') && option('status')
        if (starts === undefined) return [change]
        return [change, parts([day(starts, zone), shortTime(starts, zone)])]
      }
      const item = () => {
        const year = numberOf(highlights['model_year'])
        const mileage = numberOf(highlights['mileage'])
        const isVehicle = year !== undefined || mileage !== undefined
        return [
          year !== undefined && String(year),
          mileage !== undefined && distance(mileage, place?.country ?? '', 'whole'),
          // of a car its papers say more than a word for how it looks
          isVehicle ? option('vehicle_title') : option('condition'),
        ]
      }
      const service = () => {
        const years = numberOf(highlights['years'])
        return [
          highlights['remote'] === true && t('field.remote'),
          years !== undefined && years > 0 && t('card.years', { n: years }),
        ]
      }
      const lines = {
        rooms_housing: rooms,
        jobs: () => [textOf(highlights['employer']), option('employment_type')],
        items: item,
        services: service,
        events: event,
      }
      return lines[category]().filter((line): line is string => typeof line === 'string')
    },
    [t, day, shortTime, parts, distance],
  )
}
