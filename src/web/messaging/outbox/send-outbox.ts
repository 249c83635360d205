import { MessageId } from '#contract/messaging/messages/message.ts'
import type { QueryClient } from '@tanstack/react-query'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import type { Message, Quote } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { VoiceId } from '#contract/media/voice/voice.ts'
import { uploadVoice } from '#web/messaging/voice/upload-voice.ts'
import { uploadImage } from '#web/media/public.tsx'
import { messagePages } from '#web/messaging/load-messages.ts'
import { type MessagePages, putMessage } from '#web/messaging/message-pages-policy.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { createOutbox } from '#web/platform/offline/outbox.ts'
import { outboxStore } from '#web/platform/offline/store-outbox.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { contentOf, type Outgoing, type OutgoingVoice } from './outgoing-policy.ts'

/** A server that says nothing for so long has not heard. Milliseconds. */
const ANSWER_WITHIN = 60_000

const outbox = createOutbox<Outgoing>({ store: outboxStore('messages-to-send'), deliver })

export const startOutbox = outbox.start
export const stopOutbox = outbox.stop
export const sendAgain = outbox.sendAgain
export const discardOutgoing = outbox.discard

/** What is to be sent, with the files that belong to it. */
export interface Sent {
  content: NewContent
  files?: readonly File[]
  voice?: Pick<OutgoingVoice, 'file' | 'durationMs'>
  quote?: Quote | null
}

/** Sends something as soon as that is possible; it is shown at once. */
export function sendLater(threadId: ThreadId, what: Sent): void {
  outbox.add((userId) => ({
    id: MessageId.parse(uuidv7()),
    userId,
    lane: threadId,
    content: what.content,
    photos: (what.files ?? []).map((file) => ({ file, mediaId: null })),
    voice: what.voice && { ...what.voice, received: 0, id: null },
    quote: what.quote ?? null,
    at: new Date().toISOString(),
    failure: null,
  }))
}

/** What is on its way in a conversation, the first one first. */
export const useOutgoing = (threadId: ThreadId): readonly Outgoing[] =>
  outbox.useWaiting().filter(({ lane }) => lane === threadId)

/** Photos and recordings first. However often it is tried, one id is one message. */
async function deliver(one: Outgoing, cache: QueryClient): Promise<void> {
  const voice = await deliverVoice(one)
  const photos = []
  for (const photo of one.photos) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const mediaId = photo.mediaId ?? (await uploadImage(photo.file, 'message', signal)).id
    photos.push({ ...photo, mediaId })
    outbox.change(one.id, { photos: [...photos, ...one.photos.slice(photos.length)] })
  }
  try {
    const message = await call(
      sendMessage,
      {
        threadId: one.lane,
        id: one.id,
        content: contentOf({ content: one.content, photos, voice }),
        replyTo: one.quote?.id ?? null,
      },
      { signal: AbortSignal.timeout(ANSWER_WITHIN) },
    )
    takeIn(cache, one.lane, message)
    outbox.discard(one)
  } catch (error) {
    // what waited too long for its message is cleared away on the server
    if (!isGone(error) || !hadFiles(one)) throw error
    outbox.change(one.id, {
      ...freshVoice(one),
      photos: one.photos.map(({ file }) => ({ file, mediaId: null })),
    })
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'media.not-found' || error.code === 'media.voice-not-found')

const hadFiles = ({ photos, voice }: Outgoing): boolean =>
  photos.some(({ mediaId }) => mediaId !== null) || (voice !== undefined && voice.id !== null)

/** Its recording as if nothing of it had been sent. */
function freshVoice({ content, voice }: Outgoing): Pick<Outgoing, 'content' | 'voice'> {
  if (content.kind !== 'voice' || !voice) return { content, voice }
  return {
    content: { ...content, voice: { ...content.voice, id: VoiceId.parse(uuidv7()) } },
    voice: { ...voice, received: 0, id: null },
  }
}

/** With the id that the server gave it. Where the connection breaks, what has arrived is remembered. */
async function deliverVoice({ id, content, voice }: Outgoing): Promise<OutgoingVoice | undefined> {
  if (content.kind !== 'voice' || !voice || voice.id !== null) return voice
  const upload = { id: content.voice.id, received: voice.received }
  const onReceived = (received: number) => outbox.change(id, { voice: { ...voice, received } })
  const sent = { ...voice, id: await uploadVoice(voice.file, upload, onReceived) }
  outbox.change(id, { voice: sent })
  return sent
}

function takeIn(cache: QueryClient, threadId: ThreadId, message: Message): void {
  const { queryKey } = messagePages(threadId)
  const put = () => void cache.setQueryData<MessagePages>(queryKey, (pages) => putMessage(pages, message))
  put()
  // an answer that was on its way when the message was sent, and lacks it, does not take it away again
  void cache
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.then(put, () => undefined)
  void cache.invalidateQueries({ queryKey: api(listThreads).key() })
}
