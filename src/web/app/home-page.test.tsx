import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { oakland } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { HomePage } from './home-page.tsx'

const guess = fake(guessPlace)(() => ({ place: oakland }))
const seattle = { ...oakland, id: PlaceId.parse(5_809_844), name: 'Seattle', nameAm: 'ሲያትል', admin1: 'WA' }
const cities = fake(searchPlaces)(() => ({ items: [seattle] }))
const NONE = { items: [], nextCursor: null, count: null, otherCurrencies: null }
const serve = (answer: typeof NONE | Refusal<'server.unexpected'>) =>
  setTransport({
    fetch: fakeServer(
      fake(searchListings)(() => answer),
      guess,
      cities,
    ),
  })
beforeEach(() => {
  localStorage.clear()
  serve(NONE)
})

test('the hero leads to the listings', async () => {
  const { user, router } = await render(<HomePage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connect with the diaspora')
  await user.click(screen.getByRole('link', { name: 'Start Exploring' }))
  expect(router.state.location.pathname).toBe('/listings')
})

test('another city is chosen from the hero, and the newest are near it from then on', async () => {
  const { user } = await render(<HomePage />)
  await user.click(await screen.findByRole('button', { name: /^Near Oakland/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Where are you searching from?' })
  const city = within(sheet).getByRole('combobox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Seat')
  await user.click(await screen.findByRole('option', { name: /Seattle/ }))
  expect(await screen.findByRole('button', { name: /^Near Seattle/ })).toBeTruthy()
})

test('six categories', async () => {
  await render(<HomePage />)
  const explore = screen.getByRole('region', { name: 'Explore Categories' })
  const links = within(explore).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All Listings', '/listings'],
    ['Rooms & Housing', '/rooms-housing'],
    ['Jobs & Career', '/jobs'],
    ['Items for Sale', '/items'],
    ['Services', '/services'],
    ['Events', '/events'],
  ])
})

test('no featured listings is said only when the server answered so', async () => {
  serve(new Refusal('server.unexpected'))
  const { user } = await render(<HomePage />)
  const featured = within(screen.getByRole('region', { name: 'Featured Listings' }))
  const again = await featured.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/No featured listings at the moment/)).toBeNull()
  serve(NONE)
  await user.click(again)
  expect(await screen.findByText(/No featured listings at the moment/)).toBeTruthy()
})

test('all featured listings are one link away', async () => {
  const { user, router } = await render(<HomePage />)
  await user.click(screen.getByRole('link', { name: 'View All Featured Listings' }))
  expect(router.state.location).toMatchObject({ pathname: '/listings', search: { featured: 'true' } })
})

test('in Amharic', async () => {
  await render(<HomePage />, { language: 'am' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ዲያስፖራው የሚገናኝበት')
})
