import { describe, expect, it } from 'vitest'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { listOwnTickets } from '#contract/support/list-own-tickets.ts'
import { sendTicket } from '#contract/support/send-ticket.ts'
import { decide, settle, takeEffect, waitingCases } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })

const QUESTION = {
  topic: 'account',
  message: 'I cannot find where to change my telephone number.',
  language: 'en',
} as const
const own = async (person: Parameters<typeof world.call>[2]) =>
  (await world.call(listOwnTickets, {}, person)).body.items
const ticketCase = async (begin: string) => {
  const found = (await waitingCases(world, world.people.hanna, 'ticket')).find(({ title }) =>
    title?.includes(begin),
  )
  if (!found) throw new Error('It does not wait.')
  return found
}

describe('a message to whoever runs the site', () => {
  it('needs an address from a visitor, a topic and some words', async () => {
    expect((await world.call(sendTicket, QUESTION)).error.code).toBe('support.email-needed')
    for (const part of [{ message: 'Help me please' }, { message: 'a'.repeat(3001) }, { email: 'nobody' }]) {
      const answer = await world.call(sendTicket, { ...QUESTION, email: 'ask@example.org', ...part })
      expect(answer.error.code).toBe('request.invalid')
    }
    expect((await world.call(listOwnTickets, {})).error.code).toBe('auth.signed-out')
  })

  it('of a visitor waits in the queue of staff, and its answer is mailed in their language', async () => {
    const message = 'የይለፍ ቃሌን ረሳሁት፤ ኢሜይሉም አልደረሰኝም።'
    const sent = await world.call(sendTicket, {
      ...QUESTION,
      message,
      email: 'guest@example.org',
      language: 'am',
    })
    expect(sent.body.number).toBeGreaterThan(1000)
    const found = await ticketCase('የይለፍ ቃሌን')
    expect(found).toMatchObject({ queue: 'support', owner: null, title: `M-${sent.body.number} ${message}` })
    await settle(world, world.people.hanna, found.subjectId, [{ kind: 'answer' }], {
      note: 'እባክዎ የቆሻሻ መልእክት ሳጥንዎን ይመልከቱ።',
    })
    const mail = (await world.outbox()).findLast(({ to }) => to === 'guest@example.org')
    expect(mail?.subject).toBe(`ለመልእክትዎ M-${sent.body.number} የሰጠነው መልስ`)
    expect(mail?.text).toContain('እባክዎ የቆሻሻ መልእክት ሳጥንዎን ይመልከቱ።')
    expect(mail?.text).toContain(message)
  })

  it('of a member is answered at their account, listed with its answer, and notified of once', async () => {
    const person = await world.newPerson('Asking')
    await world.call(sendTicket, { ...QUESTION, email: 'somebody.else@example.org' }, person)
    expect(await own(person)).toMatchObject([{ state: 'open', answer: null, topic: 'account' }])
    const found = await ticketCase(QUESTION.message.slice(0, 20))
    expect(found.owner).toMatchObject({ userId: person.userId })
    const empty = await world.call(listOwnTickets, {}, await world.newPerson('Quiet'))
    expect(empty.body.items).toEqual([])

    await settle(world, world.people.hanna, found.subjectId, [{ kind: 'answer' }], {
      note: 'Under Account, Security.',
    })
    expect(await own(person)).toMatchObject([{ state: 'answered', answer: 'Under Account, Security.' }])
    const { items } = (await world.call(listNotifications, {}, person)).body
    expect(items.map(({ notice }) => notice.kind)).toEqual(['ticket_answered'])
    const mails = await world.outbox()
    expect(mails.filter(({ to }) => to === person.email)).toHaveLength(1)
    expect(mails.filter(({ to }) => to === 'somebody.else@example.org')).toEqual([])
  })

  it('is answered with words, or closed without; a second decision comes too late', async () => {
    const person = await world.newPerson('Idle')
    await world.call(
      sendTicket,
      { ...QUESTION, topic: 'idea', message: 'Paint the whole page in gold, please!' },
      person,
    )
    const found = await ticketCase('Paint the whole')
    const { hanna, dawit } = world.people
    await expect(decide(world, hanna, found.subjectId, [{ kind: 'answer' }])).rejects.toThrow(/400/)
    const { outcome } = await decide(world, hanna, found.subjectId, [{ kind: 'dismiss' }])
    expect(outcome).toBe('decided')
    await expect(decide(world, dawit, found.subjectId, [{ kind: 'dismiss' }])).rejects.toThrow(/no such case/)
    await takeEffect(world)
    expect(await own(person)).toMatchObject([{ state: 'closed' }])
  })

  it('about safety comes before an idea; sent twice with one key it is one', async () => {
    const person = await world.newPerson('Urgent')
    const safety = {
      ...QUESTION,
      topic: 'safety',
      message: 'Somebody takes deposits with my photos.',
    } as const
    const idempotencyKey = crypto.randomUUID()
    const answers = [
      await world.call(sendTicket, safety, person, { idempotencyKey }),
      await world.call(sendTicket, safety, person, { idempotencyKey }),
    ]
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    await world.call(
      sendTicket,
      { ...QUESTION, topic: 'idea', message: 'More green on the first page, please.' },
      person,
    )
    const titles = (await waitingCases(world, world.people.hanna, 'ticket')).map(({ title }) => title ?? '')
    expect(titles.findIndex((one) => one.includes('deposits'))).toBeLessThan(
      titles.findIndex((one) => one.includes('More green')),
    )
  })

  it('of a visitor is forgotten after a year, and with it its case', async () => {
    await world.call(sendTicket, {
      ...QUESTION,
      message: 'Will this be stored for ever?',
      email: 'old@example.org',
    })
    await ticketCase('Will this be stored')
    await world.clock.advance(366 * 86_400)
    await world.runJobs()
    const titles = (await waitingCases(world, world.people.hanna, 'ticket')).map(({ title }) => title)
    expect(titles.filter((title) => title?.includes('Will this be stored'))).toEqual([])
  })
})
