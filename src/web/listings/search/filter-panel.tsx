import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SUBCATEGORIES } from '#contract/listings/category.ts'
import { comparedPeriod } from '#contract/listings/price.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { ANY_KIND, currencyIn, kindIn, POSTED_WITHIN, usualKind } from './apply-filters.ts'
import type { ListingSearchState } from './change-search.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { DetailFilterFields } from './detail-filter-fields.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { PriceRange } from './price-range.tsx'
import { PlaceFilter } from './place/place-filter.tsx'

interface FilterPanelProps {
  search: ListingSearchState
  place: ListPlace | null
}

/** All filters of a list but words and order; every change is at once in the address. */
export function FilterPanel({ search, place }: FilterPanelProps) {
  const { filters, change } = search
  const t = useTranslations('listings.search')
  return (
    <div className="grid gap-6 text-foreground">
      <PlaceFilter search={search} place={place} />
      <SubcategoryFilter search={search} />
      {filters.category !== 'events' && (
        <ChoiceChips
          label={t('kind.label')}
          value={kindIn(filters) ?? ANY_KIND}
          onChange={(kind) => void change({ kind: kind === usualKind(filters) ? undefined : kind })}
          choices={[
            { value: ANY_KIND, label: t('kind.any') },
            { value: 'offer', label: t('kind.offer') },
            { value: 'wanted', label: t('kind.wanted') },
          ]}
        />
      )}
      <PriceRange
        min={filters.minPrice}
        max={filters.maxPrice}
        currency={currencyIn(filters, place?.country)}
        period={comparedPeriod(filters.category)}
        onChange={(next, options) => void change(next, options)}
      />
      <PlainSelect
        label={t('posted.label')}
        value={filters.postedWithin === null ? '' : String(filters.postedWithin)}
        onChange={(postedWithin) => void change({ postedWithin })}
        choices={[
          { value: '', label: t('posted.any') },
          ...POSTED_WITHIN.map((n) => ({ value: String(n), label: t('posted.days', { n }) })),
        ]}
      />
      {filters.category && (
        <DetailFilterFields category={filters.category} country={place?.country ?? ''} search={search} />
      )}
      <TickBox
        isTicked={filters.withPhotos}
        label={t('withPhotos')}
        onChange={(isTicked) => void change({ withPhotos: isTicked ? 'true' : undefined })}
      />
      <TickBox
        isTicked={filters.verified}
        label={t('verified')}
        onChange={(isTicked) => void change({ verified: isTicked ? 'true' : undefined })}
      />
    </div>
  )
}

interface TickBoxProps {
  isTicked: boolean
  label: string
  onChange: (isTicked: boolean) => void
}

function TickBox({ isTicked, label, onChange }: TickBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <span className="relative grid size-5">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer appearance-none rounded-[6px] border border-[var(--field-border)] bg-field checked:border-accent checked:bg-accent focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden text-accent-foreground peer-checked:block"
        />
      </span>
      {label}
    </label>
  )
}

function SubcategoryFilter({ search: { filters, change } }: { search: ListingSearchState }) {
  const t = useTranslations('listings')
  if (filters.category === null) return null
  return (
    <PlainSelect
      label={t(filters.category === 'jobs' ? 'search.subcategory.trade' : 'search.subcategory.label')}
      value={filters.subcategory ?? ''}
      onChange={(subcategory) => void change({ subcategory })}
      choices={[
        {
          value: '',
          label: t(
            filters.category === 'rooms_housing' ? 'search.subcategory.living' : 'search.subcategory.any',
          ),
        },
        ...SUBCATEGORIES[filters.category].map((value) => ({ value, label: t(`subcategory.${value}`) })),
      ]}
    />
  )
}
