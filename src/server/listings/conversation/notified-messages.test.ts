import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { joinListingChat } from '#contract/listings/conversation/join-listing-chat.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateThreadState } from '#contract/messaging/threads/update-thread-state.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { markSeen } from '#contract/notifications/push/mark-seen.ts'
import { subscribePush } from '#contract/notifications/push/subscribe-push.ts'
import { DEFAULT_SETTINGS } from '#contract/notifications/settings/notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { stopMails } from '#contract/notifications/stop-mails.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { type Device, openPushEndpoint, type PushEndpoint } from '#server/testing/push-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'

// How somebody who is away is notified of messages: in the app and by push at once, by mail after ten minutes.

const world = freshWorld()
let endpoint: PushEndpoint
beforeAll(async () => {
  endpoint = await openPushEndpoint()
})
afterAll(() => endpoint.close())

const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })

/** Two people of whom the first has asked the second about a listing. */
async function asked(buyer: Person, seller: Person, text = 'Is this still available?'): Promise<ThreadId> {
  const { id } = await posted(world, seller, RIDE)
  const { body } = await world.call(askOwner, { listingId: id, id: newId(), content: words(text) }, buyer)
  return ThreadId.parse(body.threadId)
}
const send = (threadId: ThreadId, text: string, as: Person) =>
  world.call(sendMessage, { threadId, id: newId(), content: words(text) }, as)
const readAll = (threadId: ThreadId, as: Person, number: number) =>
  world.call(markThreadRead, { threadId, deliveredNumber: number, readNumber: number }, as)
async function withDevice(person: Person): Promise<Device> {
  const device = endpoint.device()
  await world.call(subscribePush, device.subscription, person)
  return device
}
async function wait(seconds: number): Promise<void> {
  await world.clock.advance(seconds)
  await world.runJobs()
}
const mailsTo = async (person: Person) => (await world.outbox()).filter(({ to }) => to === person.email)
const noticesOf = async (person: Person) => (await world.call(listNotifications, {}, person)).body.items
const hide = (person: Person) =>
  world.call(updateNotificationSettings, { ...DEFAULT_SETTINGS, hidesContent: true }, person)

describe('a message that is not read at once', () => {
  it('is pushed with its words, and the next one takes its place', async () => {
    const [buyer, seller] = [await world.newPerson('Abeba'), await world.newPerson('Bekele')]
    const device = await withDevice(seller)
    const threadId = await asked(buyer, seller)
    await world.runJobs()
    expect(device.received()).toEqual([])
    await wait(6)
    await send(threadId, 'I could come today.', buyer)
    await wait(6)
    const messages = device.messages()
    expect(messages).toMatchObject([
      { title: 'Abeba Example', body: 'Is this still available?', url: `/#/messages/${threadId}` },
      { title: 'Abeba Example · 2 new', body: 'I could come today.' },
    ])
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(1)
    expect(new Set(device.received().map(({ headers }) => headers['topic'])).size).toBe(1)
    expect(device.received()[0]?.headers['urgency']).toBe('high')
    expect(await noticesOf(seller)).toMatchObject([
      { notice: { kind: 'messages', subjectId: threadId, facts: { count: 2 } }, isRead: false },
    ])
    await readAll(threadId, seller, 2)
    expect(await noticesOf(seller)).toMatchObject([{ isRead: true }])
  })

  it('sends no notice when it was read by then, taken back, or silenced', async () => {
    const [buyer, seller] = [await world.newPerson('Chala'), await world.newPerson('Dagim')]
    const device = await withDevice(seller)
    const threadId = await asked(buyer, seller)
    await readAll(threadId, seller, 1)
    await wait(6)
    const { body: second } = await send(threadId, 'A slip of the tongue', buyer)
    await world.call(deleteMessage, { messageId: second.id }, buyer)
    await wait(6)
    expect(device.received()).toEqual([])
    await world.call(updateThreadState, { threadId, mute: 'forever' }, seller)
    await send(threadId, 'Hello?', buyer)
    await wait(6)
    expect(device.received()).toEqual([])
    await wait(700)
    expect(await mailsTo(seller)).toEqual([])
  })

  it('names nobody and nothing where that is hidden', async () => {
    const [buyer, seller] = [await world.newPerson('Ermias'), await world.newPerson('Fasil')]
    const device = await withDevice(seller)
    await hide(seller)
    await asked(buyer, seller, 'My number is a secret')
    await wait(6)
    expect(device.messages()).toMatchObject([{ title: 'Mesob', body: 'A new message' }])
    await wait(600)
    const [mail] = await mailsTo(seller)
    expect(mail?.subject).toBe('1 new message')
    expect(mail?.text + (mail?.html ?? '')).not.toMatch(/Ermias|secret/)
  })

  it('of a chat goes to everybody but its writer and those who block them', async () => {
    const [owner, one, other] = [
      await world.newPerson('Genet'),
      await world.newPerson('Haile'),
      await world.newPerson('Iman'),
    ]
    const { id: listingId } = await posted(world, owner, { ...RIDE, kind: 'wanted' })
    for (const person of [one, other]) await world.call(joinListingChat, { listingId }, person)
    const { body } = await world.call(joinListingChat, { listingId }, owner)
    const threadId = ThreadId.parse(body.threadId)
    await world.call(blockUser, { userId: one.userId }, other)
    const devices = [await withDevice(owner), await withDevice(one), await withDevice(other)]
    await readAll(threadId, owner, 9)
    await send(threadId, 'Who brings the bread?', one)
    await wait(6)
    expect(devices.map((device) => device.messages().map(({ title }) => title))).toEqual([
      ['Haile Example'],
      [],
      [],
    ])
  })

  it('of a chat quotes nobody whom the reader has blocked, whoever wrote last', async () => {
    const [owner, one, other] = [
      await world.newPerson('Jote'),
      await world.newPerson('Kebede'),
      await world.newPerson('Liben'),
    ]
    const { id: listingId } = await posted(world, owner, { ...RIDE, kind: 'wanted' })
    for (const person of [one, other]) await world.call(joinListingChat, { listingId }, person)
    const { body } = await world.call(joinListingChat, { listingId }, owner)
    const threadId = ThreadId.parse(body.threadId)
    await world.call(blockUser, { userId: one.userId }, other)
    await send(threadId, 'Who brings the bread?', owner)
    await wait(6)
    await send(threadId, 'Somebody else than you', one)
    await wait(700)
    const [mail] = await mailsTo(other)
    expect(mail?.text).toContain('Who brings the bread?')
    expect(mail?.text).not.toContain('Somebody else')
  })
})

describe('ten minutes later', () => {
  it('one mail tells of all conversations, with a link that ends such mails', async () => {
    const [buyer, friend, seller] = [
      await world.newPerson('Jember'),
      await world.newPerson('Kidist'),
      await world.newPerson('Lemlem'),
    ]
    const first = await asked(buyer, seller, 'Is <b>this</b> still available?')
    await wait(120)
    await asked(friend, seller, 'Could you hold it for me?')
    await wait(6)
    await wait(400)
    expect(await mailsTo(seller)).toEqual([])
    await wait(80)
    const [mail, ...others] = await mailsTo(seller)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new messages')
    expect(mail?.text).toContain('Jember Example: Is <b>this</b> still available?')
    expect(mail?.text).toContain('Kidist Example: Could you hold it for me?')
    expect(mail?.text).toContain(`/#/messages/${first}`)
    expect(mail?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; still')
    await wait(3600)
    expect(await mailsTo(seller)).toHaveLength(1)

    const token = /unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await world.call(stopMails, { token })).body).toEqual({ topic: 'messages', ofOne: false })
    await send(first, 'Still there?', buyer)
    await wait(700)
    expect(await mailsTo(seller)).toHaveLength(1)
  })

  it('no mail tells of what was read, or was pushed and seen', async () => {
    const [buyer, friend, seller] = [
      await world.newPerson('Melat'),
      await world.newPerson('Natan'),
      await world.newPerson('Obse'),
    ]
    const device = await withDevice(seller)
    const read = await asked(buyer, seller)
    await asked(friend, seller)
    await wait(6)
    await readAll(read, seller, 1)
    const seen = device.messages().find(({ title }) => title === 'Natan Example')?.seen ?? ''
    await world.call(markSeen, { token: seen })
    await wait(600)
    expect(await mailsTo(seller)).toEqual([])
  })
})

it('of somebody who is blocked stands in nobody’s notices any more, and what others wrote does', async () => {
  const seller = await world.newPerson('Tigist')
  const [writer, other] = [await world.newPerson('Bereket'), await world.newPerson('Selam')]
  await asked(writer, seller)
  const threadId = await asked(other, seller, 'Can you keep it until Sunday?')
  await wait(5)
  expect(await noticesOf(seller)).toHaveLength(2)
  await world.call(blockUser, { userId: writer.userId }, seller)
  expect((await noticesOf(seller)).map(({ notice }) => notice.subjectId)).toEqual([threadId])
})
