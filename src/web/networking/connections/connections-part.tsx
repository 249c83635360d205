import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import { CallError } from '#web/platform/call/call-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { ConnectionRow } from './connection-row.tsx'
import { type ConnectionList, useConnections } from './list-connections.ts'

/** One of the lists of people. */
export function ConnectionsPart({ kind }: { kind: ConnectionList }) {
  const t = useTranslations('networking.connections')
  const people = useConnections(kind)
  const { data, error, isPaused } = people
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure) return <ErrorState error={failure} onRetry={() => void people.refetch()} />
    return <Skeleton className="h-64 w-full rounded-card" aria-busy="true" />
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <EmptyState
        sentence={t(`none.${kind}`)}
        action={
          <ButtonLink to="/connections" search={{ tab: 'find' }}>
            {t('tab.find')}
          </ButtonLink>
        }
      />
    )
  return (
    <div>
      <ul className="grid gap-3">
        {items.map((connection) => (
          <li key={connection.person.userId} className="rounded-card bg-surface p-4 shadow-card">
            <ConnectionRow connection={connection} kind={kind} />
          </li>
        ))}
      </ul>
      <LoadMore list={people} />
    </div>
  )
}
