import { UserId } from '#contract/profiles/profile.ts'
import { findMessage } from '#server/messaging/messages/message-store.ts'
import { loadMessage } from '#server/messaging/messages/load-messages.ts'
import { pushMessage } from '#server/messaging/messages/publish-changes.ts'
import { withdrawMessage } from '#server/messaging/messages/withdraw-message.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'

/** A message; its words are read by readReportedMessages alone, which writes down who read them. */
export const moderateMessage = (platform: Platform): ModeratedSubject => ({
  queue: 'reports',
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),

  async read(tx, { id }) {
    const row = await findMessage(tx, id)
    if (!row) return null
    const isThere = row.deleted_at === null
    return {
      view: { title: null, text: null, pictures: [], facts: [], compareId: null, path: null },
      version: 0,
      actions: isThere ? ['remove'] : [],
    }
  },

  async act(tx, { id, action }) {
    const row = await findMessage(tx, id)
    if (action.kind !== 'remove' || !row || row.deleted_at !== null || row.sender_id === null) return null
    const emptied = await withdrawMessage(tx, row, platform.clock.now())
    await pushMessage(tx, platform, await loadMessage(tx, platform, emptied, UserId.parse(row.sender_id)))
    return null
  },
  // its words are gone for good
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
