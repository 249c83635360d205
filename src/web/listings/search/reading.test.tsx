import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { readSearch, type SearchReading } from '#contract/listings/search/read-search.ts'
import { type ListingFilters, searchListings } from '#contract/listings/search/search-listings.ts'
import { suggestSearches } from '#contract/listings/search/suggest-searches.ts'
import { cardOf, oakland } from '#web/listings/listing.fixture.ts'
import { ListingsPage } from '#web/listings/listings-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

type Asked = z.output<(typeof searchListings)['~orpc']['inputSchema'] & z.ZodType>

const seattle: Place = {
  id: PlaceId.parse(5_809_844),
  name: 'Seattle',
  nameAm: 'ሲያትል',
  admin1: 'WA',
  country: 'US',
  lat: 47.6062,
  lng: -122.3321,
}
const tacoma: Place = { ...seattle, id: PlaceId.parse(5_812_944), name: 'Tacoma', nameAm: null }

let asked: Asked[] = []
beforeEach(() => {
  asked = []
})

/** "room under 900 in seattle" */
const roomInSeattle = (filters: ListingFilters): SearchReading => ({
  filters: {
    ...filters,
    q: '',
    category: 'rooms_housing',
    kind: 'offer',
    living: true,
    maxPrice: 90_000,
    currency: 'USD',
    lat: seattle.lat,
    lng: seattle.lng,
    radius: 25,
  },
  isRead: true,
  place: seattle,
  otherPlaces: [],
  without: [],
  elsewhere: [],
})

function serve(
  read: (filters: ListingFilters & { isShort: boolean }) => SearchReading | Refusal<'server.unexpected'>,
  count = 9,
) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: oakland })),
      fake(readPlace)(({ placeId }) => (placeId === seattle.id ? seattle : oakland)),
      fake(suggestSearches)(() => ({ words: [], categories: [], places: [] })),
      fake(readSearch)(read),
      fake(searchListings)((input) => {
        asked.push(input)
        const items = Array.from({ length: count }, (_, n) => cardOf(n + 1))
        return { items, nextCursor: null, count: { value: count, capped: false }, otherCurrencies: null }
      }),
    ),
  })
}

const TYPED = '/listings?q=room%20under%20900%20in%20seattle'
const show = (path = TYPED, category: 'rooms_housing' | null = null, language: 'en' | 'am' = 'en') =>
  render(<ListingsPage category={category} />, { path, language })
const addressOf = (router: { state: { location: { search: unknown } } }) => router.state.location.search

test('what is read in the words is searched by, and shown as chips beside the words', async () => {
  serve(roomInSeattle)
  await show()
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    q: '',
    category: 'rooms_housing',
    living: true,
    kind: 'offer',
    maxPrice: 90_000,
    lat: 47.6062,
  })
  const chips = screen.getByRole('list', { name: 'Place and filters in use' })
  expect(within(chips).getByRole('button', { name: /Seattle, WA · 25 mi/ })).toBeTruthy()
  expect(within(chips).getByRole('button', { name: 'Remove filter: Rooms & Housing' })).toBeTruthy()
  expect(within(chips).getByRole('button', { name: 'Remove filter: up to $900 / month' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search listings' }).value).toBe(
    'room under 900 in seattle',
  )
  expect(screen.getByText('Understood as filters.')).toBeTruthy()
})

test('a chip that is taken away leaves the others as filters of the address', async () => {
  serve(roomInSeattle)
  const { router, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Remove filter: up to $900 / month' }))
  await waitFor(() =>
    expect(addressOf(router)).toEqual({
      category: 'rooms_housing',
      kind: 'offer',
      placeId: String(seattle.id),
      lat: String(seattle.lat),
      lng: String(seattle.lng),
      radius: '25',
      asTyped: 'true',
    }),
  )
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ category: 'rooms_housing', lat: 47.61, radius: 25 }),
  )
  expect(asked.at(-1)?.maxPrice).toBeUndefined()
})

test('the words can be searched for as they stand', async () => {
  serve(roomInSeattle)
  const { router, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Search the exact words' }))
  await waitFor(() =>
    expect(addressOf(router)).toMatchObject({ asTyped: 'true', q: 'room under 900 in seattle' }),
  )
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'room under 900 in seattle', lat: 37.8 }))
  expect(screen.queryByText('Understood as filters.')).toBeNull()
})

test('new words are read anew, and what was read before goes with the old ones', async () => {
  serve(roomInSeattle)
  const { router, user } = await show('/listings?q=blue&category=items&minPrice=5&asTyped=true')
  const field = await screen.findByRole('combobox', { name: 'Search listings' })
  await user.clear(field)
  await user.type(field, 'room in seattle{Enter}')
  await waitFor(() => expect(addressOf(router)).toEqual({ q: 'room in seattle' }))
})

test('where few are found the words are read once more: which were let go, and where else something is', async () => {
  serve(
    ({ isShort, ...filters }) => ({
      filters: { ...filters, q: isShort ? 'toyota' : 'shiny red toyota' },
      isRead: false,
      place: null,
      otherPlaces: [],
      without: isShort ? ['shiny', 'red'] : [],
      elsewhere: isShort
        ? [
            { category: 'items', count: 3 },
            { category: 'services', count: 99 },
          ]
        : [],
    }),
    2,
  )
  await show('/rooms-housing?q=shiny%20red%20toyota', 'rooms_housing')
  expect(await screen.findByText(/No listing also matches/)).toBeTruthy()
  expect(screen.getByText(/those words were left out/).textContent).toContain('“shiny red”')
  expect(screen.getByRole('link', { name: '3 in Items for Sale' }).getAttribute('href')).toBe(
    '/items?q=shiny+red+toyota',
  )
  expect(screen.getByRole('link', { name: '99+ in Services' })).toBeTruthy()
})

test('of a state, another of its cities can be chosen', async () => {
  serve((filters) => ({ ...roomInSeattle(filters), otherPlaces: [tacoma] }))
  const { router, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Tacoma, WA' }))
  await waitFor(() =>
    expect(addressOf(router)).toMatchObject({ placeId: String(tacoma.id), asTyped: 'true', maxPrice: '900' }),
  )
})

test('where few are found, what is a little dearer stands before what is further away', async () => {
  serve(roomInSeattle, 2)
  await show()
  expect(await screen.findByRole('heading', { name: 'A little more: up to $1,035 / month' })).toBeTruthy()
  expect(asked.some(({ minPrice, maxPrice }) => minPrice === 90_001 && maxPrice === 103_500)).toBe(true)
})

test('who has found enough is asked nothing more', async () => {
  const looks: boolean[] = []
  serve(({ isShort, ...filters }) => {
    looks.push(isShort)
    return roomInSeattle(filters)
  })
  await show()
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(looks).toEqual([false])
})

test('without an answer the words are only words', async () => {
  serve(() => new Refusal('server.unexpected', 500))
  await show('/listings?q=jebena')
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(asked[0]).toMatchObject({ q: 'jebena', lat: 37.8 })
})

test('the words about it are there in Amharic', async () => {
  serve((filters) => ({
    ...roomInSeattle(filters),
    without: ['ርካሽ'],
    elsewhere: [{ category: 'items', count: 3 }],
  }))
  await show(TYPED, null, 'am')
  expect(await screen.findByText('ቃላትዎ እንደ ማጣሪያ ተወስደዋል።')).toBeTruthy()
  expect(screen.getByText(/ይህ ቃል ተትቷል።/)).toBeTruthy()
})
