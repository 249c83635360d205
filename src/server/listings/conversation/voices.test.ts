import { beforeAll, describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { VoiceId, voiceUrl } from '#contract/media/voice/voice.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { type Message, MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { recorded, uploaded } from '#server/testing/recordings.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout, settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const WAVEFORM = '0123456789abcdef'.repeat(3)
const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })
const spoken = (id: string, waveform = WAVEFORM) =>
  ({ kind: 'voice', voice: { id: VoiceId.parse(id), waveform } }) as const

let threadId: ThreadId

beforeAll(async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await posted(world, sara, RIDE)
  const asked = { listingId, id: newId(), content: words('Is there a place left on Friday?') }
  threadId = ThreadId.parse((await world.call(askOwner, asked, abel)).body.threadId)
})

async function say(as: Person): Promise<Message> {
  const voice = await uploaded(world, as, await recorded(250))
  const sent = { threadId, id: newId(), content: spoken(voice.id) }
  return (await world.call(sendMessage, sent, as)).body
}

/** Where one may listen to it. */
function addressOf({ content }: Message): string {
  if (content.kind !== 'voice') throw new Error('Nothing was said.')
  return voiceUrl(content.voice)
}

const listen = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

it('waits for an answer, like photos and links', async () => {
  const { abel, sara } = world.people
  const voice = await uploaded(world, abel, await recorded(50))
  const sent = { threadId, id: newId(), content: spoken(voice.id) }
  expect((await world.call(sendMessage, sent, abel)).error.code).toBe('messaging.text-only')
  const { id: listingId } = await posted(world, sara, RIDE)
  const opening = { listingId, id: newId(), content: spoken(voice.id) }
  expect((await world.call(askOwner, opening, abel)).error.code).toBe('messaging.text-only')
  await world.call(sendMessage, { threadId, id: newId(), content: words('Yes, one is left.') }, sara)
  expect((await world.call(sendMessage, sent, abel)).body.content).toMatchObject({ kind: 'voice' })
})

describe('a voice message', () => {
  it('says how long it is and how loud, to both, and is heard by both', async () => {
    const { sara, abel } = world.people
    const message = await say(sara)
    expect(message.content).toMatchObject({ kind: 'voice', voice: { durationMs: 5000, waveform: WAVEFORM } })
    const { body } = await world.call(listMessages, { threadId }, abel)
    const listed = body.items.at(-1)
    expect(listed?.content).toMatchObject({ kind: 'voice', voice: { durationMs: 5000, waveform: WAVEFORM } })
    for (const one of [message, listed ?? message]) {
      const answer = await listen(addressOf(one))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('audio/webm')
    }
    const { body: threads } = await world.call(listThreads, { folder: 'inbox' }, abel)
    expect(threads.items[0]?.lastMessage?.content).toEqual(listed?.content)
  })

  it('is read in ranges, and not again where the browser has it', async () => {
    const url = addressOf(await say(world.people.sara))
    const whole = await listen(url)
    const size = whole.rawPayload.length
    const part = await listen(url, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${size}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    const beyond = await listen(url, { range: `bytes=${size}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    expect((await listen(url, { 'if-none-match': String(whole.headers['etag']) })).statusCode).toBe(304)
  })

  it('is heard by nobody else, and by no made-up address', async () => {
    const url = addressOf(await say(world.people.sara))
    expect((await listen(url.replace(/signature=..../, 'signature=AAAA'))).statusCode).toBe(404)
    expect((await listen(url.replace(/\?.*/, ''))).statusCode).toBe(404)
    const other = addressOf(await say(world.people.sara)).split('?')[1]
    expect((await listen(`${url.split('?')[0]}?${other}`)).statusCode).toBe(404)
  })

  it('is gone for the other one while there is a block', async () => {
    const { sara, abel } = world.people
    await say(sara)
    const { body } = await world.call(listMessages, { threadId }, abel)
    const last = body.items.at(-1)
    if (!last) throw new Error('Nothing was sent.')
    const heard = async () => (await listen(addressOf(last))).statusCode
    expect(await heard()).toBe(200)
    await world.call(blockUser, { userId: abel.userId }, sara)
    expect(await heard()).toBe(404)
    await world.call(unblockUser, { userId: abel.userId }, sara)
    expect(await heard()).toBe(200)
  })

  it('is deleted with its message, file and all', async () => {
    const { sara } = world.people
    const message = await say(sara)
    const { body } = await world.call(deleteMessage, { messageId: message.id }, sara)
    expect(body.content).toEqual({ kind: 'deleted' })
    expect((await listen(addressOf(message))).statusCode).toBe(404)
    if (message.content.kind !== 'voice') throw new Error('Nothing was said.')
    const { id } = message.content.voice
    expect(await world.db.selectFrom('voice').select('id').where('id', '=', id).execute()).toEqual([])
    const left = await world.db.selectFrom('media_leftover').select('media_id').execute()
    expect(left).toContainEqual({ media_id: id })
  })

  it('is quoted as what it is, and has no words to edit', async () => {
    const { sara, abel } = world.people
    const message = await say(sara)
    const reply = { threadId, id: newId(), content: words('I heard it.'), replyTo: message.id }
    const { body } = await world.call(sendMessage, reply, abel)
    const quote = { id: message.id, senderId: sara.userId, kind: 'voice', text: null }
    expect(body.quote).toEqual(quote)
    const listed = (await world.call(listMessages, { threadId }, sara)).body.items.at(-1)
    expect(listed?.quote).toEqual(quote)
    const edited = await world.call(editMessage, { messageId: message.id, text: 'No' }, sara)
    expect(edited.error.code).toBe('messaging.message-not-found')
  })
})

it('that is reported is heard by staff with its case, and by nobody once staff removed it', async () => {
  const { sara, abel, hanna } = world.people
  const message = await say(sara)
  const report = { reason: 'scam', detail: null } as const
  await world.call(reportMessage, { messageId: message.id, report }, abel)
  const found = await caseAbout(world, hanna, message.id)
  if (!found) throw new Error('Nothing waits.')
  const { body } = await world.call(readReportedMessages, { caseId: found.id }, hanna)
  const shown = body.messages.find(({ id }) => id === message.id)
  if (!shown) throw new Error('The message is not shown.')
  expect((await listen(addressOf(shown))).statusCode).toBe(200)
  await settle(world, hanna, message.id, [{ kind: 'remove' }], { rule: 'scam' })
  expect((await listen(addressOf(shown))).statusCode).toBe(404)
  expect((await listen(addressOf(message))).statusCode).toBe(404)
})

describe('refuses', () => {
  it('a recording of somebody else, one that is sent already, and none at all', async () => {
    const { sara, abel } = world.people
    const voice = await uploaded(world, abel, await recorded(50))
    const send = async (id: string, as: Person) =>
      (await world.call(sendMessage, { threadId, id: newId(), content: spoken(id) }, as)).error.code
    expect(await send(voice.id, sara)).toBe('media.voice-not-found')
    await world.call(sendMessage, { threadId, id: newId(), content: spoken(voice.id) }, abel)
    expect(await send(voice.id, abel)).toBe('media.voice-not-found')
    expect(await send(uuidv7(), abel)).toBe('media.voice-not-found')
  })

  it('a waveform that is none', async () => {
    const { sara } = world.people
    const voice = await uploaded(world, sara, await recorded(50))
    const sent = { threadId, id: newId(), content: spoken(voice.id, 'loud') }
    expect((await world.call(sendMessage, sent, sara)).error.code).toBe('request.invalid')
  })
})

it('sent twice under one id it is one message', async () => {
  const { sara } = world.people
  const voice = await uploaded(world, sara, await recorded(50))
  const sent = { threadId, id: newId(), content: spoken(voice.id) }
  const answers = await Promise.all([1, 2, 3].map(() => world.call(sendMessage, sent, sara)))
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
})
