import { DAY_MS } from '#contract/kit/duration.ts'
import { GroupId } from '#contract/groups/group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerCalendar } from './answer-calendar.ts'
import { findCalendarGroup, findRepeating, findSingular } from './calendar-store.ts'
import { writeGroupCalendar } from './calendar-view.ts'

/** What is longer over is of no use in a calendar. */
const RETENTION_DAYS = 365
/** Seconds: calendars that many people share are made once in a while. */
const MAX_AGE = 300

/** GET /groups/{groupId}/events.ics: what calendars of people's own subscribe to. */
export const serveGroupCalendar = ({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): WireRoute => ({
  name: 'groups.read-group-calendar',
  method: 'GET',
  path: '/groups/{groupId}/events.ics',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the events of a group as an iCalendar feed',
  answers: { 200: ['text/calendar'], 304: null },
  async run(request) {
    const id = GroupId.safeParse(request.params['groupId'])
    const group = id.success ? await findCalendarGroup(db, id.data) : null
    if (group === null) throw new AppError('groups.not-found')
    const now = clock.now()
    const since = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
    const [repeating, singular] = await Promise.all([
      findRepeating(db, group.id, since),
      findSingular(db, group.id, since),
    ])
    const body = writeGroupCalendar(group, { repeating, singular }, config.publicUrl, now)
    const changes = [...repeating, ...singular].map(({ updated_at }) => updated_at.getTime())
    const changedAt = changes.length > 0 ? new Date(Math.max(...changes)) : null
    return answerCalendar(request, { body, fileName: 'events.ics', maxAge: MAX_AGE, changedAt })
  },
})
