import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Place } from '#contract/geo/place.ts'
import { deleteSavedSearch } from '#contract/listings/alerts/delete-saved-search.ts'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { type SavedSearch, SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import { updateSavedSearch } from '#contract/listings/alerts/update-saved-search.ts'
import { saraId } from '#web/listings/listing.fixture.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { SaveSearchButton } from './save-search-button.tsx'
import { SavedSearchesPage } from './saved-searches-page.tsx'

const PLACE = Place.parse({
  id: 4_140_963,
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.9,
  lng: -77.04,
})
const AROUND = { lat: 38.9, lng: -77.04, country: 'US', city: PLACE, place: PLACE, isExplicit: true }
const SOFAS: SavedSearch = {
  id: SavedSearchId.parse('0199a000-0000-7000-8000-0000000000aa'),
  name: 'Sofas nearby',
  channel: 'email',
  frequency: 'daily',
  filters: { q: 'sofa', category: 'items', lat: 38.9, lng: -77.04, radius: 25 },
  placeId: PLACE.id,
  place: PLACE,
  paused: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastNotifiedAt: '2026-11-20T12:00:00.000Z',
}

function server(items: SavedSearch[], isFull = false) {
  let stored = items
  setTransport({
    fetch: fakeServer(
      fake(listSavedSearches)(() => ({ items: stored })),
      fake(saveSearch)(({ filters, ...fields }) => {
        if (isFull) return new Refusal('listings.too-many-saved-searches', { limit: 25 })
        const search = { ...SOFAS, ...fields, filters }
        stored = [search, ...stored]
        return { outcome: 'saved', search }
      }),
      fake(updateSavedSearch)(({ searchId, isPaused, ...fields }) => {
        const before = stored.find(({ id }) => id === searchId) ?? SOFAS
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        const paused = isPaused === undefined ? before.paused : isPaused ? ('asked' as const) : null
        const changed: SavedSearch = { ...before, ...given, paused }
        stored = stored.map((one) => (one.id === searchId ? changed : one))
        return changed
      }),
      fake(deleteSavedSearch)(({ searchId }) => {
        stored = stored.filter(({ id }) => id !== searchId)
        return { deleted: true }
      }),
    ),
  })
  return () => stored
}

const showList = (language: 'en' | 'am' = 'en') =>
  render(<SavedSearchesPage />, { person: { id: saraId }, path: '/saved-searches', language })
const query = { q: 'sofa', category: 'items', lat: 38.9, lng: -77.04, radius: 25, sort: 'newest' } as const

test('a search is saved under a name that says what it looks for', async () => {
  const stored = server([])
  const { user } = await render(<SaveSearchButton query={query} place={AROUND} />, {
    person: { id: saraId },
  })
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect((name as HTMLInputElement).value).toBe('sofa · Items for Sale · within 25 mi of Washington, DC')
  await user.clear(name)
  await user.type(name, 'Couches')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Search saved')).toBeTruthy()
  expect(stored()).toMatchObject([{ name: 'Couches', channel: 'email', frequency: 'instant' }])
  expect(stored()[0]?.placeId).toBe(PLACE.id)
})

test('nothing is sent without a name, and a refusal is said', async () => {
  const stored = server([], true)
  const { user } = await render(<SaveSearchButton query={query} place={AROUND} />, {
    person: { id: saraId },
  })
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Required')).toBeTruthy()
  await user.type(name, 'Couches')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You can save 25 searches. Delete one first.')).toBeTruthy()
  expect(stored()).toEqual([])
})

test('a visitor is led to sign in, and back to the list', async () => {
  server([])
  const { user, router } = await render(<SaveSearchButton query={query} place={AROUND} />, {
    path: '/items?q=sofa',
  })
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/items?q=sofa')
})

test('saved searches say what they look for and how often, and are paused and resumed', async () => {
  const stored = server([SOFAS])
  const { user } = await showList()
  expect(await screen.findByText('sofa · Items for Sale · within 25 mi of Washington, DC')).toBeTruthy()
  expect(screen.getByText('In the app and by e-mail · Once a day')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pause “Sofas nearby”' }))
  expect(await screen.findByText('Paused')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resume “Sofas nearby”' }))
  expect(await screen.findByText('In the app and by e-mail · Once a day')).toBeTruthy()
  await waitFor(() => expect(stored()[0]?.paused).toBeNull())
})

test('one is renamed', async () => {
  const stored = server([SOFAS])
  const { user } = await showList()
  await user.click(await screen.findByRole('button', { name: 'Edit “Sofas nearby”' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Couches')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Couches' })).toBeTruthy()
  await waitFor(() => expect(stored()[0]).toMatchObject({ name: 'Couches', frequency: 'daily' }))
})

test('one is deleted at once, and brought back by Undo', async () => {
  const stored = server([SOFAS])
  const { user } = await showList()
  await user.click(await screen.findByRole('button', { name: 'Delete “Sofas nearby”' }))
  expect(await screen.findByText('You have not saved a search yet.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Sofas nearby' })).toBeTruthy()
  await waitFor(() => expect(stored()).toMatchObject([{ filters: SOFAS.filters }]))
})

test('says in Amharic what it looks for', async () => {
  server([SOFAS])
  await showList('am')
  expect(await screen.findByText(/ከዋሽንግተን.* በ25 ማይል ውስጥ/)).toBeTruthy()
})
