import { describe, expect, it } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { renewByLink } from '#contract/listings/life/renew-by-link.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { stopMails } from '#contract/notifications/stop-mails.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const DAY = 86_400
const EVENT = {
  ...RIDE,
  category: 'events',
  subcategory: 'religious',
  details: { timezone: 'Europe/Stockholm' },
} as const

const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY * 1000).toISOString()
const renew = (listingId: string, as: Person) =>
  world.inject({ method: 'POST', url: `/api/listings/${listingId}/renew`, as })

it('asks a visitor to sign in', async () => {
  const { id } = await posted(world, world.people.sara, SOFA, 1)
  expect(await world.call(renewListing, { listingId: id })).toMatchObject({
    status: 401,
    error: { code: 'auth.signed-out' },
  })
})

it('knows no listing of somebody else', async () => {
  const { id } = await posted(world, world.people.sara, SOFA, 1)
  expect(await world.call(renewListing, { listingId: id }, world.people.abel)).toMatchObject({
    status: 404,
    error: { code: 'listings.not-found' },
  })
})

describe('refuses', () => {
  it('less than two days after the last time', async () => {
    const { sara } = world.people
    const { id, publishedAt, renewableFrom } = await posted(world, sara, SOFA, 1)
    expect(renewableFrom).toBe(new Date(Date.parse(publishedAt ?? '') + 2 * DAY * 1000).toISOString())
    await world.clock.advance(2 * DAY - 60)
    expect((await renew(id, sara)).json()).toMatchObject({
      error: { code: 'listings.renewed-recently', details: { at: renewableFrom } },
    })
  })

  it('what ends by its own date, a draft, and what ended two weeks ago', async () => {
    const { sara } = world.people
    const event = await posted(
      world,
      sara,
      { ...EVENT, details: { ...EVENT.details, starts_at: inDays(40) } },
      1,
    )
    const draft = await drafted(world, sara, SOFA, 1)
    const over = await posted(world, sara, RIDE)
    await world.clock.advance(3 * DAY)
    expect((await renew(event.id, sara)).json()).toMatchObject({
      error: { code: 'listings.not-renewable' },
    })
    expect((await renew(draft.id, sara)).json()).toMatchObject({ error: { code: 'listings.wrong-state' } })
    await world.clock.advance((87 + 14) * DAY)
    expect((await renew(over.id, sara)).json()).toMatchObject({
      error: { code: 'listings.wrong-state', details: { state: 'expired' } },
    })
  })
})

/** Milliseconds. */
const A_MINUTE = 60_000

describe('a renewed listing', () => {
  it('lives its days again, and comes to the top again only after a week', async () => {
    const { abel } = world.people
    const first = await posted(world, abel, { ...SOFA, title: 'Renewal chair one' }, 1)
    await world.clock.advance(3 * DAY)
    const second = await posted(world, abel, { ...SOFA, title: 'Renewal chair two' }, 1)
    const order = async () =>
      (await world.call(searchListings, { q: 'renewal chair', sort: 'newest' })).body.items.map(
        ({ id }) => id,
      )
    const { body } = await world.call(renewListing, { listingId: first.id }, abel)
    const lateBy = Date.parse(inDays(30)) - Date.parse(body.expiresAt ?? '')
    expect(Math.abs(lateBy)).toBeLessThan(A_MINUTE)
    expect(await order()).toEqual([second.id, first.id])
    await world.clock.advance(5 * DAY)
    await world.call(renewListing, { listingId: first.id }, abel)
    expect(await order()).toEqual([first.id, second.id])
  })

  it('is on offer again when it had ended', async () => {
    const { abel } = world.people
    const { id } = await posted(world, abel, { ...SOFA, title: 'Sofa from the past' }, 1)
    await world.clock.advance(35 * DAY)
    await world.runJobs()
    expect((await world.call(readOwnListing, { listingId: id }, abel)).body.state).toBe('expired')
    expect((await world.call(renewListing, { listingId: id }, abel)).body.state).toBe('active')
    expect((await world.call(searchListings, { q: 'sofa from the past' })).body.items).toHaveLength(1)
  })

  it('is renewed once by two who do it at the same time', async () => {
    const { abel } = world.people
    const { id } = await posted(world, abel, SOFA, 1)
    await world.clock.advance(3 * DAY)
    const answers = await Promise.all([1, 2].map(() => renew(id, abel)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })
})

describe('the mailed link', () => {
  const tokenIn = async (email: string) => {
    const mail = (await world.outbox()).findLast(({ to }) => to === email)
    return {
      mail,
      token: new URL((mail?.action_link ?? '').replace('#/', '')).searchParams.get('token') ?? '',
    }
  }

  it('comes three days before the end and on the last day, once each, and renews without signing in', async () => {
    const person = await world.newPerson('Reminded')
    const { id } = await posted(world, person, { ...SOFA, title: 'Sofa to remind of' }, 1)
    const mails = async () => (await world.outbox()).filter(({ to }) => to === person.email)
    await world.clock.advance(26 * DAY)
    expect(await mails()).toHaveLength(0)
    await world.clock.advance(1.5 * DAY)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['“Sofa to remind of” ends in three days'])
    const early = await tokenIn(person.email)
    await world.clock.advance(2 * DAY)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '“Sofa to remind of” ends in three days',
      '“Sofa to remind of” ends today',
    ])
    await world.clock.advance(0.1 * DAY)
    expect(await mails()).toHaveLength(2)

    const { token } = await tokenIn(person.email)
    const { body } = await world.call(renewByLink, { token })
    expect(body).toMatchObject({ listingId: id, title: 'Sofa to remind of' })
    expect(Math.round((Date.parse(body.expiresAt) - world.clock.now().getTime()) / DAY / 1000)).toBe(30)
    // followed again, and the older one after it: it says what was done and does nothing more
    await world.clock.advance(3 * DAY)
    for (const again of [token, early.token])
      expect((await world.call(renewByLink, { token: again })).body).toEqual(body)
  })

  it('stands beside one that ends such mails; in the app one is told all the same, once for each', async () => {
    const person = await world.newPerson('Undisturbed')
    const { id } = await posted(world, person, SOFA, 1)
    await world.clock.advance(27.5 * DAY)
    const { mail } = await tokenIn(person.email)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const stop = /unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(`/#/stop-mails?token=${stop}`)
    expect((await world.call(stopMails, { token: stop })).body).toEqual({ topic: 'listings', ofOne: false })
    await world.clock.advance(2 * DAY)
    expect((await world.outbox()).filter(({ to }) => to === person.email)).toHaveLength(1)
    const { items } = (await world.call(listNotifications, {}, person)).body
    expect(items.map(({ notice }) => [notice.kind, notice.subjectId])).toEqual([
      ['own_listing_ending', id],
      ['own_listing_ending', id],
    ])
  })

  it('says of what was closed since that it is not on offer', async () => {
    const person = await world.newPerson('Sold')
    const { id } = await posted(world, person, SOFA, 1)
    await world.clock.advance(28 * DAY)
    const { token } = await tokenIn(person.email)
    expect((await world.call(renewByLink, { token })).status).toBe(200)
    await world.call(closeListing, { listingId: id, outcome: 'sold_elsewhere' }, person)
    expect((await world.call(renewByLink, { token })).error.code).toBe('listings.wrong-state')
  })

  it('says nothing to who changed it, cut it off, or comes too late', async () => {
    const person = await world.newPerson('Late')
    const other = await posted(world, world.people.abel, SOFA, 1)
    await posted(world, person, SOFA, 1)
    await world.clock.advance(28 * DAY)
    const { token } = await tokenIn(person.email)
    const forged = [other.id, ...token.split('.').slice(1)].join('.')
    for (const bad of [forged, token.slice(0, -3), token.replace(/\.\d+\./, '.1.'), 'x'])
      expect(await world.call(renewByLink, { token: bad })).toMatchObject({
        status: 410,
        error: { code: 'listings.link-invalid' },
      })
    await world.clock.advance(17 * DAY)
    expect((await world.call(renewByLink, { token })).error.code).toBe('listings.link-invalid')
  })
})
