import { describe, expect, it } from 'vitest'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { switchFavoriteMails } from '#contract/listings/favorites/switch-favorite-mails.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const noticesOf = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice)

async function minuteLater(): Promise<void> {
  await world.clock.advance(61)
  await world.runJobs()
}

async function reprice(owner: Person, listingId: ListingId, amountMinor: number): Promise<void> {
  const { content, version } = (await world.call(readOwnListing, { listingId }, owner)).body
  const price = { type: 'fixed', amountMinor, maxMinor: null, currency: 'USD', period: null } as const
  await world.call(updateListing, { listingId, version, content: { ...content, price } }, owner)
}

async function followedSofa(follower: Person): Promise<ListingId> {
  const { id } = await posted(world, world.people.abel, SOFA, 1)
  await world.call(addFavorite, { listingId: id }, follower)
  return id
}

describe('followers of a listing', () => {
  it('hear of a drop once, in the app and by mail, with a way to stop the mails', async () => {
    const liya = await world.newPerson('Liya')
    const id = await followedSofa(liya)
    await reprice(world.people.abel, id, 11_700)
    await minuteLater()
    expect(await noticesOf(liya)).toEqual([])

    await reprice(world.people.abel, id, 11_000)
    await minuteLater()
    await minuteLater()
    const notice = {
      kind: 'favorite_price_drop',
      subjectId: id,
      facts: {
        title: SOFA.title,
        was: { minor: 12_000, currency: 'USD' },
        now: { minor: 11_000, currency: 'USD' },
      },
    }
    expect(await noticesOf(liya)).toEqual([notice])
    const mails = (await world.outbox()).filter(({ to }) => to === liya.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: `“${SOFA.title}” costs less now` })
    expect(mails[0]?.text).toContain('from $120 to $110')
    expect(mails[0]?.headers?.['List-Unsubscribe']).toMatch(/^<http.+\/unsubscribe\/.+>$/)
  })

  it('hear that it is reserved, and that it is on offer again, but not of what passed within a minute', async () => {
    const liya = await world.newPerson('Hirut')
    const { id } = await posted(world, world.people.abel, RIDE)
    await world.call(addFavorite, { listingId: id }, liya)
    const mark = (state: 'active' | 'reserved' | 'paused') =>
      world.call(markListing, { listingId: id, state }, world.people.abel)
    await mark('reserved')
    await mark('active')
    await minuteLater()
    expect(await noticesOf(liya)).toEqual([])
    await mark('reserved')
    await minuteLater()
    await mark('active')
    await minuteLater()
    await mark('paused')
    await minuteLater()
    expect((await noticesOf(liya)).map(({ kind }) => kind)).toEqual(['favorite_back', 'favorite_reserved'])
  })

  it('hear two days before its end that it ends, once', async () => {
    const liya = await world.newPerson('Selam')
    const late = await world.newPerson('Late')
    const id = await followedSofa(liya)
    await world.clock.advance(27 * 86_400)
    await world.runJobs()
    expect(await noticesOf(liya)).toEqual([])
    await world.clock.advance(1.5 * 86_400)
    await world.call(addFavorite, { listingId: id }, late)
    for (const _ of [1, 2]) {
      await world.clock.advance(3600)
      await world.runJobs()
    }
    expect(await noticesOf(liya)).toMatchObject([{ kind: 'favorite_ending', subjectId: id }])
    // saved on a page that said so
    expect(await noticesOf(late)).toEqual([])
  })

  it('get no mails when they want none, and still find it in the app', async () => {
    const liya = await world.newPerson('Bruk')
    const { id } = await posted(world, world.people.abel, RIDE)
    await world.call(addFavorite, { listingId: id }, liya)
    expect((await world.call(switchFavoriteMails, { byMail: false }, liya)).body).toEqual({ byMail: false })
    expect((await world.call(listFavorites, {}, liya)).body.byMail).toBe(false)
    await world.call(markListing, { listingId: id, state: 'reserved' }, world.people.abel)
    await minuteLater()
    expect(await noticesOf(liya)).toHaveLength(1)
    expect((await world.outbox()).filter(({ to }) => to === liya.email)).toEqual([])
  })

  it('are notified once, however many servers look at the same time', async () => {
    const liya = await world.newPerson('Dagim')
    const { id } = await posted(world, world.people.abel, RIDE)
    await world.call(addFavorite, { listingId: id }, liya)
    await world.call(markListing, { listingId: id, state: 'reserved' }, world.people.abel)
    await world.clock.advance(61)
    await Promise.all([world.runJobs(), world.runJobs(), world.runJobs()])
    expect(await noticesOf(liya)).toHaveLength(1)
  })
})
