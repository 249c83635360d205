import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { EventId } from '#contract/groups/events/event.ts'

/** The event that the address opens over its group's page. */
export function useShownEvent(): { eventId: EventId | null; close: () => void } {
  const { event } = useSearch({ from: '/groups/$id' })
  const navigate = useNavigate()
  const close = useCallback(
    () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
    [navigate],
  )
  return { eventId: EventId.safeParse(event).data ?? null, close }
}
