import type { z } from 'zod'
import type { MESSAGING_SERVER_EVENTS, MessagingServerEvent } from '#contract/messaging/live.ts'
import type { Message, MessageContent } from '#contract/messaging/messages/message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { grantViewing } from '#server/media/public.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMembers } from '#server/messaging/members/member-store.ts'

type Payload<Event extends MessagingServerEvent> = z.input<(typeof MESSAGING_SERVER_EVENTS)[Event]>

/** Pushes to these people once the transaction stands. */
export function pushTo<Event extends MessagingServerEvent>(
  { live }: Pick<Platform, 'live'>,
  userIds: readonly string[],
  event: Event,
  payload: Payload<Event>,
): void {
  const receivers = userIds.map((id) => UserId.parse(id))
  afterCommit(() => live.toUsers(receivers, event, payload))
}

/**
 * A new or changed message, to everybody who is in the conversation now; those who ignore it excepted. The same for
 * all, but for the addresses of its photos and its recording: each is for one alone.
 */
export async function pushMessage(
  tx: Tx,
  platform: Pick<Platform, 'live' | 'config' | 'clock'>,
  message: Message,
): Promise<void> {
  const members = await findMembers(tx, message.threadId)
  const listening = members.filter(({ folder }) => folder !== 'ignored').map(({ user_id }) => user_id)
  const { content } = message
  if (!hasAddresses(content)) return pushTo(platform, listening, 'messaging.message', { message })
  const now = platform.clock.now()
  for (const id of listening) {
    const grant = grantViewing(UserId.parse(id), platform.config.secretKey, now, 'days')
    pushTo(platform, [id], 'messaging.message', {
      message: { ...message, content: addressed(content, grant) },
    })
  }
}

const hasAddresses = (content: MessageContent): boolean =>
  content.kind === 'voice' || (content.kind === 'text' && content.photos.length > 0)

/** With addresses that are good for whom they are granted. */
function addressed(content: MessageContent, grant: (id: string) => string): MessageContent {
  if (content.kind === 'voice')
    return { ...content, voice: { ...content.voice, access: grant(content.voice.id) } }
  if (content.kind !== 'text') return content
  return { ...content, photos: content.photos.map((photo) => ({ ...photo, access: grant(photo.id) })) }
}

/** Something about the conversation, or one's own place in it, changed. */
export function pushThreadChanged(
  platform: Pick<Platform, 'live'>,
  threadId: string,
  userIds: readonly string[],
): void {
  pushTo(platform, userIds, 'messaging.thread-changed', { threadId: ThreadId.parse(threadId) })
}
