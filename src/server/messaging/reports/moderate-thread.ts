import { findThread } from '#server/messaging/threads/thread-store.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'

/**
 * A conversation of two: what becomes of the one it is about can be decided, and a suspension closes it. Its words are
 * read by readReportedMessages alone, which writes down who read them.
 */
export const moderateThread = (): ModeratedSubject => ({
  queue: 'reports',
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),
  async read(tx, { id }) {
    if (!(await findThread(tx, id))) return null
    return {
      view: { title: null, text: null, pictures: [], facts: [], compareId: null, path: null },
      version: 0,
      actions: [],
    }
  },
  act: () => Promise.resolve(null),
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
