import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { FAVORITE_LIMITS } from '#contract/listings/favorites/favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import { switchFavoriteMails } from '#contract/listings/favorites/switch-favorite-mails.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { sql } from 'kysely'
import { uuidv7 } from '#server/platform/id.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

describe('saving a listing', () => {
  it('asks a visitor to sign in', async () => {
    for (const answer of [
      await world.call(addFavorite, { listingId: uuidv7() }),
      await world.call(removeFavorite, { listingId: uuidv7() }),
      await world.call(listFavorites, {}),
      await world.call(listFavoriteIds, {}),
      await world.call(switchFavoriteMails, { byMail: false }),
    ])
      expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('knows no draft of others, nothing paused and none that does not exist, in the same words', async () => {
    const draft = await drafted(world, world.people.abel, SOFA, 1)
    const paused = await posted(world, world.people.abel, RIDE)
    await world.call(markListing, { listingId: paused.id, state: 'paused' }, world.people.abel)
    for (const listingId of [draft.id, paused.id, uuidv7()]) {
      const answer = await world.call(addFavorite, { listingId }, world.people.sara)
      expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
    }
  })

  it('says that a deleted one is gone', async () => {
    const { id } = await posted(world, world.people.abel, RIDE)
    await world.call(deleteListing, { listingId: id }, world.people.abel)
    const answer = await world.call(addFavorite, { listingId: id }, world.people.sara)
    expect(answer).toMatchObject({ status: 410, error: { code: 'listings.gone' } })
  })

  it('refuses an id that is none', async () => {
    const answer = await world.call(addFavorite, { listingId: 'mine' }, world.people.sara)
    expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
    expect((await world.call(listFavorites, { cursor: 'x' }, world.people.sara)).status).toBe(400)
  })

  it('is shown to its owner from the first on, and to others from the third', async () => {
    const { id } = await posted(world, world.people.abel, RIDE)
    const savesCount = async (reader: typeof world.people.abel | null) =>
      (await world.call(readListing, { listingId: id }, reader)).body.favorites
    expect([await savesCount(null), await savesCount(world.people.abel)]).toEqual([null, 0])
    for (const [n, name] of ['Worku', 'Tsion', 'Dagim'].entries()) {
      expect([await savesCount(null), await savesCount(world.people.abel)]).toEqual([null, n])
      await world.call(addFavorite, { listingId: id }, await world.newPerson(name))
    }
    expect([await savesCount(null), await savesCount(world.people.abel)]).toEqual([3, 3])
  })

  it('saves once, however often and at the same time, and forgets alike', async () => {
    const liya = await world.newPerson('Liya')
    const { id } = await posted(world, world.people.abel, RIDE)
    const all = await Promise.all([0, 1, 2].map(() => world.call(addFavorite, { listingId: id }, liya)))
    expect(all.map(({ body }) => body)).toEqual([{ isSaved: true }, { isSaved: true }, { isSaved: true }])
    expect((await world.call(listFavoriteIds, {}, liya)).body).toEqual({ ids: [id] })

    for (const _ of [1, 2])
      expect((await world.call(removeFavorite, { listingId: id }, liya)).body).toEqual({ isSaved: false })
    expect((await world.call(listFavoriteIds, {}, liya)).body).toEqual({ ids: [] })
  })

  it('ends at a thousand, also when the last two come at once', async () => {
    const liya = await world.newPerson('Hirut')
    const one = await posted(world, world.people.abel, RIDE)
    const two = await posted(world, world.people.abel, RIDE)
    await sql`
      with many as (
        insert into listing (id, owner_id, category)
        select gen_random_uuid(), ${world.people.meron.userId}, 'items'
        from generate_series(2, ${FAVORITE_LIMITS.perPerson}) returning id)
      insert into favorite (user_id, listing_id, known_state)
      select ${liya.userId}, id, 'away' from many`.execute(world.db)
    const both = await Promise.all(
      [one, two].map(({ id }) => world.call(addFavorite, { listingId: id }, liya)),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refusal = both.find(({ status }) => status === 409)
    expect(refusal?.error).toMatchObject({
      code: 'listings.too-many-favorites',
      details: { limit: FAVORITE_LIMITS.perPerson },
    })
  })
})

describe('the list of what was saved', () => {
  it('is private, goes from the latest back, and shows a card as lists do', async () => {
    const liya = await world.newPerson('Selam')
    const sofa = await posted(world, world.people.abel, SOFA, 2)
    const ride = await posted(world, world.people.abel, RIDE)
    await world.call(addFavorite, { listingId: sofa.id }, liya)
    await world.clock.advance(1)
    await world.call(addFavorite, { listingId: ride.id }, liya)

    const first = (await world.call(listFavorites, { limit: 1 }, liya)).body
    expect(first.items).toMatchObject([{ listingId: ride.id, state: 'active' }])
    expect(first.byMail).toBe(true)
    const cursor = first.nextCursor ?? ''
    const second = (await world.call(listFavorites, { limit: 1, cursor }, liya)).body
    const found = (await world.call(searchListings, { limit: 50 })).body.items
    expect(second.items[0]?.card).toEqual({
      ...found.find(({ id }) => id === sofa.id),
      translation: null,
    })
    expect(second.nextCursor).toBeNull()
    expect((await world.call(listFavorites, {}, world.people.meron)).body.items).toEqual([])
  })

  it('has the same switch for mails as the settings of notifications', async () => {
    const liya = await world.newPerson('Yemane')
    await world.call(switchFavoriteMails, { byMail: false }, liya)
    const { settings } = (await world.call(readNotificationSettings, {}, liya)).body
    expect(settings.topics.favorites).toEqual({ inApp: true, push: true, email: false })
    const favorites = { inApp: false, push: true, email: true }
    const topics = { ...settings.topics, favorites }
    await world.call(updateNotificationSettings, { ...settings, topics }, liya)
    expect((await world.call(listFavorites, {}, liya)).body.byMail).toBe(true)
  })

  it('says how each is doing, and nothing of what is hidden or gone', async () => {
    const liya = await world.newPerson('Bruk')
    const { abel } = world.people
    const made = await Promise.all([0, 1, 2].map(() => posted(world, abel, RIDE)))
    for (const { id } of made) await world.call(addFavorite, { listingId: id }, liya)
    const [reserved, paused, deleted] = made.map(({ id }) => id)
    if (!reserved || !paused || !deleted) throw new Error('Three were posted.')
    await world.call(markListing, { listingId: reserved, state: 'reserved' }, abel)
    await world.call(markListing, { listingId: paused, state: 'paused' }, abel)
    await world.call(deleteListing, { listingId: deleted }, abel)
    const states = async () =>
      Object.fromEntries(
        (await world.call(listFavorites, {}, liya)).body.items.map((item) => [
          item.listingId,
          [item.state, item.card?.title ?? null],
        ]),
      )
    expect(await states()).toEqual({
      [reserved]: ['reserved', RIDE.title],
      [paused]: ['hidden', null],
      [deleted]: ['gone', null],
    })
    await world.clock.advance(91 * 86_400)
    expect((await states())[reserved]).toEqual(['expired', RIDE.title])
    await world.clock.advance(14 * 86_400)
    expect((await states())[reserved]).toEqual(['gone', null])
  })
})
