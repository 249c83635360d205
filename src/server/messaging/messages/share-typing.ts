import { MESSAGING_CLIENT_EVENTS } from '#contract/messaging/live.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMembers } from '#server/messaging/members/member-store.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'
import { findSettings } from '#server/messaging/threads/settings-store.ts'

/** Passed on to those in the conversation who tell of their own typing too. */
export function shareTyping({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onClientEvent(
    'messaging.typing',
    MESSAGING_CLIENT_EVENTS['messaging.typing'],
    async (userId, { threadId }) => {
      const membership = await findMembership(db, userId, threadId)
      if (membership.folder !== 'inbox' || membership.closed_at !== null) return
      const members = await findMembers(db, threadId)
      const ids = members.filter(({ folder }) => folder === 'inbox').map(({ user_id }) => user_id)
      const settings = await findSettings(db, ids)
      if (settings.get(userId)?.typing !== true) return
      const recipients = ids.filter((id) => id !== userId && settings.get(id)?.typing === true)
      live.toUsers(
        recipients.map((id) => UserId.parse(id)),
        'messaging.typing',
        { threadId: ThreadId.parse(threadId), memberId: membership.own_member_id },
      )
    },
  )
}
