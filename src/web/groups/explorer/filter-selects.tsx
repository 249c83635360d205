import { useTranslations } from 'use-intl'
import {
  ANYWHERE,
  DEFAULT_GROUP_RADIUS,
  GROUP_DAYS,
  GROUP_RADII,
  GROUP_SORTS,
  GROUP_TYPES,
} from '#contract/groups/search-groups.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import type { ExplorerState } from './change-explorer.ts'

interface FilterSelectsProps {
  explorer: ExplorerState
  /** For the unit of the radius. */
  country: string
}

/** Day, type, radius and order. */
export function FilterSelects({ explorer, country }: FilterSelectsProps) {
  const t = useTranslations('groups.explorer')
  const distance = useDistance()
  const { filters, change } = explorer
  const unlessUsual = (value: string, usual: string) => (value === usual ? undefined : value)
  return (
    <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 scrollbar-none md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
      <PlainSelect
        label={t('day.label')}
        isLabelHidden
        shape="pill"
        className="shrink-0"
        value={filters.day}
        onChange={(day) => void change({ day: unlessUsual(day, 'any') })}
        choices={GROUP_DAYS.map((value) => ({ value, label: t(`day.${value}`) }))}
      />
      <PlainSelect
        label={t('type.label')}
        isLabelHidden
        shape="pill"
        className="shrink-0"
        value={filters.type}
        onChange={(type) => void change({ type: unlessUsual(type, 'any') })}
        choices={GROUP_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <PlainSelect
        label={t('radius.label')}
        isLabelHidden
        shape="pill"
        className="shrink-0"
        value={String(filters.radius)}
        onChange={(radius) => void change({ radius: unlessUsual(radius, String(DEFAULT_GROUP_RADIUS)) })}
        choices={GROUP_RADII.map((miles) => ({
          value: String(miles),
          label: miles === ANYWHERE ? t('radius.anywhere') : distance(miles, country, 'round'),
        }))}
      />
      <PlainSelect
        label={t('sort.label')}
        isLabelHidden
        shape="pill"
        className="shrink-0"
        value={filters.sort}
        onChange={(sort) => void change({ sort: unlessUsual(sort, 'relevance') })}
        choices={GROUP_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </div>
  )
}
