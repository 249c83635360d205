import { describe, expect, it } from 'vitest'
import { deleteSavedSearch } from '#contract/listings/alerts/delete-saved-search.ts'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import { openSavedSearch } from '#contract/listings/alerts/open-saved-search.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { SAVED_SEARCH_LIMITS, SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import { updateSavedSearch } from '#contract/listings/alerts/update-saved-search.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { PLACES } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const SOFAS = {
  name: 'Sofas nearby',
  channel: 'email',
  frequency: 'instant',
  filters: { q: 'sofa', category: 'items', lat: 38.9, lng: -77.04, radius: 25 },
  placeId: PLACES.washington,
} as const

const listed = async (person: Person) => (await world.call(listSavedSearches, {}, person)).body.items
const searchId = SavedSearchId.parse(uuidv7())

describe('a saved search', () => {
  it('asks a visitor to sign in', async () => {
    for (const answer of [
      await world.call(saveSearch, SOFAS),
      await world.call(listSavedSearches, {}),
      await world.call(updateSavedSearch, { searchId, name: 'Mine' }),
      await world.call(openSavedSearch, { searchId }),
      await world.call(deleteSavedSearch, { searchId }),
    ])
      expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('belongs to one person: for others, staff included, there is none', async () => {
    const { id } = (await world.call(saveSearch, SOFAS, world.people.sara)).body.search
    for (const person of [world.people.abel, world.people.dawit]) {
      for (const answer of [
        await world.call(updateSavedSearch, { searchId: id, name: 'Mine' }, person),
        await world.call(openSavedSearch, { searchId: id }, person),
      ])
        expect(answer).toMatchObject({ status: 404, error: { code: 'listings.saved-search-not-found' } })
      await world.call(deleteSavedSearch, { searchId: id }, person)
      expect(await listed(person)).toEqual([])
    }
    expect(await listed(world.people.sara)).toMatchObject([{ id, name: 'Sofas nearby' }])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['too long a name', { name: 'n'.repeat(SAVED_SEARCH_LIMITS.nameMax + 1) }],
    ['half a position', { filters: { lat: 1 } }],
    ['a radius around nothing', { filters: { radius: 5 } }],
    ['a price without a currency', { filters: { maxPrice: 100 } }],
    ['an unknown filter', { filters: { color: 'blue' } }],
    ['an unknown channel', { channel: 'pigeon' }],
    ['prices upside down', { filters: { ...SOFAS.filters, currency: 'USD', minPrice: 10, maxPrice: 5 } }],
    ['a filter that lists do not know', { filters: { ...SOFAS.filters, details: 'bogus:1' } }],
  ])('is refused with %s', async (_name, part) => {
    const answer = await world.call(saveSearch, { ...SOFAS, ...part } as typeof SOFAS, world.people.abel)
    expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
  })

  it('is refused in a place that is none', async () => {
    const answer = await world.call(saveSearch, { ...SOFAS, placeId: 1 }, world.people.abel)
    expect(answer).toMatchObject({ status: 404, error: { code: 'geo.place-not-found' } })
  })

  it('is kept in one way of writing it, with the name of its place', async () => {
    const liya = await world.newPerson('Liya')
    const filters = { ...SOFAS.filters, kind: undefined, featured: false, sort: 'price_asc' } as const
    const { search, outcome } = (await world.call(saveSearch, { ...SOFAS, filters }, liya)).body
    expect(outcome).toBe('saved')
    expect(search).toMatchObject({
      filters: SOFAS.filters,
      place: { name: 'Washington' },
      channel: 'email',
      frequency: 'instant',
      paused: null,
    })
    expect(await listed(liya)).toEqual([search])

    const wide = { q: 'sofa', lat: 38.9, lng: -77.04, currency: 'USD' } as const
    const anywhere = (await world.call(saveSearch, { ...SOFAS, filters: wide }, liya)).body.search
    expect(anywhere.filters).toEqual({ q: 'sofa' })
  })

  it('is saved once, also at the same time', async () => {
    const liya = await world.newPerson('Hirut')
    const both = await Promise.all([0, 1, 2].map(() => world.call(saveSearch, SOFAS, liya)))
    expect(both.map(({ body }) => body.outcome).toSorted()).toEqual(['already', 'already', 'saved'])
    expect(new Set(both.map(({ body }) => body.search.id)).size).toBe(1)
  })

  it('is one of at most 25, also when the last two come at once', async () => {
    const liya = await world.newPerson('Selam')
    const save = (n: number) => world.call(saveSearch, { ...SOFAS, filters: { q: `sofa ${n}` } }, liya)
    for (let n = 1; n < SAVED_SEARCH_LIMITS.perPerson; n++) await save(n)
    const both = await Promise.all([save(100), save(101)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(both.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'listings.too-many-saved-searches',
      details: { limit: 25 },
    })
    expect((await save(1)).body.outcome).toBe('already')
  })

  it('is renamed, paused and resumed, and deleted, once or twice', async () => {
    const liya = await world.newPerson('Bruk')
    const { id } = (await world.call(saveSearch, SOFAS, liya)).body.search
    const change = async (part: object) =>
      (await world.call(updateSavedSearch, { searchId: id, ...part }, liya)).body
    expect(await change({ name: 'Couches', frequency: 'weekly' })).toMatchObject({
      name: 'Couches',
      frequency: 'weekly',
      channel: 'email',
    })
    expect(await change({ isPaused: true, channel: 'app' })).toMatchObject({
      paused: 'asked',
      channel: 'app',
    })
    // looking at it does not undo what was asked for
    expect((await world.call(openSavedSearch, { searchId: id }, liya)).body.paused).toBe('asked')
    expect(await change({ isPaused: false })).toMatchObject({ paused: null, name: 'Couches' })
    for (const _ of [1, 2])
      expect((await world.call(deleteSavedSearch, { searchId: id }, liya)).body).toEqual({ deleted: true })
    expect(await listed(liya)).toEqual([])
  })
})
