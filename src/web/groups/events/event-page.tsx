import { Navigate, useParams } from '@tanstack/react-router'
import { EventId } from '#contract/groups/events/event.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { useEvent } from './read-event.ts'

/** The address of an event that people pass on: it is shown beside its group, as the shared page would show it. */
export function EventPage() {
  const params: { id?: unknown } = useParams({ strict: false })
  const eventId = EventId.safeParse(params.id).data
  return eventId === undefined ? <NotFoundPage /> : <BesideGroup eventId={eventId} />
}

function BesideGroup({ eventId }: { eventId: EventId }) {
  const { data, error, refetch } = useEvent(eventId)
  if (error?.code === 'groups.event-not-found') return <NotFoundPage />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Navigate to="/groups/$id" params={{ id: data.groupId }} search={{ event: data.id }} replace />
}
