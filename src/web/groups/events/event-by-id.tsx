import type { EventId } from '#contract/groups/events/event.ts'
import { RowFailure } from '#web/ui/states/row-failure.tsx'
import { RowSkeleton } from '#web/ui/states/row-skeleton.tsx'
import { EventRow } from './event-row.tsx'
import { useEvent } from './read-event.ts'

/** A row for an event that is known by its id alone; nothing where there is none. */
export function EventById({ id }: { id: EventId }) {
  const { data, error, refetch } = useEvent(id)
  if (data) return <EventRow event={data} />
  if (error?.code === 'groups.event-not-found') return null
  if (error) return <RowFailure onRetry={() => void refetch()} />
  return <RowSkeleton />
}
