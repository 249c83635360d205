import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PersonRow } from '#contract/staff/people/person-file.ts'
import { PEOPLE_FILTERS, PeopleFilter, searchPeople } from '#contract/staff/people/search-people.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { SearchForm } from '#web/staff/search-form.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

/** Everybody with an account: searched, or the newest. */
export function PeoplePart() {
  const t = useTranslations('staff.people')
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const q = typeof search.q === 'string' ? search.q : ''
  const filter = PeopleFilter.safeParse(search.filter).data ?? null
  const list = useInfiniteQuery({
    ...api(searchPeople).infiniteOptions((cursor) => ({
      ...(q !== '' && { q }),
      ...(filter && { filter }),
      ...(cursor !== undefined && { cursor }),
    })),
    staleTime: 0,
  })
  const people = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchForm
        key={q}
        q={q}
        words={{ label: t('search'), submit: t('submit') }}
        onSearch={(next) => void navigate({ to: '/admin', search: next === '' ? {} : { q: next } })}
      />
      <ChipRow label={t('filters')} current={filter}>
        {PEOPLE_FILTERS.map((one) => (
          <li key={one}>
            <Link
              to="/admin"
              search={{ ...(q !== '' && { q }), ...(one !== filter && { filter: one }) }}
              aria-current={one === filter ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm whitespace-nowrap ${one === filter ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
            >
              {t(`filter.${one}`)}
            </Link>
          </li>
        ))}
      </ChipRow>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Loading />}
      {list.data && people.length === 0 && <EmptyState sentence={t('none')} more={t('noneMore')} />}
      {people.length > 0 && q === '' && filter === null && (
        <h2 className="text-lg font-bold">{t('newest')}</h2>
      )}
      <ul className="grid gap-2">
        {people.map((person) => (
          <li key={person.card.userId}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  )
}

function Person({ person: { card, contacts, role, suspension } }: { person: PersonRow }) {
  const t = useTranslations('staff')
  const { date } = useFormats()
  const { email, phone } = contacts
  return (
    <div className="relative flex items-center gap-4 rounded-2xl border border-border bg-surface p-4 shadow-card hover:border-accent">
      <Avatar name={card.name} picture={card.avatar} size={44} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link
            to="/manager/people/$id"
            params={{ id: card.userId }}
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {card.name}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {[email, phone].filter((one) => one !== null).join(' · ') || t('people.noContacts')}
        </p>
        <p className="text-sm text-muted">{t('people.since', { date: date(card.memberSince) })}</p>
        {suspension && (
          <p className="text-sm font-semibold text-danger">
            {suspension.endsAt === null
              ? t('people.suspended')
              : t('people.suspendedUntil', { date: date(suspension.endsAt) })}
          </p>
        )}
      </div>
      {role !== 'user' && (
        <span className="rounded-full bg-gold px-2.5 py-0.5 text-xs font-semibold text-gold-foreground">
          {t(`role.${role}`)}
        </span>
      )}
    </div>
  )
}
