import type { MediaId } from '#contract/media/picture.ts'
import type { Message, MessageId, Quote } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { Outgoing as AnyOutgoing } from '#web/platform/offline/outbox-policy.ts'

export interface OutgoingPhoto {
  file: File
  /** Once the server has it. */
  mediaId: MediaId | null
}

/** What somebody wrote and the server has not answered yet. Its lane is the conversation. */
export interface Outgoing extends AnyOutgoing {
  id: MessageId
  lane: ThreadId
  content: NewContent
  photos: readonly OutgoingPhoto[]
  quote: Quote | null
}

/** With its photos, as it is sent. */
export function contentOf({ content, photos }: Pick<Outgoing, 'content' | 'photos'>): NewContent {
  if (content.kind !== 'text') return content
  return { ...content, photoIds: photos.flatMap(({ mediaId }) => mediaId ?? []) }
}

/** A message as it is named where it is answered. */
export function quoteOf({ id, senderId, content }: Message): Quote {
  return { id, senderId, text: content.kind === 'text' && content.text !== '' ? content.text : null }
}
