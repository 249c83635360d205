import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CATEGORIES, Category } from '#contract/listings/category.ts'
import {
  listAllListings,
  type StaffListing,
  StaffListingState,
} from '#contract/staff/listings/list-all-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { SearchForm } from '#web/staff/search-form.tsx'
import { DecideButton } from './decide-button.tsx'
import { FeatureButton } from './feature-button.tsx'

interface ListingsPartProps {
  /** Where it stands: what is chosen stands in this address. */
  page?: '/admin' | '/manager/listings'
}

/** Listings of everybody, in every state. */
export function ListingsPart({ page = '/admin' }: ListingsPartProps) {
  const t = useTranslations('staff.listings')
  const { q, state, category, choose } = useFilters(page)
  const list = useInfiniteQuery({
    ...api(listAllListings).infiniteOptions((cursor) => ({
      ...(q !== '' && { q }),
      ...(state && { state }),
      ...(category && { category }),
      ...(cursor !== undefined && { cursor }),
    })),
    staleTime: 0,
  })
  const listings = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchForm
        key={q}
        q={q}
        words={{ label: t('search'), submit: t('submit') }}
        onSearch={(next) => choose({ q: next })}
      />
      <Filters state={state} category={category} onChoose={choose} />
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Loading />}
      {list.data && listings.length === 0 && <EmptyState sentence={t('none')} more={t('noneMore')} />}
      <ul className="grid gap-2">
        {listings.map((listing) => (
          <li key={listing.id}>
            <Row listing={listing} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  )
}

interface Chosen {
  q?: string
  state?: string
  category?: string
}

/** They stand in the address, so that Back and a reload lead to what was found. */
function useFilters(page: '/admin' | '/manager/listings') {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const q = typeof search.q === 'string' ? search.q : ''
  const [stateText = '', categoryText = ''] = (typeof search.filter === 'string' ? search.filter : '').split(
    '.',
  )
  const state = StaffListingState.safeParse(stateText).data ?? null
  const category = Category.safeParse(categoryText).data ?? null
  const choose = (chosen: Chosen) => {
    const next = { q, state: state ?? '', category: category ?? '', ...chosen }
    const filter = `${next.state}.${next.category}`
    void navigate({
      to: page,
      search: {
        ...(page === '/admin' && { tab: 'listings' }),
        ...(next.q !== '' && { q: next.q }),
        ...(filter !== '.' && { filter }),
      },
    })
  }
  return { q, state, category, choose }
}

interface FiltersProps {
  state: StaffListingState | null
  category: Category | null
  onChoose: (chosen: Chosen) => void
}

function Filters({ state, category, onChoose }: FiltersProps) {
  const t = useTranslations('staff.listings')
  const words = useTranslations('listings')
  return (
    <div className="flex flex-wrap gap-3">
      <PlainSelect
        shape="pill"
        label={t('state')}
        isLabelHidden
        value={state ?? ''}
        onChange={(next) => onChoose({ state: next })}
        choices={[
          { value: '', label: t('everyState') },
          ...StaffListingState.options.map((value) => ({ value, label: words(`life.state.${value}`) })),
        ]}
      />
      <PlainSelect
        shape="pill"
        label={t('category')}
        isLabelHidden
        value={category ?? ''}
        onChange={(next) => onChoose({ category: next })}
        choices={[
          { value: '', label: t('everyCategory') },
          ...CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) })),
        ]}
      />
    </div>
  )
}

function Row({ listing }: { listing: StaffListing }) {
  const t = useTranslations('staff.listings')
  const words = useTranslations('listings')
  const { date } = useFormats()
  const { id, title, category, state, isWithheld, createdAt, owner } = listing
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-border bg-surface p-4 shadow-card">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to="/listing/$id" params={{ id }} lang="" className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {words(`category.${category}`)} · {t('since', { date: date(createdAt) })}
        </p>
        <p className="text-sm wrap-anywhere">
          <Link
            to="/manager/people/$id"
            params={{ id: owner.userId }}
            lang=""
            className="text-accent hover:underline"
          >
            {owner.name}
          </Link>
        </p>
      </div>
      <p className="flex flex-wrap gap-2 text-xs font-semibold">
        <span className="rounded-full bg-surface-tertiary px-2.5 py-1">{words(`life.state.${state}`)}</span>
        {isWithheld && (
          <span className="rounded-full bg-gold px-2.5 py-1 text-gold-foreground">{t('withheld')}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <FeatureButton listing={listing} />
        <DecideButton listingId={id} title={title} />
      </div>
    </article>
  )
}
