import type { MessageId } from '#contract/messaging/messages/message.ts'
import { isGroupChat, type OpenThread, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMembers } from '#server/messaging/members/member-store.ts'
import { findMessage } from '#server/messaging/messages/message-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { openThread } from './read-thread.ts'
import { lockMembership, findMembership } from '#server/messaging/members/find-membership.ts'
import { changeThread } from './thread-store.ts'

interface Asked {
  threadId: ThreadId
  pinnedMessageId?: MessageId | null | undefined
  slowSeconds?: number | undefined
  isOwnersOnly?: boolean | undefined
}

export function updateChat(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { threadId, pinnedMessageId, slowSeconds, isOwnersOnly }: Asked,
): Promise<OpenThread> {
  return inTransaction(platform.db, async (tx) => {
    const place = await lockMembership(tx, userId, threadId)
    if (!isGroupChat(place.kind) || place.role !== 'owner') throw new AppError('messaging.not-owner')
    if (pinnedMessageId) await requireWords(tx, threadId, pinnedMessageId)
    await changeThread(tx, threadId, {
      pinned_message_id: pinnedMessageId === undefined ? place.pinned_message_id : pinnedMessageId,
      slow_seconds: slowSeconds ?? place.slow_seconds,
      owners_only: isOwnersOnly ?? place.owners_only,
    })
    const members = await findMembers(tx, threadId)
    pushThreadChanged(
      platform,
      threadId,
      members.map(({ user_id }) => user_id),
    )
    return openThread(tx, platform, userId, await findMembership(tx, userId, threadId))
  })
}

async function requireWords(tx: Tx, threadId: string, messageId: string): Promise<void> {
  const message = await findMessage(tx, messageId)
  if (message?.thread_id !== threadId || message.kind === 'notice' || message.deleted_at !== null)
    throw new AppError('messaging.message-not-found')
}
