import type { MediaId } from '#contract/media/picture.ts'
import type { VoiceId } from '#contract/media/voice/voice.ts'
import type { Message, MessageId, Quote } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { Outgoing as AnyOutgoing } from '#web/platform/offline/outbox-policy.ts'

export interface OutgoingPhoto {
  file: File
  /** Once the server has it. */
  mediaId: MediaId | null
}

/** A recording on its way; it is uploaded under the id that the content has until then. */
export interface OutgoingVoice {
  file: Blob
  /** Milliseconds. */
  durationMs: number
  /** Bytes that the server has. */
  received: number
  /** Once the server has all of it. */
  id: VoiceId | null
}

/** What somebody wrote and the server has not answered yet. Its lane is the conversation. */
export interface Outgoing extends AnyOutgoing {
  id: MessageId
  lane: ThreadId
  content: NewContent
  photos: readonly OutgoingPhoto[]
  /** Of a voice message. */
  voice?: OutgoingVoice | undefined
  quote: Quote | null
}

/** With its photos or its recording, as it is sent. */
export function contentOf({
  content,
  photos,
  voice,
}: Pick<Outgoing, 'content' | 'photos' | 'voice'>): NewContent {
  if (content.kind === 'voice')
    return { ...content, voice: { ...content.voice, id: voice?.id ?? content.voice.id } }
  if (content.kind !== 'text') return content
  return { ...content, photoIds: photos.flatMap(({ mediaId }) => mediaId ?? []) }
}

/** A message as it is named where it is answered. */
export function quoteOf({ id, senderId, content }: Message): Quote {
  return {
    id,
    senderId,
    kind: content.kind,
    text: content.kind === 'text' && content.text !== '' ? content.text : null,
  }
}
