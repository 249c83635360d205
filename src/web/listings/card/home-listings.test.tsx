import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { type SearchInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { cardOf, oakland } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { FeaturedListings, NearListings } from './home-listings.tsx'
import { nearFirst } from './card-policy.ts'

const found = (cards: readonly number[], distances: readonly number[] = []) => ({
  items: cards.map((n, at) => cardOf(n, { featured: true, distanceMiles: distances[at] ?? null })),
  nextCursor: null,
  count: { value: cards.length, capped: false },
  otherCurrencies: null,
})
const guess = fake(guessPlace)(() => ({ place: oakland }))

beforeEach(() => localStorage.clear())

function serve(answer: (input: SearchInput) => ReturnType<typeof found> | Refusal<'server.unexpected'>) {
  const asked: SearchInput[] = []
  const search = fake(searchListings)((input) => {
    asked.push(input)
    return answer(input)
  })
  setTransport({ fetch: fakeServer(search, guess) })
  return asked
}

test('featured ones nearby come first, of the newest that there are', async () => {
  const asked = serve(() => found([1, 2, 3], [900, 12, 700]))
  await render(<FeaturedListings />)
  expect((await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)).toEqual([
    'Mitad 2',
    'Mitad 1',
    'Mitad 3',
  ])
  expect(asked).toMatchObject([{ featured: true, sort: 'newest', lat: oakland.lat, lng: oakland.lng }])
  expect(asked[0]?.radius).toBeUndefined()
})

test('says when none is featured', async () => {
  serve(() => found([]))
  await render(<FeaturedListings />)
  expect(await screen.findByText('No featured listings at the moment. Check back soon!')).toBeTruthy()
})

test('a failure is not an empty list: it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(() => new Refusal('server.unexpected'))
  const { user } = await render(<FeaturedListings />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  serve(() => found([3]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mitad 3')).toBeTruthy()
})

test('the newest around the city of the time zone, which is named; no device is asked', async () => {
  const locate = vi.fn<() => void>()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  })
  const asked = serve(() => found([4, 5]))
  await render(<NearListings />)
  const near = await screen.findByRole('region', { name: /^New near Oakland/ })
  expect(await within(near).findByText('Mitad 4')).toBeTruthy()
  expect(asked).toMatchObject([{ lat: oakland.lat, lng: oakland.lng, radius: 50, sort: 'newest', limit: 4 }])
  expect(locate).not.toHaveBeenCalled()
})

test('where nothing is near, the newest of all, and named so', async () => {
  serve(({ radius }) => found(radius === undefined ? [6] : []))
  await render(<NearListings />)
  expect(await screen.findByRole('heading', { name: 'Newest listings' })).toBeTruthy()
  expect(await screen.findByText('Mitad 6')).toBeTruthy()
})

test('where no city is known, the newest of all', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const search = fake(searchListings)(() => found([7]))
  const unknown = fake(guessPlace)(() => new Refusal('server.unexpected'))
  setTransport({ fetch: fakeServer(search, unknown) })
  await render(<NearListings />)
  expect(await screen.findByText('Mitad 7')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Newest listings' })).toBeTruthy())
})

test('what is near comes first in the order that it had', () => {
  const cards = [60, null, 50, 0].map((distanceMiles, n) => cardOf(n, { distanceMiles }))
  expect(nearFirst(cards, 50).map(({ distanceMiles }) => distanceMiles)).toEqual([50, 0, 60, null])
})
