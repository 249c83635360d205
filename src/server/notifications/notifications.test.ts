import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { markRead } from '#contract/notifications/mark-read.ts'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { type Notice } from '#contract/notices.ts'
import { NOTICE_LIMITS, NotificationId } from '#contract/notifications/notification.ts'
import { stopMails } from '#contract/notifications/stop-mails.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { sendNotice } from './send-notice.ts'

const world = freshWorld({ listen: true })

const reserved = (title: string): Notice => ({
  kind: 'favorite_reserved',
  subjectId: uuidv7(),
  facts: { title },
})
const notify = (person: Person, notice: Notice, byMail = false) =>
  inTransaction(world.db, (tx) => sendNotice(tx, world.platform, { userId: person.userId, notice, byMail }))
const unread = async (person: Person) => (await world.call(countUnread, {}, person)).body

describe('notifications', () => {
  it('ask a visitor to sign in', async () => {
    for (const answer of [
      await world.call(listNotifications, {}),
      await world.call(countUnread, {}),
      await world.call(markRead, { ids: 'all' }),
    ])
      expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('are the business of nobody else, staff included', async () => {
    await notify(world.people.sara, reserved('Sofa'))
    const [own] = (await world.call(listNotifications, {}, world.people.sara)).body.items
    if (!own) throw new Error('Sara was told something.')
    for (const person of [world.people.abel, world.people.dawit]) {
      expect((await world.call(listNotifications, {}, person)).body.items).toEqual([])
      expect((await world.call(markRead, { ids: [own.id] }, person)).body).toEqual({ marked: 0 })
    }
    expect(await unread(world.people.sara)).toEqual({ value: 1, capped: false })
  })

  it('refuse what is no id, no cursor and no list', async () => {
    const { sara } = world.people
    expect((await world.call(listNotifications, { cursor: 'x' }, sara)).error.code).toBe('request.invalid')
    expect((await world.call(listNotifications, { limit: 51 }, sara)).status).toBe(400)
    expect((await world.call(markRead, { ids: [] }, sara)).status).toBe(400)
    const ids = [NotificationId.parse(uuidv7())]
    expect((await world.call(markRead, { ids }, sara)).body).toEqual({ marked: 0 })
  })

  it('go from the newest back, page by page', async () => {
    const liya = await world.newPerson('Liya')
    for (const title of ['One', 'Two', 'Three']) {
      await notify(liya, reserved(title))
      await world.clock.advance(1)
    }
    const first = (await world.call(listNotifications, { limit: 2 }, liya)).body
    const cursor = first.nextCursor ?? ''
    const second = (await world.call(listNotifications, { limit: 2, cursor }, liya)).body
    const titles = [...first.items, ...second.items].map(
      ({ notice: { facts } }) => 'title' in facts && facts.title,
    )
    expect(titles).toEqual(['Three', 'Two', 'One'])
    expect(second.nextCursor).toBeNull()
  })

  it('are read once, some or all', async () => {
    const liya = await world.newPerson('Hirut')
    for (const title of ['One', 'Two', 'Three']) await notify(liya, reserved(title))
    const { items } = (await world.call(listNotifications, {}, liya)).body
    const ids = items.slice(0, 1).map(({ id }) => id)
    const both = await Promise.all([0, 1].map(() => world.call(markRead, { ids }, liya)))
    expect(both.reduce((sum, { body }) => sum + body.marked, 0)).toBe(1)
    expect(await unread(liya)).toEqual({ value: 2, capped: false })
    expect((await world.call(markRead, { ids: 'all' }, liya)).body).toEqual({ marked: 2 })
    expect((await world.call(listNotifications, {}, liya)).body.items.map(({ isRead }) => isRead)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('are counted up to 99 and forgotten after 90 days', async () => {
    const liya = await world.newPerson('Selam')
    await inTransaction(world.db, async (tx) => {
      for (let n = 0; n <= NOTICE_LIMITS.countCap; n++)
        await sendNotice(tx, world.platform, { userId: liya.userId, notice: reserved('x'), byMail: false })
    })
    expect(await unread(liya)).toEqual({ value: 99, capped: true })
    await world.clock.advance(NOTICE_LIMITS.retentionDays * 86_400 - 3600)
    await world.runJobs()
    expect((await unread(liya)).capped).toBe(true)
    await world.clock.advance(2 * 86_400)
    await world.runJobs()
    expect(await unread(liya)).toEqual({ value: 0, capped: false })
  })
})

describe('what happens again within ten minutes', () => {
  const drop = (subjectId: string, was: number, now: number): Notice => ({
    kind: 'favorite_price_drop',
    subjectId,
    facts: {
      title: 'Krar',
      was: { minor: was, currency: 'USD' },
      now: { minor: now, currency: 'USD' },
    },
  })
  const shown = async (person: Person) => (await world.call(listNotifications, {}, person)).body.items

  it('stands as one under one id until it is read, and counts once', async () => {
    const liya = await world.newPerson('Aster')
    const subjectId = uuidv7()
    await notify(liya, drop(subjectId, 500, 400))
    const [first] = await shown(liya)
    await world.clock.advance(9 * 60)
    await notify(liya, drop(subjectId, 400, 300))
    const facts = { was: { minor: 500 }, now: { minor: 300 } }
    expect(await shown(liya)).toMatchObject([{ id: first?.id, notice: { facts }, isRead: false }])
    expect((await unread(liya)).value).toBe(1)
    expect((await world.call(markRead, { ids: first ? [first.id] : [] }, liya)).body).toEqual({ marked: 1 })
    await notify(liya, drop(subjectId, 300, 200))
    expect((await shown(liya)).map(({ isRead }) => isRead)).toEqual([false, true])
  })

  it('stands by itself when the ten minutes are over, or when it is about something else', async () => {
    const liya = await world.newPerson('Bethel')
    const subjectId = uuidv7()
    await notify(liya, drop(subjectId, 500, 400))
    await notify(liya, drop(uuidv7(), 500, 400))
    await world.clock.advance(10 * 60)
    await notify(liya, drop(subjectId, 400, 300))
    expect(await shown(liya)).toHaveLength(3)
  })

  it('of messages gives way to what follows, which counts them all', async () => {
    const liya = await world.newPerson('Kalkidan')
    const messages = (count: number): Notice => ({
      kind: 'messages',
      subjectId: liya.userId,
      facts: { from: 'Abel', count },
    })
    await notify(liya, messages(1))
    await world.clock.advance(11 * 60)
    await notify(liya, messages(2))
    expect((await shown(liya)).map(({ notice, isRead }) => [notice.facts, isRead])).toEqual([
      [{ from: 'Abel', count: 2 }, false],
    ])
  })

  it('is told once when it has one key, however often it is sent', async () => {
    const liya = await world.newPerson('Chaltu')
    for (const _ of [1, 2])
      await inTransaction(world.db, (tx) =>
        sendNotice(tx, world.platform, {
          userId: liya.userId,
          notice: reserved('Sofa'),
          byMail: true,
          key: 'reserved.1',
        }),
      )
    expect(await shown(liya)).toHaveLength(1)
    expect((await world.outbox()).filter(({ to }) => to === liya.email)).toHaveLength(1)
  })
})

describe('an open page', () => {
  const open: Socket[] = []
  afterAll(() => open.forEach((socket) => socket.disconnect()))

  /** What a page of this person receives from now on. */
  async function listen(person: Person): Promise<{ event: string; payload: unknown }[]> {
    const auth = { token: await world.token(person) }
    const socket = io(world.url, { auth, reconnection: false, transports: ['websocket'] })
    open.push(socket)
    await new Promise<void>((done, fail) => {
      socket.once('connect', done)
      socket.once('connect_error', fail)
    })
    const received: { event: string; payload: unknown }[] = []
    socket.onAny((event: string, payload: unknown) => received.push({ event, payload }))
    return received
  }

  it('hears what its person is told, that more of it came, and that it was read; nobody else does', async () => {
    const [liya, abel] = [await world.newPerson('Eden'), await world.newPerson('Feven')]
    const [received, others] = [await listen(liya), await listen(abel)]
    const notice = reserved('Sofa')
    await notify(liya, notice)
    await notify(liya, notice)
    const [shown] = (await world.call(listNotifications, {}, liya)).body.items
    await world.call(markRead, { ids: 'all' }, liya)
    await expect.poll(() => received).toHaveLength(3)
    const [first, second, last] = received
    const eventSchema = NOTIFICATION_SERVER_EVENTS['notifications.created']
    expect(eventSchema.parse(first?.payload)).toMatchObject({
      notification: { id: shown?.id },
      isMore: false,
    })
    expect(eventSchema.parse(second?.payload)).toEqual({ notification: shown, isMore: true })
    expect(last).toEqual({ event: 'notifications.read', payload: { ids: 'all' } })
    await notify(abel, reserved('Table'))
    await expect.poll(() => others).toHaveLength(1)
    expect(received).toHaveLength(3)
  })
})

describe('what becomes of an account', () => {
  it('is told in the app as well', async () => {
    const liya = await world.newPerson('Desta')
    await inTransaction(world.db, (tx) =>
      world.platform.events.emit(tx, 'auth.owner-notified', {
        userId: liya.userId,
        kind: 'password_changed',
      }),
    )
    const { items } = (await world.call(listNotifications, {}, liya)).body
    expect(items).toMatchObject([{ notice: { kind: 'security', facts: { what: 'password_changed' } } }])
  })
})

describe('mails', () => {
  it('are written in the language of the person, unless read in the app by then', async () => {
    const liya = await world.newPerson('Bruk')
    await notify(liya, reserved('Read in time'), true)
    await world.call(markRead, { ids: 'all' }, liya)
    await notify(liya, reserved('A <b>bold</b> sofa'), true)
    const mails = (await world.outbox()).filter(({ to }) => to === liya.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['“A <b>bold</b> sofa” is reserved'])
    expect(mails[0]?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; sofa')
  })
})

describe('the link that ends mails', () => {
  let token = ''
  let headers: Record<string, string> = {}
  let text = ''
  beforeAll(async () => {
    await notify(world.people.meron, reserved('Sofa'), true)
    const mail = (await world.outbox()).find(({ to }) => to === world.people.meron.email)
    token = /unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    headers = mail?.headers ?? {}
    text = mail?.text ?? ''
  })

  it('stands in the mail, for people and for programs', () => {
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['List-Unsubscribe']).toContain(token)
    expect(text).toContain(`/#/stop-mails?token=${token}`)
  })

  it('ends the mails of its topic in the settings, which can be changed back', async () => {
    const { meron } = world.people
    for (const _ of [1, 2])
      expect((await world.call(stopMails, { token })).body).toEqual({ topic: 'favorites', ofOne: false })
    await notify(meron, reserved('Table'), true)
    expect((await world.outbox()).filter(({ to }) => to === meron.email)).toHaveLength(1)
    expect((await unread(meron)).value).toBe(2)
  })

  it('of a mail about one search tells whoever listens, for that search', async () => {
    const { abel } = world.people
    const received: unknown[] = []
    world.platform.events.on('notifications.mails-stopped', async (_tx, link) => void received.push(link))
    const subjectId = uuidv7()
    const facts = { name: 'Sofas', count: 1, capped: false, listings: [] }
    await notify(abel, { kind: 'search_matches', subjectId, facts }, true)
    const mail = (await world.outbox()).find(({ to }) => to === abel.email)
    const link = /unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await world.call(stopMails, { token: link })).body).toEqual({ topic: 'searches', ofOne: true })
    expect(received).toEqual([{ userId: abel.userId, kind: 'search_matches', subjectId }])
  })

  it('is not to be made up or changed', async () => {
    const [person = '', what = '', subject = '', signature = ''] = token.split('.')
    for (const other of [
      'x',
      [world.people.abel.userId, what, subject, signature].join('.'),
      [person, 'messages', subject, signature].join('.'),
      [person, what, uuidv7(), signature].join('.'),
      token.slice(0, -2),
    ]) {
      const answer = await world.call(stopMails, { token: other })
      expect(answer).toMatchObject({ status: 410, error: { code: 'notifications.link-invalid' } })
    }
    expect((await world.call(stopMails, { token: '' })).status).toBe(400)
  })

  it('is followed by mail programs with one post, and leads browsers to the page without doing anything', async () => {
    const posted = await world.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(posted.statusCode).toBe(200)
    const shown = await world.inject({ method: 'GET', url: `/unsubscribe/${token}` })
    expect(shown.statusCode).toBe(303)
    expect(shown.headers['location']).toContain(`/#/stop-mails?token=${token}`)
    const wrong = await world.inject({ method: 'POST', url: '/unsubscribe/x', payload: '' })
    expect(wrong.statusCode).toBe(410)
  })
})
