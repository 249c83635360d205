import { describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { listReportedMessages } from '#contract/messaging/reports/list-reported-messages.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { AROUND_REPORTED, readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { ReportId } from '#contract/safety/report.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
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
  const { items } = (await world.call(listReportedMessages, {}, world.people.hanna)).body
  const reportId = ReportId.parse(items.at(-1)?.id)
  return { threadId, messageId, reportId, items }
}

const readings = () => world.db.selectFrom('report_reading').selectAll().orderBy('id').execute()
const nobody = { reportId: ReportId.parse('00000000-0000-7000-8000-000000000000') }

describe('reading a conversation through a report', () => {
  it('is for staff', async () => {
    for (const call of [
      (as?: typeof world.people.sara) => world.call(listReportedMessages, {}, as),
      (as?: typeof world.people.sara) => world.call(readReportedMessages, nobody, as),
    ]) {
      expect((await call()).status).toBe(401)
      expect((await call(world.people.sara)).status).toBe(403)
    }
    expect(await readings()).toEqual([])
  })

  it('needs a report', async () => {
    const answer = await world.call(readReportedMessages, nobody, world.people.hanna)
    expect(answer).toMatchObject({ status: 404, error: { code: 'messaging.report-over' } })
    const wrong = { reportId: 'x' as typeof nobody.reportId }
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
    const seenBy = async (as: typeof hanna) =>
      (await world.call(listReportedMessages, {}, as)).body.items.filter(
        ({ reported: whom }) => whom?.userId === hanna.userId,
      )
    expect(await seenBy(hanna)).toEqual([])
    const [open] = await seenBy(dawit)
    if (!open) throw new Error('Nobody sees the report.')
    // what was written can be changed afterwards, what was reported cannot
    await world.call(editMessage, { messageId: message.id, text: 'Have a lovely day.' }, hanna)
    const reading = await world.call(readReportedMessages, { reportId: open.id }, hanna)
    expect(reading.error.code).toBe('messaging.report-over')
    const { body } = await world.call(readReportedMessages, { reportId: open.id }, dawit)
    expect(body.asReported).toBe('Is there a place left for me?')
    expect((await readings()).map(({ reader_id }) => reader_id)).not.toContain(hanna.userId)
    await world.db.deleteFrom('report_reading').execute()
  })

  it('shows the message with twenty before and behind it, and stays on record', async () => {
    const { hanna, sara, abel } = world.people
    const { threadId, messageId, reportId, items } = await reported(50)
    expect(items.at(-1)).toMatchObject({
      reason: 'scam',
      detail: 'Asks for money first.',
      reported: { userId: sara.userId },
    })
    expect(JSON.stringify(items)).not.toContain('Message number')
    const { body } = await world.call(readReportedMessages, { reportId }, hanna)
    expect(body).toMatchObject({ messageId, kind: 'listing', report: { reason: 'scam' } })
    const numbers = body.messages.map(({ number }) => number)
    const middle = body.messages.find(({ id }) => id === messageId)?.number ?? 0
    expect(middle).toBe(25)
    expect([numbers.at(0), numbers.at(-1)]).toEqual([middle - AROUND_REPORTED, middle + AROUND_REPORTED])
    expect(body.people.map(({ userId }) => userId).toSorted()).toEqual([abel.userId, sara.userId].toSorted())
    await world.call(readReportedMessages, { reportId }, hanna)
    expect(await readings()).toMatchObject(
      [1, 2].map(() => ({
        report_id: reportId,
        thread_id: threadId,
        reader_id: hanna.userId,
        first_number: 5,
        last_number: 45,
      })),
    )
  })
})
