import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { DetailName, DetailOption } from '#contract/listings/category-fields.ts'
import type { Category } from '#contract/listings/category.ts'
import {
  type DetailFilter,
  offeredFilters,
  writeDetailFilters,
} from '#contract/listings/search/detail-filter.ts'
import type { DetailField } from '#contract/listings/detail-field.ts'
import { MILES_PER_KM } from '#contract/geo/place.ts'
import { useDistance, useReadersUnit } from '#web/platform/format/use-distance.ts'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import type { ListingSearchState } from './change-search.ts'
import { ChoiceChips, ToggleChips } from './choice-chips.tsx'
import { useDetailFilterText } from './write-detail-filter.ts'

const DayPicker = lazy(() =>
  import('#web/ui/fields/day-picker.tsx').then((module) => ({ default: module.DayPicker })),
)

interface DetailFilterFieldsProps {
  category: Category
  /** Where the reader looks, for the unit of distances; empty when nobody knows. */
  country: string
  search: ListingSearchState
}

/** What a list of the category can be narrowed to beside place and price, made from the category's fields. */
export function DetailFilterFields({ category, country, search }: DetailFilterFieldsProps) {
  const { filters, change } = search
  const set = (name: DetailName, filter: DetailFilter | null) => {
    const others = filters.details.filter((other) => other.name !== name)
    void change({ details: writeDetailFilters(filter ? [...others, filter] : others) || undefined })
  }
  return (
    <>
      {offeredFilters(category, filters.subcategory).map(([name, field]) => (
        <FilterField
          key={name}
          name={name}
          field={field}
          country={country}
          value={filters.details.find((filter) => filter.name === name) ?? null}
          onChange={(filter) => set(name, filter)}
        />
      ))}
    </>
  )
}

interface FilterFieldProps {
  name: DetailName
  field: DetailField
  country: string
  value: DetailFilter | null
  onChange: (filter: DetailFilter | null) => void
}

/** A few steps are enough to narrow by; more would be guesses. */
const LEAST = [1, 2, 3, 4, 5]
const LEAST_YEARS = [2000, 2010, 2015, 2020]
/** Of a car, round in the unit that the reader counts in; stored in miles. */
const MOST_MILES = [30_000, 60_000, 100_000, 150_000]
const MOST_KILOMETRES = [50_000, 100_000, 150_000, 200_000].map((km) => Math.round(km * MILES_PER_KM))

function FilterField({ name, field, country, value, onChange }: FilterFieldProps) {
  const t = useTranslations('listings')
  const text = useDetailFilterText(country)
  const distance = useDistance()
  const unit = useReadersUnit()
  const label = t(`field.${name}`)
  switch (field.filter) {
    case 'is':
    case 'given': {
      const filter: DetailFilter = { name, kind: field.filter }
      return (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={value?.kind === filter.kind}
            onChange={(event) => onChange(event.target.checked ? filter : null)}
            className="size-5 accent-accent"
          />
          {text(filter)}
        </label>
      )
    }
    case 'any':
      return <Options label={label} {...{ name, field, country, value, onChange }} />
    case 'atLeast':
      return (
        <ChoiceChips
          label={label}
          value={value?.kind === 'atLeast' ? String(value.least) : ''}
          onChange={(least) =>
            onChange(
              least === undefined || least === '' ? null : { name, kind: 'atLeast', least: Number(least) },
            )
          }
          choices={[
            { value: '', label: t('search.any') },
            ...(name === 'model_year' ? LEAST_YEARS : LEAST).map((n) => ({
              value: String(n),
              label: name === 'model_year' ? `${n}+` : t('search.atLeastChoice', { n }),
            })),
          ]}
        />
      )
    case 'atMost':
      return (
        <ChoiceChips
          label={label}
          value={value?.kind === 'atMost' ? String(value.most) : ''}
          onChange={(most) => onChange(most === '' ? null : { name, kind: 'atMost', most: Number(most) })}
          choices={[
            { value: '', label: t('search.any') },
            ...(unit(1, country).unit === 'mile' ? MOST_MILES : MOST_KILOMETRES).map((most) => ({
              value: String(most),
              label: t('search.atMostChoice', { n: distance(most, country, 'whole') }),
            })),
          ]}
        />
      )
    case 'until':
      return (
        <UntilDay
          label={t(name === 'starts_at' ? 'search.until.starts_at' : 'search.until.available_from')}
          day={value?.kind === 'until' ? value.day : ''}
          onChange={(day) => onChange(day === '' ? null : { name, kind: 'until', day })}
        />
      )
    case undefined:
      return null
  }
}

interface UntilDayProps {
  label: string
  /** 'YYYY-MM-DD', empty where none is chosen. */
  day: string
  onChange: (day: string) => void
}

/** The device's own field knows one calendar only; readers of another get ours. */
function UntilDay({ label, day, onChange }: UntilDayProps) {
  const { calendar } = useReadingChoices().style
  if (calendar !== 'gregorian')
    return (
      <Suspense fallback={<div className="min-h-18" />}>
        <DayPicker label={label} value={day} onChange={(picked) => onChange(picked ?? '')} />
      </Suspense>
    )
  return (
    <label className="grid gap-1.5 text-sm font-medium">
      {label}
      <input
        type="date"
        value={day}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 w-full rounded-xl border border-border bg-surface px-3 text-base"
      />
    </label>
  )
}

/** Any of several. */
function Options({ name, label, field, value, onChange }: FilterFieldProps & { label: string }) {
  const t = useTranslations('listings')
  const chosen = value?.kind === 'any' ? value.options : []
  const options = 'options' in field ? field.options : []
  return (
    <ToggleChips
      label={label}
      chosen={chosen}
      onChange={(next) => onChange(next.length === 0 ? null : { name, kind: 'any', options: next })}
      choices={options.map((option) => ({ value: option, label: t(`option.${option as DetailOption}`) }))}
    />
  )
}
