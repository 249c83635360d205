import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadImage } from '#contract/media/upload-image.ts'
import { uploadVoice } from '#contract/media/voice/upload-voice.ts'
import { VoiceId } from '#contract/media/voice/voice.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { messagePages } from '#web/messaging/load-messages.ts'
import { messageNumber, SARA, THREAD } from '#web/messaging/message.fixture.ts'
import { type MessagePages, messagesOf } from '#web/messaging/message-pages-policy.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { discardOutgoing, sendAgain, sendLater, startOutbox, stopOutbox, useOutgoing } from './send-outbox.ts'

const PICTURE = {
  id: MediaId.parse('0199e000-0000-7000-8000-000000000001'),
  width: 8,
  height: 6,
  blur: 'data:,',
}

/** A server that keeps what it is sent by its id, as the real one does. */
function messageServer() {
  const stored = new Map<string, Message>()
  const received: NewMessage[] = []
  const answer = (sent: NewMessage): Message => {
    received.push(sent)
    const text = sent.content.kind === 'text' ? sent.content.text : ''
    const content = { kind: 'text' as const, text, photos: [] }
    const known =
      stored.get(sent.id) ?? messageNumber(stored.size + 1, { id: sent.id, senderId: SARA, content })
    stored.set(sent.id, known)
    return known
  }
  return { stored, received, answer }
}

let cache: QueryClient

function start(...fakes: Fake[]) {
  setTransport({ fetch: fakeServer(...fakes) })
  startOutbox(SARA, cache)
  return renderHook(() => useOutgoing(THREAD))
}

const words = (text: string) => ({ content: { kind: 'text' as const, text, photoIds: [] } })
const shown = () =>
  messagesOf(cache.getQueryData<MessagePages>(messagePages(THREAD).queryKey)).map(({ content }) =>
    content.kind === 'text' ? content.text : content.kind,
  )

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  cache = new QueryClient()
  cache.setQueryData<MessagePages>(messagePages(THREAD).queryKey, {
    pages: [{ items: [], hasMore: false }],
    pageParams: [undefined],
  })
})
afterEach(() => {
  act(() => stopOutbox())
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what is written is shown at once, and is a message when the server has answered', async () => {
  const { answer } = messageServer()
  const { result } = start(fake(sendMessage)(answer))
  act(() => sendLater(THREAD, words('Selam!')))
  expect(result.current).toHaveLength(1)
  await waitFor(() => expect(shown()).toEqual(['Selam!']))
  expect(result.current).toEqual([])
})

test('an answer of the list that was on its way, and lacks the message, does not take it away', async () => {
  const { answer } = messageServer()
  let late: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    late = resolve
  })
  const { result } = start(
    fake(sendMessage)(answer),
    fake(listMessages)(async () => {
      await asked
      return { items: [], hasMore: false }
    }),
  )
  cache.removeQueries()
  const loading = cache.fetchInfiniteQuery(messagePages(THREAD))
  act(() => sendLater(THREAD, words('Selam!')))
  await waitFor(() => expect(result.current).toEqual([]))
  late()
  await loading
  await waitFor(() => expect(shown()).toEqual(['Selam!']))
})

test('messages arrive in the order in which they were written, also when the first one is slow', async () => {
  const { received, answer } = messageServer()
  let release: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  start(
    fake(sendMessage)(async (sent) => {
      if (received.length === 0) await slow
      return answer(sent)
    }),
  )
  act(() => ['one', 'two', 'three'].forEach((text) => sendLater(THREAD, words(text))))
  release()
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']))
})

test('an answer that is lost makes no second message: the same id is sent again', async () => {
  const { stored, received, answer } = messageServer()
  const server = fakeServer(fake(sendMessage)(answer))
  start()
  let isLost = true
  setTransport({
    fetch: async (request) => {
      const response = await server(request)
      if (!isLost) return response
      isLost = false
      throw new TypeError('the connection broke')
    },
  })
  act(() => sendLater(THREAD, words('Once')))
  await waitFor(() => expect(shown()).toEqual(['Once']))
  expect(received).toHaveLength(2)
  expect(stored.size).toBe(1)
})

test('without a connection it waits, and goes out as soon as there is one', async () => {
  const { answer } = messageServer()
  const { result } = start()
  const server = fakeServer(fake(sendMessage)(answer))
  let isOnline = false
  const asked = vi.fn<() => void>()
  setTransport({
    fetch: (request) => {
      asked()
      return isOnline ? server(request) : Promise.reject(new TypeError('no network'))
    },
  })
  act(() => sendLater(THREAD, words('Later')))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(result.current).toMatchObject([{ failure: null }])
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(shown()).toEqual(['Later']))
})

test('what is refused says so, holds up nobody, and can be tried again or given up', async () => {
  const { answer } = messageServer()
  let refuses = true
  const { result } = start(
    fake(sendMessage)((sent) => {
      const isFirst = sent.content.kind === 'text' && sent.content.text === 'first'
      return refuses && isFirst ? new Refusal('messaging.text-only') : answer(sent)
    }),
  )
  act(() => sendLater(THREAD, words('first')))
  act(() => sendLater(THREAD, words('second')))
  await waitFor(() => expect(shown()).toEqual(['second']))
  expect(result.current).toMatchObject([{ failure: { code: 'messaging.text-only' } }])
  const [failed] = result.current
  if (!failed) throw new Error('Nothing failed.')
  act(() => sendAgain(failed))
  await waitFor(() => expect(result.current).toMatchObject([{ failure: { code: 'messaging.text-only' } }]))
  refuses = false
  act(() => discardOutgoing(failed))
  expect(result.current).toEqual([])
  expect(shown()).toEqual(['second'])
})

test('photos go first, and only once when the message itself has to be sent again', async () => {
  const { received, answer } = messageServer()
  const upload = vi.fn<() => typeof PICTURE>(() => PICTURE)
  let isDown = true
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 6, close: () => undefined }))
  start(
    fake(uploadImage)(upload),
    fake(sendMessage)((sent) => {
      if (!isDown) return answer(sent)
      isDown = false
      return new Refusal('server.unexpected')
    }),
  )
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
  act(() => sendLater(THREAD, { ...words('See'), files: [file] }))
  await waitFor(() => expect(shown()).toEqual(['See']))
  expect(upload).toHaveBeenCalledTimes(1)
  expect(received[0]?.content).toMatchObject({ photoIds: [PICTURE.id] })
})

const VOICE = VoiceId.parse('0199e000-0000-7000-8000-000000000009')

/**
 * A server that takes recordings in part by part, like the real one.
 * @param losesAnswerAt the answer to the part that begins there is lost once
 */
function voiceServer(losesAnswerAt?: number) {
  const arrived = new Map<string, number>()
  const starts: number[] = []
  let isLost = false
  const upload = fake(uploadVoice)(async ({ uploadId, start: at, size }, request) => {
    const known = arrived.get(uploadId) ?? 0
    const { byteLength } = await request.arrayBuffer()
    starts.push(at)
    const received = at === known ? known + byteLength : known
    arrived.set(uploadId, received)
    if (at === losesAnswerAt && !isLost) {
      isLost = true
      return new Refusal('server.unexpected')
    }
    return { received, voice: received < size ? null : { id: VOICE, durationMs: 30_000 } }
  })
  return { arrived, starts, upload }
}

const spoken = () => ({
  content: {
    kind: 'voice' as const,
    voice: { id: VoiceId.parse(uuidv7()), waveform: '0'.repeat(48) },
  },
  voice: { file: new Blob([new Uint8Array(100_000)]), durationMs: 30_000 },
})

test('a recording goes out in parts, and then its message under the id that the server gave it', async () => {
  const { received, answer } = messageServer()
  const { starts, upload } = voiceServer()
  const { result } = start(upload, fake(sendMessage)(answer))
  act(() => sendLater(THREAD, spoken()))
  await waitFor(() => expect(result.current).toEqual([]))
  expect(starts).toEqual([0, 32_768, 65_536, 98_304])
  expect(received).toMatchObject([{ content: { kind: 'voice', voice: { id: VOICE } } }])
})

test('where the connection broke, a recording goes on with what the server lacks', async () => {
  const { received, answer } = messageServer()
  const { starts, upload } = voiceServer(32_768)
  const { result } = start(upload, fake(sendMessage)(answer))
  act(() => sendLater(THREAD, spoken()))
  await waitFor(() => expect(result.current).toEqual([]))
  // the second part had arrived, though nobody heard of it: the third is the next
  expect(starts).toEqual([0, 32_768, 32_768, 65_536, 98_304])
  expect(received).toHaveLength(1)
})

test('a recording that was cleared away before its message came is sent anew', async () => {
  const { received, answer } = messageServer()
  const { arrived, upload } = voiceServer()
  const refusals = [new Refusal('server.unexpected'), new Refusal('media.voice-not-found')]
  const { result } = start(
    upload,
    fake(sendMessage)((message) => refusals.shift() ?? answer(message)),
  )
  act(() => sendLater(THREAD, spoken()))
  await waitFor(() => expect(result.current).toEqual([]))
  expect(arrived.size).toBe(2)
  expect(received).toHaveLength(1)
})

test('after signing out nothing more is sent', async () => {
  const { received, answer } = messageServer()
  const { result } = start(fake(sendMessage)(answer))
  act(() => stopOutbox())
  act(() => sendLater(THREAD, words('Too late')))
  expect(result.current).toEqual([])
  expect(received).toEqual([])
})
