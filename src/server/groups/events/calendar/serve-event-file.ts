import { EventId } from '#contract/groups/events/event.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerCalendar } from './answer-calendar.ts'
import { findCalendarEvent, findCalendarGroup } from './calendar-store.ts'
import { writeEventFile } from './calendar-view.ts'

/** GET /events/{eventId}/event.ics: one occurrence, to be put into a calendar. */
export const serveEventFile = ({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): WireRoute => ({
  name: 'groups.read-event-file',
  method: 'GET',
  path: '/events/{eventId}/event.ics',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read an event as an iCalendar file',
  answers: { 200: ['text/calendar'], 304: null },
  async run(request) {
    const id = EventId.safeParse(request.params['eventId'])
    const event = id.success ? await findCalendarEvent(db, id.data) : null
    const host = event && (await findCalendarGroup(db, event.group_id))
    if (!event || !host) throw new AppError('groups.event-not-found')
    const body = writeEventFile(event, host, config.publicUrl, clock.now())
    // kept, but asked for again each time: an event may be moved at any moment
    return answerCalendar(request, { body, fileName: 'event.ics', maxAge: 0, changedAt: event.updated_at })
  },
})
