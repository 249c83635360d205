import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, CalendarDays, House, LayoutGrid, ShoppingBag, Wrench } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORY_PATHS, CATEGORIES, type Category } from '#contract/listings/category.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'

const ICONS = {
  rooms_housing: House,
  jobs: BriefcaseBusiness,
  items: ShoppingBag,
  services: Wrench,
  events: CalendarDays,
}

const chip =
  'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors'
const chosen = 'border-accent bg-accent text-accent-foreground'
const other = 'border-border bg-surface hover:border-accent'

/** What means the same in every category goes along. */
const keptSearch = ({ q, placeId, lat, lng, radius, withPhotos }: ListingSearch) =>
  readFilters({ q, placeId, lat, lng, radius, withPhotos })

interface CategoryChipsProps {
  category: Category | null
  /** In one row that scrolls sideways: the chosen category then comes first, or it might lie outside. */
  isRow: boolean
}

/** The five categories and all of them, as links: each list has its own address. */
export function CategoryChips({ category, isRow }: CategoryChipsProps) {
  const t = useTranslations('listings')
  const ordered = isRow
    ? CATEGORIES.toSorted((a, b) => Number(b === category) - Number(a === category))
    : CATEGORIES
  const links = [
    { value: null, to: '/listings', label: t('search.allCategories'), Icon: LayoutGrid } as const,
    ...ordered.map((value) => ({
      value,
      to: CATEGORY_PATHS[value],
      label: t(`category.${value}`),
      Icon: ICONS[value],
    })),
  ]
  return (
    <nav
      aria-label={t('search.categories')}
      className="-mx-4 overflow-x-auto px-4 md:-mx-6 md:px-6 scrollbar-none lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max gap-2 py-0.5 lg:w-auto lg:flex-wrap">
        {links.map(({ value, to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              search={keptSearch}
              aria-current={value === category ? 'page' : undefined}
              className={`${chip} ${value === category ? chosen : other}`}
            >
              <Icon size={18} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
