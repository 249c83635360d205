import sharp from 'sharp'
import { io } from 'socket.io-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { type PrivatePicture, privatePictureUrl } from '#contract/media/picture.ts'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { MESSAGING_SERVER_EVENTS } from '#contract/messaging/live.ts'
import { type Message, MessageId } from '#contract/messaging/messages/message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { storePicture } from '#server/media/public.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { caseAbout, settle } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Dater, matched } from '#server/dating/dating.fixture.ts'

// A photo in the conversation of a match is shown to the two of it, to each by an address of their own.

const world = freshWorld({ listen: true })
let she: Dater
let he: Dater
let matchId: string
let threadId: ThreadId
let message: Message

beforeEach(async () => {
  const { one, other, result } = await matched(world)
  ;[she, he] = [one, other]
  matchId = result.matchId ?? ''
  threadId = ThreadId.parse(result.conversationId)
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: 'olive' } })
  const { id } = await storePicture(world.platform, await drawn.jpeg().toBuffer(), she.userId, 'message')
  const content = { kind: 'text' as const, text: 'This is my kitchen', photoIds: [id] }
  message = (
    await world.call(sendMessage, { threadId, id: MessageId.parse(uuidv7()), content, replyTo: null }, she)
  ).body
})

function photoIn(shown: Message | undefined | null): PrivatePicture {
  const photo = shown?.content.kind === 'text' ? shown.content.photos[0] : undefined
  if (!photo) throw new Error('There is no photo.')
  return photo
}
const photoFor = async (person: Person) =>
  photoIn((await world.call(listMessages, { threadId }, person)).body.items[0])
const look = (photo: PrivatePicture, headers: Record<string, string> = {}) =>
  world.inject({ url: privatePictureUrl(photo, 'small', 'webp'), headers })
const statusOf = async (photo: PrivatePicture) => (await look(photo)).statusCode

async function reportOf(message_: Message) {
  const report = { reason: 'sexual', detail: null } as const
  await world.call(reportMessage, { messageId: message_.id, report }, he)
  const found = await caseAbout(world, world.people.hanna, message_.id)
  if (!found) throw new Error('There is no report.')
  return found.id
}
const readingOf = async (caseId: Awaited<ReturnType<typeof reportOf>>, staff: Person) =>
  photoIn((await world.call(readReportedMessages, { caseId }, staff)).body.messages[0])

describe('a photo in the conversation of a match', () => {
  it('has another address for each, and none names anybody', async () => {
    const addresses = [photoIn(message), await photoFor(she), await photoFor(he)]
    expect(addresses[0]).toEqual(addresses[1])
    expect(addresses[0]?.access).not.toBe(addresses[2]?.access)
    for (const { access } of addresses)
      for (const { userId, profile } of [she, he])
        for (const id of [userId, profile.id]) expect(access).not.toContain(id)
    expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200, 200])
    const listed = (await world.call(listThreads, {}, he)).body.items.find(({ id }) => id === threadId)
    expect(photoIn(listed?.lastMessage)).toEqual(addresses[2])
  })

  it('is pushed to each with an address of their own', async () => {
    const hear = async (person: Person) => {
      const auth = { token: await world.token(person) }
      const socket = io(world.url, { auth, reconnection: false, transports: ['websocket'] })
      await new Promise<void>((done) => socket.once('connect', done))
      const received = new Promise<PrivatePicture>((done) => {
        socket.once('messaging.message', (payload: unknown) => {
          done(photoIn(MESSAGING_SERVER_EVENTS['messaging.message'].parse(payload).message))
          socket.close()
        })
      })
      return { received }
    }
    const received = [await hear(she), await hear(he)]
    await world.call(reactToMessage, { messageId: message.id, reaction: '👍' }, he)
    expect(await Promise.all(received.map((one) => one.received))).toEqual([
      await photoFor(she),
      await photoFor(he),
    ])
  })

  it('is asked for again after minutes, and sent again only to whom does not have it', async () => {
    const photo = await photoFor(he)
    const { headers } = await look(photo)
    expect(headers['cache-control']).toBe('private, max-age=300')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await look(photo, known)).statusCode).toBe(304)
    await world.call(removeMatch, { matchId }, she)
    expect((await look(photo, known)).statusCode).toBe(404)
  })

  const report = { reason: 'spam', detail: null } as const
  it.each<[string, () => Promise<unknown>]>([
    ['she unmatches', () => world.call(removeMatch, { matchId }, she)],
    ['he unmatches', () => world.call(removeMatch, { matchId }, he)],
    ['she blocks him', () => world.call(blockDatingProfile, { profileId: he.profile.id }, she)],
    ['she blocks him from the conversation', () => world.call(blockPeer, { threadId }, she)],
    ['he blocks her', () => world.call(blockPeer, { threadId }, he)],
    ['she reports him', () => world.call(reportDatingProfile, { profileId: he.profile.id, report }, she)],
    ['she leaves', () => world.call(deleteDatingProfile, {}, she)],
    ['he leaves', () => world.call(deleteDatingProfile, {}, he)],
  ])('is withdrawn from him when %s, and stays hers', async (_name, end) => {
    const [hers, his] = [await photoFor(she), await photoFor(he)]
    await end()
    expect(await statusOf(his)).toBe(404)
    expect(await statusOf(hers)).toBe(200)
    const { body } = await world.inject({ url: `/api/threads/${threadId}/messages`, as: he })
    const again = /"access":"([^"]+)"/.exec(body)?.[1] ?? 'none'
    expect(await statusOf({ ...his, access: again })).toBe(404)
  })

  it('that was reported is seen by the staff who read the report, until it is closed', async () => {
    const { hanna, dawit } = world.people
    const caseId = await reportOf(message)
    await world.call(removeMatch, { matchId }, she)
    await world.call(blockPeer, { threadId }, he)
    const seen = await readingOf(caseId, hanna)
    expect(await statusOf(seen)).toBe(200)
    const readings = world.db.selectFrom('report_reading').select('reader_id').where('case_id', '=', caseId)
    expect(await readings.execute()).toEqual([{ reader_id: hanna.userId }])
    const alsoSeen = await readingOf(caseId, dawit)
    await world.db.deleteFrom('report_reading').where('reader_id', '=', dawit.userId).execute()
    expect(await statusOf(alsoSeen)).toBe(404)
    await settle(world, hanna, message.id, [{ kind: 'dismiss' }])
    expect(await statusOf(seen)).toBe(404)
  })
})
