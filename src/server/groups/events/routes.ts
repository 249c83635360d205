import { setHosts as setHostsOperation } from '#contract/groups/events/hosts/set-hosts.ts'
import { answerEvent as answerEventOperation } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent as cancelEventOperation } from '#contract/groups/events/cancel-event.ts'
import { createEvent as createEventOperation } from '#contract/groups/events/create-event.ts'
import { listAttendees as listAttendeesOperation } from '#contract/groups/events/attendance/list-attendees.ts'
import { listGroupEvents as listGroupEventsOperation } from '#contract/groups/events/list-group-events.ts'
import { listMonthEvents as listMonthEventsOperation } from '#contract/groups/events/list-month-events.ts'
import { readEvent as readEventOperation } from '#contract/groups/events/read-event.ts'
import { reportEvent as reportEventOperation } from '#contract/groups/events/report-event.ts'
import { updateEvent as updateEventOperation } from '#contract/groups/events/update-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { route, type Route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerEvent } from './attendance/answer-event.ts'
import { serveEventFile } from './calendar/serve-event-file.ts'
import { serveGroupCalendar } from './calendar/serve-group-calendar.ts'
import { cancelEvent } from './cancel-event.ts'
import { createEvent } from './create-event.ts'
import { setHosts } from './hosts/set-hosts.ts'
import { listAttendees } from './attendance/list-attendees.ts'
import { listGroupEvents } from './list-group-events.ts'
import { listMonthEvents } from './list-month-events.ts'
import { readEvent } from './read-event.ts'
import { reportEvent } from './report-event.ts'
import { updateEvent } from './update-event.ts'

export const eventRoutes = (platform: Platform): Route[] => [
  route(listMonthEventsOperation)((input, visitor) => listMonthEvents(platform, visitor, input)),
  route(listGroupEventsOperation)((input, visitor) => listGroupEvents(platform, visitor, input)),
  route(createEventOperation)((input, member) => createEvent(platform, member, input)),
  route(readEventOperation)((input, visitor) => readEvent(platform, visitor, input)),
  route(updateEventOperation)((input, member) => updateEvent(platform, member, input)),
  route(reportEventOperation)((input, member) => reportEvent(platform, member, input)),
  route(cancelEventOperation)((input, member) => cancelEvent(platform, member, input)),
  route(setHostsOperation)((input, member) => setHosts(platform, member, input)),
  route(answerEventOperation)((input, member) => answerEvent(platform, member, input)),
  route(listAttendeesOperation)((input, member) => listAttendees(platform, member, input)),
]

/** Files for calendars of people's own. */
export const eventWireRoutes = (platform: Platform): WireRoute[] => [
  serveEventFile(platform),
  serveGroupCalendar(platform),
]
