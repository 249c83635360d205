import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, CalendarDays, House, LayoutGrid, ShoppingBag, Wrench } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CATEGORIES, type Category } from '#contract/listings/category.ts'
import { CATEGORY_PATHS } from '#web/listings/link-category.ts'
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
  const row = useChosenInSight()
  return (
    <nav
      ref={row}
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

/** The row scrolls sideways on phones: the chosen category must not lie outside. */
function useChosenInSight() {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosenLink = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!row.current || !chosenLink) return
    const middle = chosenLink.offsetLeft + chosenLink.offsetWidth / 2
    row.current.scrollLeft = middle - row.current.clientWidth / 2
  }, [])
  return row
}
