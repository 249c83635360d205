import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queueNotifications } from './attendance/notify-attendees-job.ts'
import { cancelEvents, type EventRow, findEvents, lockEvent, restoreEvent } from './event-store.ts'

/** Where and what for, as far as it says. */
export const wordsOf = ({ venue, url, description }: EventRow): string =>
  [venue, url, description].filter((words) => words !== null).join('\n\n')

/** An event of a group: taken away it is called off, and whoever wanted to come is notified. */
export const moderateEvent = (platform: Pick<Platform, 'clock' | 'jobs'>): ModeratedSubject => ({
  queue: 'reports',
  async cards(db, ids) {
    const events = await findEvents(db, ids)
    return new Map(events.map(({ id, title }) => [id, { title, picture: null }]))
  },
  async read(tx, { id }) {
    const event = await lockEvent(tx, id)
    if (!event) return null
    return {
      view: {
        title: event.title,
        text: wordsOf(event),
        pictures: [],
        facts: [],
        compareId: null,
        path: `/events/${id}`,
      },
      version: event.version,
      actions: event.cancelled_at === null ? ['remove'] : [],
    }
  },
  async act(tx, { id, action, staffId }) {
    const event = action.kind === 'remove' ? await lockEvent(tx, id) : null
    if (!event || event.cancelled_at !== null) return null
    await cancelEvents(tx, [id], platform.clock.now())
    await queueNotifications(tx, platform, {
      kind: 'event_cancelled',
      eventIds: [id],
      userIds: null,
      exceptId: staffId,
    })
    return { isCancelled: true }
  },
  reverse: (tx, { id }) => restoreEvent(tx, id, platform.clock.now()),
  // what is to be hidden at once is the group's: it is reported too
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
