import { Skeleton } from '@heroui/react/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useDeleteSavedSearch } from './delete-saved-search.ts'
import { useSavedSearches } from './load-saved-searches.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import { SearchForm } from './search-form.tsx'
import { useUpdateSavedSearch } from './update-saved-search.ts'

export function SavedSearchesPage() {
  return <MembersOnly>{() => <SavedSearches />}</MembersOnly>
}

function SavedSearches() {
  const t = useTranslations('listings.alerts')
  const { data, error, refetch } = useSavedSearches()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink to="/listings" variant="secondary">
            {t('browse')}
          </ButtonLink>
        }
      />
      {!data && !error && <SearchSkeletons />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Rows items={data.items} />}
    </div>
  )
}

function Rows({ items }: { items: readonly SavedSearch[] }) {
  const t = useTranslations('listings.alerts')
  const [edited, setEdited] = useState<SavedSearch | null>(null)
  const deletion = useDeleteSavedSearch()
  const update = useUpdateSavedSearch()
  if (items.length === 0) return <EmptyState sentence={t('empty')} more={t('emptyMore')} />
  return (
    <>
      <ul className="grid gap-3">
        {items.map((search) => (
          <li key={search.id}>
            <SavedSearchRow
              search={search}
              onEdit={() => setEdited(search)}
              onDelete={() => deletion.mutate(search)}
            />
          </li>
        ))}
      </ul>
      <Sheet
        isOpen={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
        title={t('editTitle')}
      >
        {edited && (
          <SearchForm
            key={edited.id}
            values={{ name: edited.name, channel: edited.channel, frequency: edited.frequency }}
            onSave={async (fields) => {
              await update.mutateAsync({ searchId: edited.id, ...fields })
              setEdited(null)
            }}
          />
        )}
      </Sheet>
    </>
  )
}

function SearchSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-24 rounded-card" />
      ))}
    </div>
  )
}
