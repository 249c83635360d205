import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { cardOf, oakland, roomOf, saraId } from '#web/listings/listing.fixture.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ListingView } from './listing-view.tsx'

const room = roomOf()
const path = `/listing/${room.id}`
const view = <ListingView listingId={room.id} />
const abel = { id: '0197c0de-0000-7000-8000-000000000901' }

let deleted: string[] = []

function serve(listing: ListingDetail | Refusal<'listings.gone' | 'listings.not-found'>) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: oakland })),
      fake(readListing)(() => listing),
      fake(searchListings)(() => ({
        items: [cardOf(1, { id: room.id, title: 'The room itself' }), cardOf(2, { title: 'Another room' })],
        nextCursor: null,
        count: { value: 2, capped: false },
        otherCurrencies: null,
      })),
      fake(deleteListing)(({ listingId }) => {
        deleted.push(listingId)
        return { deleted: true as const }
      }),
    ),
  })
}

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => Promise.all([import('#web/media/viewer/public.tsx'), import('#web/ui/confirm-dialog.tsx')]))
beforeEach(() => {
  deleted = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['en', 'Sunny room near the lake', 'Read it in Amharic', 'ፀሐያማ ክፍል'],
  ['am', 'ፀሐያማ ክፍል', 'በእንግሊዝኛ ያንብቡ', 'Sunny room near the lake'],
] as const)(
  'whoever reads %s sees that text first, and the other with a tap',
  async (language, first, act, other) => {
    const description = 'ሐይቁ አጠገብ ያለ ብሩህ ክፍል ነው።'
    serve({ ...room, translation: { lang: 'am', title: 'ፀሐያማ ክፍል', description } })
    const { user } = await render(view, { path, language })
    const title = await screen.findByRole('heading', { level: 1, name: first })
    expect(title.getAttribute('lang')).toBe(language)
    expect(screen.queryByText(description) !== null).toBe(language === 'am')
    await user.click(screen.getByRole('button', { name: act }))
    expect(await screen.findByRole('heading', { level: 1, name: other })).toBeTruthy()
    expect(screen.queryByText(description) !== null).toBe(language === 'en')
  },
)

test('shows what it costs, what it is, where, since when and who posted it', async () => {
  serve(room)
  await render(view, { path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny room near the lake' })).toBeTruthy()
  expect(screen.getByText('$950')).toBeTruthy()
  expect(screen.getByText('/ month')).toBeTruthy()
  expect(screen.getByText('Negotiable')).toBeTruthy()
  expect(screen.getByText('Posted 2 hours ago')).toBeTruthy()
  const isPlace = (_: string, element: Element | null) => element?.textContent === 'Grand Lake, Oakland, CA'
  expect(screen.getAllByText(isPlace).length).toBeGreaterThan(0)
  expect(screen.getByText(/within this circle|in this circle/)).toBeTruthy()
  const poster = screen.getByRole('region', { name: 'Posted by' })
  expect(poster.textContent).toContain('Sara Tesfaye')
  expect(poster.textContent).toContain('Member since March 2024')
  expect(poster.textContent).toContain('4 active listings')
})

test('says how many saved it, where that is told', async () => {
  serve(roomOf({ favorites: 5 }))
  await render(view, { path })
  expect(await screen.findByText('Saved by 5 people')).toBeTruthy()
})

/** The value beside a label. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

test('writes each detail in the reader’s words, and leaves out what is not so', async () => {
  serve(room)
  await render(view, { path })
  await screen.findByRole('heading', { level: 1 })
  expect(valueOf('Available from')).toBe('Sep 11, 2026')
  expect(valueOf('Bedrooms')).toBe('1')
  expect(valueOf('Deposit')).toBe('$500')
  expect(valueOf('Good for newcomers')).toBe('No credit history needed, Near transit')
  expect(valueOf('Languages')).toBe('Amharic, English')
  expect(valueOf('Ends')).toMatch(/^Oct 1[01], 2026$/)
  expect(screen.queryByText('Pets allowed')).toBeNull()
})

test('in Amharic, dates stand in both calendars and the text keeps its own language', async () => {
  serve(room)
  await render(view, { path, language: 'am' })
  const description = await screen.findByText(/Quiet room/)
  expect(description.getAttribute('lang')).toBe('en')
  expect(valueOf('የሚገኝበት ቀን')).toContain('መስከረም 1 ቀን 2019 ዓ.ም.')
  expect(valueOf('የሚገኝበት ቀን')).toContain('2026')
})

test('an event is told in its own time zone', async () => {
  serve(
    roomOf({
      category: 'events',
      subcategory: 'concert_party',
      details: { starts_at: '2026-09-12T02:00:00.000Z', timezone: 'America/Los_Angeles', venue: 'Eden Hall' },
    }),
  )
  await render(view, { path })
  await screen.findByRole('heading', { level: 1 })
  expect(valueOf('Starts')).toMatch(/^Sep 11, 2026, 7:00 PM/)
  expect(valueOf('Venue')).toBe('Eden Hall')
})

test('a visitor who wants to write signs in first and goes on from there', async () => {
  serve(room)
  const { router, user } = await render(view, { path })
  await user.click(await screen.findByRole('button', { name: 'Message' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe(`/messages/new?listing=${room.id}`)
})

test('a member writes at once', async () => {
  serve(room)
  const { router, user } = await render(view, { path, person: abel })
  await user.click(await screen.findByRole('button', { name: 'Message' }))
  await waitFor(() => expect(router.state.location.href).toBe(`/messages/new?listing=${room.id}`))
})

test('is shared by an address that others can open', async () => {
  serve(room)
  const { user } = await render(view, { path, person: abel })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`)
})

test('its owner edits and deletes instead', async () => {
  serve(room)
  const { router, user } = await render(view, { path, person: { id: saraId } })
  const edit = await screen.findByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toBe(`/edit-listing/${room.id}`)
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete listing' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Sunny room near the lake”?' })
  expect(deleted).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Delete listing' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
  // for as long as it can be undone nothing is sent, unless the app goes out of sight
  expect(deleted).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(deleted).toEqual([room.id]))
})

test('photos follow the arrow keys and open over the whole screen', async () => {
  serve(room)
  const { user } = await render(view, { path })
  const first = await screen.findByRole('button', { name: 'Open photo 1 of 3 full screen' })
  await user.click(first)
  const viewer = await screen.findByRole('dialog', { name: 'Photos' })
  expect(within(viewer).getByText('1 / 3')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(within(viewer).getByText('2 / 3')).toBeTruthy()
  expect(within(viewer).getByRole('img', { name: 'The kitchen' })).toBeTruthy()
  await user.click(within(viewer).getByRole('button', { name: 'Zoom in' }))
  expect(within(viewer).getByRole('img', { name: 'The kitchen' }).style.transform).toContain('scale(1.6)')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('similar listings leave out the listing itself', async () => {
  serve(room)
  await render(view, { path })
  const similar = await screen.findByRole('region', { name: 'Similar listings nearby' })
  expect(await within(similar).findByText('Another room')).toBeTruthy()
  expect(within(similar).queryByText('The room itself')).toBeNull()
})

test('an expired listing says so and offers no contact', async () => {
  serve(roomOf({ state: 'expired' }))
  await render(view, { path, person: abel })
  expect(await screen.findByText('Expired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
})

test('a listing that is gone says so and shows others', async () => {
  serve(new Refusal('listings.gone'))
  await render(view, { path })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This listing is no longer available' }),
  ).toBeTruthy()
  expect(await screen.findByText('Another room')).toBeTruthy()
})

test('an unknown listing is not found', async () => {
  serve(new Refusal('listings.not-found'))
  await render(view, { path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})

test('legal help without a licence number is said to be no lawyer’s', async () => {
  serve(roomOf({ category: 'services', subcategory: 'legal_immigration', details: {} }))
  await render(view, { path })
  expect(await screen.findByText(/not a lawyer/)).toBeTruthy()
})
