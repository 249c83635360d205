import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transcribeVoice } from '#contract/assistant/transcribe-voice.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { VoiceId } from '#contract/media/voice/voice.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { recorded, uploaded } from '#server/testing/recordings.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { posted, SOFA } from './offers.fixture.ts'

/** What the service was sent, and how it answers. */
const service = {
  asked: [] as { path: string | undefined; body: Buffer }[],
  status: 200,
  answer: {} as object,
}
const server = createServer((request, response) => {
  const answer = async () => {
    service.asked.push({ path: request.url, body: await buffer(request) })
    response.writeHead(service.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(service.answer))
  }
  void answer()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(async () => {
  server.close()
  await once(server, 'close')
})
const AI = {
  AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  AI_API_KEY: 'key',
  AI_MODEL: 'model',
}
const world = freshWorld({ env: { ...AI, AI_TRANSCRIPTION_MODEL: 'ears' } })
const deaf = freshWorld({ env: AI })

const newId = () => MessageId.parse(uuidv7())
let threadId: ThreadId

async function said(): Promise<MessageId> {
  const { sara } = world.people
  const { id } = await uploaded(world, sara, await recorded(100))
  const content = { kind: 'voice', voice: { id: VoiceId.parse(id), waveform: '0'.repeat(48) } } as const
  const { body } = await world.call(sendMessage, { threadId, id: newId(), content }, sara)
  return body.id
}

beforeAll(async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await posted(world, sara, SOFA, 1)
  const content = { kind: 'text', text: 'Is the sofa still there on Saturday?' } as const
  const asked = await world.call(askOwner, { listingId, id: newId(), content }, abel)
  threadId = ThreadId.parse(asked.body.threadId)
})
beforeEach(() => {
  service.asked.length = 0
  Object.assign(service, { status: 200, answer: { text: ' ሰላም፣ ሶፋው አለ። ' } })
})

const transcript = async (id: MessageId, as = world.people.abel) =>
  world.call(transcribeVoice, { threadId, id }, as)

describe('who may read what was said', () => {
  it('no visitor', async () => {
    const { error } = await world.call(transcribeVoice, { threadId, id: newId() })
    expect(error.code).toBe('auth.signed-out')
  })

  it('nobody who may not hear it, and of words nobody', async () => {
    const id = await said()
    expect((await transcript(id, world.people.meron)).error.code).toBe('messaging.thread-not-found')
    expect((await transcript(newId())).error.code).toBe('messaging.message-not-found')
    const sent = { threadId, id: newId(), content: { kind: 'text', text: 'Words' } } as const
    const { body: words } = await world.call(sendMessage, sent, world.people.sara)
    expect((await transcript(words.id)).error.code).toBe('messaging.message-not-found')
    await world.call(deleteMessage, { messageId: id }, world.people.sara)
    expect((await transcript(id)).error.code).toBe('messaging.message-not-found')
    expect(service.asked).toEqual([])
  })

  it('not the other one while there is a block', async () => {
    const { sara, abel } = world.people
    const id = await said()
    await world.call(blockUser, { userId: abel.userId }, sara)
    const { error } = await transcript(id)
    await world.call(unblockUser, { userId: abel.userId }, sara)
    expect(['messaging.thread-not-found', 'messaging.message-not-found']).toContain(error.code)
    expect(service.asked).toEqual([])
  })

  it('nobody where no service does it', async () => {
    const { error } = await deaf.call(transcribeVoice, { threadId, id: newId() }, deaf.people.abel)
    expect(error.code).toBe('assistant.no-transcripts')
  })
})

it('both who talk, in the words of the service, which is asked once and given the recording alone', async () => {
  const id = await said()
  for (const person of [world.people.abel, world.people.sara])
    expect((await transcript(id, person)).body).toEqual({ text: 'ሰላም፣ ሶፋው አለ።', byMachine: true })
  expect(service.asked).toHaveLength(1)
  const [{ path, body } = { path: '', body: Buffer.alloc(0) }] = service.asked
  expect(path).toBe('/v1/audio/transcriptions')
  const text = body.toString('latin1')
  expect(text).toContain('ears')
  expect(text).toContain('OpusHead')
  expect(text).not.toContain(world.people.sara.userId)
  const usage = await world.db
    .selectFrom('assistant_usage')
    .select(['kind', 'outcome'])
    .where('kind', '=', 'transcript')
    .execute()
  expect(usage).toEqual([{ kind: 'transcript', outcome: 'answered' }])
})

describe('it is said', () => {
  it('that nobody speaks in it', async () => {
    service.answer = { text: '' }
    expect((await transcript(await said())).error.code).toBe('assistant.nothing-heard')
  })

  it.each([
    ['refuses', 500, {}],
    ['answers with something else', 200, { words: 'no' }],
  ])('that the service %s, and the next one may try again', async (_, status, answer) => {
    const id = await said()
    Object.assign(service, { status, answer })
    expect((await transcript(id)).error.code).toBe('assistant.transcript-failed')
    Object.assign(service, { status: 200, answer: { text: 'Selam' } })
    expect((await transcript(id)).body.text).toBe('Selam')
  })

  it('that a recording whose file is gone is gone', async () => {
    const id = await said()
    const row = await world.db
      .selectFrom('message_voice')
      .select('voice_id')
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    await world.platform.storage.delete(`media/private-${row.voice_id}`)
    expect((await transcript(id)).error.code).toBe('media.voice-not-found')
  })
})
