import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, CalendarDays, House, LayoutGrid, ShoppingBag, Wrench } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORY_PATHS, CATEGORIES, type Category } from '#contract/listings/category.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'

const ICONS = {
  rooms_housing: House,
  jobs: BriefcaseBusiness,
  items: ShoppingBag,
  services: Wrench,
  events: CalendarDays,
}

/** What means the same in every category goes along. */
const storedSearch = ({ q, placeId, lat, lng, radius, withPhotos }: ListingSearch) =>
  readFilters({ q, placeId, lat, lng, radius, withPhotos })

/** The five categories and all of them, as links: each list has its own address. */
export function CategoryChips({ category }: { category: Category | null }) {
  const t = useTranslations('listings')
  const links = [
    { value: null, to: '/listings', label: t('search.allCategories'), Icon: LayoutGrid } as const,
    ...CATEGORIES.map((value) => ({
      value,
      to: CATEGORY_PATHS[value],
      label: t(`category.${value}`),
      Icon: ICONS[value],
    })),
  ]
  return (
    <ChipRow label={t('search.categories')} current={category}>
      {links.map(({ value, to, label, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            search={storedSearch}
            aria-current={value === category ? 'page' : undefined}
            className={chipClass(value === category)}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
