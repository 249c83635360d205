import { ArrowDownUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LISTING_SORTS, type ListingSort } from '#contract/listings/search/search-listings.ts'
import { isEverywhere, knowsSoonest, type ListFilters } from './apply-filters.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'

interface SortSelectProps {
  filters: ListFilters
  onChange: (sort: string | undefined) => void
  /** Only a drawing, where there is little room. */
  isCompact: boolean
}

/** Best match of words, of events the soonest, else the newest. */
function usualSort({ q, category }: ListFilters): ListingSort {
  if (q !== '') return 'relevance'
  return category === 'events' ? 'soonest' : 'newest'
}

/** The order of a list. Best match is offered where there are words, nearest first where there is a place. */
export function SortSelect({ filters, onChange, isCompact }: SortSelectProps) {
  const t = useTranslations('listings.search.sort')
  const usual = usualSort(filters)
  const sorts = LISTING_SORTS.filter(
    (sort) =>
      (sort !== 'relevance' || filters.q !== '') &&
      (sort !== 'distance' || !isEverywhere(filters)) &&
      (sort !== 'soonest' || knowsSoonest(filters.category)),
  )
  const current = filters.sort !== null && sorts.includes(filters.sort) ? filters.sort : usual
  const change = (sort: string) => onChange(sort === usual ? undefined : sort)
  const choices = sorts.map((value) => ({ value, label: t(value) }))
  if (!isCompact)
    return (
      <PlainSelect
        label={t('label')}
        isLabelHidden
        shape="pill"
        value={current}
        onChange={change}
        choices={choices}
        className="w-48 shrink-0"
      />
    )
  return (
    <label className="relative grid size-11 shrink-0 place-content-center rounded-full border border-border bg-surface focus-within:outline-2 focus-within:outline-accent">
      <ArrowDownUp size={18} aria-hidden="true" className={current === usual ? '' : 'text-accent'} />
      <span className="sr-only">{t('label')}</span>
      <select
        value={current}
        onChange={(event) => change(event.target.value)}
        className="absolute -inset-px size-11 cursor-pointer opacity-0"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
