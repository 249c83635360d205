import { useTranslations } from 'use-intl'
import { LISTING_SORTS, type ListingSort } from '#contract/listings/search-listings.ts'
import { isEverywhere, type ListFilters } from './apply-filters.ts'
import { PlainSelect } from './plain-select.tsx'

interface SortSelectProps {
  filters: ListFilters
  onChange: (sort: string | undefined) => void
  className?: string
}

/** The order of a list. Best match is offered where there are words, nearest first where there is a place. */
export function SortSelect({ filters, onChange, className = '' }: SortSelectProps) {
  const t = useTranslations('listings.search.sort')
  const usual: ListingSort = filters.q === '' ? 'newest' : 'relevance'
  const sorts = LISTING_SORTS.filter(
    (sort) => (sort !== 'relevance' || filters.q !== '') && (sort !== 'distance' || !isEverywhere(filters)),
  )
  const current = filters.sort !== null && sorts.includes(filters.sort) ? filters.sort : usual
  return (
    <PlainSelect
      label={t('label')}
      isLabelHidden
      shape="pill"
      value={current}
      onChange={(sort) => onChange(sort === usual ? undefined : sort)}
      choices={sorts.map((value) => ({ value, label: t(value) }))}
      className={className}
    />
  )
}
