import type { Registration } from '#contract/groups/events/registrations/registration.ts'
import { viewLine } from '#server/groups/events/event-view.ts'
import type { ShownRow } from '#server/groups/events/shown-event-store.ts'
import type { RegistrationRow } from './registration-store.ts'

const stateOf = ({ confirmed_at, is_waiting }: RegistrationRow): Registration['state'] => {
  if (confirmed_at === null) return 'unconfirmed'
  return is_waiting ? 'waiting' : 'going'
}

/** Whoever has a place reads where it is, as members do. */
export function viewRegistration(
  row: RegistrationRow,
  event: ShownRow,
  queuePosition: number | null,
): Registration {
  const state = stateOf(row)
  return {
    name: row.name,
    guests: row.guests,
    state,
    queuePosition,
    event: {
      ...viewLine(event),
      groupId: event.group_id,
      groupTitle: event.group_title,
      url: state === 'going' ? event.url : null,
    },
  }
}
