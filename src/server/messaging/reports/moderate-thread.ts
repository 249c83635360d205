import { findReportedThread } from '#server/messaging/members/member-store.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'

/**
 * Somebody's part of a conversation of two: what becomes of them can be decided, and a suspension closes it. Its words are
 * read by readReportedMessages alone, which writes down who read them.
 */
export const moderateThread = (): ModeratedSubject => ({
  queue: 'reports',
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),
  async read(tx, { id }) {
    if ((await findReportedThread(tx, id)) === null) return null
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
