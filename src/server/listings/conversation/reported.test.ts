import { describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { AROUND_REPORTED, readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { reportThread } from '#contract/messaging/reports/report-thread.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { caseAbout, settle, waitingCases } from '#server/testing/cases.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })

/** So many messages, of which the one in the middle is reported. */
async function reported(count: number) {
  const { abel, sara } = world.people
  const { id: listingId } = await posted(world, abel, RIDE)
  const first = await world.call(
    askOwner,
    { listingId, id: newId(), content: words('Message number 1') },
    sara,
  )
  const threadId = ThreadId.parse(first.body.threadId)
  const ids = [first.body.id]
  for (let n = 2; n <= count; n++) {
    const content = words(`Message number ${n}`)
    const sent = await world.call(sendMessage, { threadId, id: newId(), content }, n % 2 === 0 ? abel : sara)
    ids.push(sent.body.id)
  }
  const messageId = MessageId.parse(ids[Math.floor(count / 2) - 1])
  const report = { reason: 'scam', detail: 'Asks for money first.' } as const
  await world.call(reportMessage, { messageId, report }, abel)
  const found = await caseAbout(world, world.people.hanna, messageId)
  if (!found) throw new Error('Nothing waits.')
  return { threadId, messageId, found }
}

const readings = () => world.db.selectFrom('report_reading').selectAll().orderBy('id').execute()
const nobody = { caseId: CaseId.parse('00000000-0000-7000-8000-000000000000') }

describe('reading a conversation through a report', () => {
  it('is for staff', async () => {
    expect((await world.call(readReportedMessages, nobody)).status).toBe(401)
    expect((await world.call(readReportedMessages, nobody, world.people.sara)).status).toBe(403)
    expect(await readings()).toEqual([])
  })

  it('needs a case', async () => {
    const answer = await world.call(readReportedMessages, nobody, world.people.hanna)
    expect(answer).toMatchObject({ status: 404, error: { code: 'messaging.report-over' } })
    const wrong = { caseId: 'x' as typeof nobody.caseId }
    expect((await world.call(readReportedMessages, wrong, world.people.hanna)).error.code).toBe(
      'request.invalid',
    )
    expect(await readings()).toEqual([])
  })

  it('is not for whoever it is about, on the staff too', async () => {
    const { abel, hanna, dawit } = world.people
    const { id: listingId } = await posted(world, abel, RIDE)
    const content = words('Is there a place left for me?')
    const { body: message } = await world.call(askOwner, { listingId, id: newId(), content }, hanna)
    const report = { reason: 'harassment', detail: null } as const
    await world.call(reportMessage, { messageId: message.id, report }, abel)
    expect(await caseAbout(world, hanna, message.id)).toBeNull()
    const open = await caseAbout(world, dawit, message.id)
    if (!open) throw new Error('Nobody sees the report.')
    // what was written can be changed afterwards, what was reported cannot
    await world.call(editMessage, { messageId: message.id, text: 'Have a lovely day.' }, hanna)
    const reading = await world.call(readReportedMessages, { caseId: open.id }, hanna)
    expect(reading.error.code).toBe('messaging.report-over')
    const { body } = await world.call(readReportedMessages, { caseId: open.id }, dawit)
    expect(body.asReported).toBe('Is there a place left for me?')
    expect((await readings()).map(({ reader_id }) => reader_id)).not.toContain(hanna.userId)
    await world.db.deleteFrom('report_reading').execute()
  })

  it('shows the message with twenty before and behind it, and stays on record', async () => {
    const { hanna, sara, abel } = world.people
    const { threadId, messageId, found } = await reported(50)
    expect(found).toMatchObject({
      received: [{ reason: 'scam', detail: 'Asks for money first.' }],
      owner: { userId: sara.userId },
    })
    const caseId = found.id
    expect(JSON.stringify(await waitingCases(world, hanna))).not.toContain('Message number')
    const { body } = await world.call(readReportedMessages, { caseId }, hanna)
    expect(body).toMatchObject({ messageId, kind: 'listing' })
    const numbers = body.messages.map(({ number }) => number)
    const middle = body.messages.find(({ id }) => id === messageId)?.number ?? 0
    expect(middle).toBe(25)
    expect([numbers.at(0), numbers.at(-1)]).toEqual([middle - AROUND_REPORTED, middle + AROUND_REPORTED])
    expect(body.people.map(({ userId }) => userId).toSorted()).toEqual([abel.userId, sara.userId].toSorted())
    await world.call(readReportedMessages, { caseId }, hanna)
    expect(await readings()).toMatchObject(
      [1, 2].map(() => ({
        case_id: caseId,
        thread_id: threadId,
        reader_id: hanna.userId,
        first_number: 5,
        last_number: 45,
      })),
    )
  })
  it('ends with the case; what is taken away is gone for both', async () => {
    const { hanna, sara } = world.people
    const { messageId, found, threadId } = await reported(6)
    await settle(world, hanna, messageId, [{ kind: 'remove' }, { kind: 'strike' }], { rule: 'scam' })
    const over = await world.call(readReportedMessages, { caseId: found.id }, hanna)
    expect(over.error.code).toBe('messaging.report-over')
    const { items } = (await world.call(listMessages, { threadId }, sara)).body
    expect(items.find(({ id }) => id === messageId)?.content).toEqual({ kind: 'deleted' })
  })
})

describe('reporting a whole conversation', () => {
  const scam = { reason: 'scam', detail: null } as const

  async function talk(text: string) {
    const { abel, sara } = world.people
    const { id: listingId } = await posted(world, abel, RIDE)
    const { body } = await world.call(askOwner, { listingId, id: newId(), content: words(text) }, sara)
    return { threadId: ThreadId.parse(body.threadId), messageId: MessageId.parse(body.id) }
  }

  it('is for the two who talk, with a reason', async () => {
    const { abel, meron } = world.people
    const { threadId } = await talk('Is there a place left for two?')
    expect((await world.call(reportThread, { threadId, report: scam })).status).toBe(401)
    const stranger = await world.call(reportThread, { threadId, report: scam }, meron)
    expect(stranger.error.code).toBe('messaging.thread-not-found')
    const wrong = { reason: 'wrong_category' as 'scam', detail: null }
    expect((await world.call(reportThread, { threadId, report: wrong }, abel)).error.code).toBe(
      'request.invalid',
    )
    const silent = { reason: 'other' as const, detail: null }
    expect((await world.call(reportThread, { threadId, report: silent }, abel)).error.code).toBe(
      'request.invalid',
    )
  })

  /** The reported part of somebody in a conversation. */
  async function conversationOf({ userId }: Person) {
    const { hanna } = world.people
    const found = (await waitingCases(world, hanna, 'thread')).find(({ owner }) => owner?.userId === userId)
    return found ? caseAbout(world, hanna, found.subjectId) : null
  }

  it('of either of the two is a case of their own', async () => {
    const { abel, sara, hanna } = world.people
    const { threadId } = await talk('Is there a place left for six?')
    await world.call(reportThread, { threadId, report: scam }, abel)
    await world.call(reportThread, { threadId, report: { reason: 'harassment', detail: null } }, sara)
    expect((await conversationOf(sara))?.reasons).toEqual(['scam'])
    expect((await conversationOf(abel))?.reasons).toEqual(['harassment'])
    for (const { subjectId } of await waitingCases(world, hanna, 'thread'))
      await settle(world, hanna, subjectId, [{ kind: 'dismiss' }])
  })

  it('shows staff what was written until then, and holds what may be taken back', async () => {
    const { abel, sara, hanna } = world.people
    const { threadId } = await talk('Is there a place left for three?')
    const first = words('Send the money to my cousin first, please.')
    const sent = await world.call(sendMessage, { threadId, id: newId(), content: first }, sara)
    expect((await world.call(reportThread, { threadId, report: scam }, abel)).body.outcome).toBe('reported')
    expect((await world.call(reportThread, { threadId, report: scam }, abel)).body.outcome).toBe('already')
    await world.clock.advance(1)
    await world.call(
      editMessage,
      { messageId: MessageId.parse(sent.body.id), text: 'Have a good day.' },
      sara,
    )
    const later = words('Nobody reported these words.')
    await world.call(sendMessage, { threadId, id: newId(), content: later }, sara)
    const found = await conversationOf(sara)
    expect(found).toMatchObject({ kind: 'thread', title: null, owner: { userId: sara.userId }, reports: 1 })
    if (!found) throw new Error('Nothing waits.')
    const { body } = await world.call(readReportedMessages, { caseId: found.id }, hanna)
    expect(body.messageId).toBeNull()
    expect(body.asReported).toContain('Send the money to my cousin first')
    expect(JSON.stringify(body.messages)).toContain('Is there a place left for three?')
    expect(JSON.stringify(body.messages)).not.toContain('Nobody reported these words.')
    await settle(world, hanna, found.subjectId, [{ kind: 'dismiss' }])
  })

  it('ends with what becomes of the one it is about', async () => {
    const { abel, sara, hanna } = world.people
    const { threadId } = await talk('Is there a place left for four?')
    await world.call(reportThread, { threadId, report: scam }, abel)
    const found = await conversationOf(sara)
    if (!found) throw new Error('Nothing waits.')
    await settle(world, hanna, found.subjectId, [{ kind: 'suspend', days: 3 }], { rule: 'scam' })
    const content = words('You cannot answer me any more.')
    const answer = await world.call(sendMessage, { threadId, id: newId(), content }, abel)
    expect(answer.error.code).toBe('messaging.closed')
    expect(await conversationOf(sara)).toBeNull()
  })
})
