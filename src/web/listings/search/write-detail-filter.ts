import { useTranslations } from 'use-intl'
import type { DetailOption } from '#contract/listings/category-fields.ts'
import type { DetailFilter } from '#contract/listings/search/detail-filter.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'

/** A filter of a category's own field in the reader's words: "Furnished", "Bedrooms: 2 or more"; `country` is where they look. */
export function useDetailFilterText(country: string): (filter: DetailFilter) => string {
  const t = useTranslations('listings')
  const { date, number, parts } = useFormats()
  const distance = useDistance()
  return (filter) => {
    const label = t(`field.${filter.name}`)
    switch (filter.kind) {
      case 'is':
        return label
      case 'given':
        return t(filter.name === 'online_url' ? 'search.given.online_url' : 'search.given.license_number')
      case 'without':
        return t(`search.without.${filter.name}`)
      case 'any':
        return parts(filter.options.map((option) => t(`option.${option as DetailOption}`)))
      case 'atLeast':
        return t('search.atLeast', {
          label,
          n: filter.name === 'model_year' ? String(filter.least) : number(filter.least),
        })
      case 'atMost':
        return t('search.atMost', { label, n: distance(filter.most, country, 'whole') })
      case 'until':
        return t(
          filter.name === 'starts_at' ? 'search.until.starts_at_on' : 'search.until.available_from_on',
          {
            date: date(filter.day),
          },
        )
    }
  }
}
