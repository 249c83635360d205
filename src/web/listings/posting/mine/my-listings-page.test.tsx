import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { reopenListing } from '#contract/listings/life/reopen-listing.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { ListingId, type OwnListingCard } from '#contract/listings/listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { aCard, aDraft, OWNER } from '#web/listings/posting/own-listing.fixture.ts'
import { MyListingsPage } from './my-listings-page.tsx'

afterEach(() => void vi.restoreAllMocks())

const KRAR = aCard({ title: 'Krar', state: 'active', expiresAt: '2036-01-01T00:00:00.000Z' })
const DRAFT = aCard({
  id: ListingId.parse('019a0000-0000-7000-8000-000000000002'),
  title: '',
  state: 'draft',
  price: null,
})

const lists = (items: () => OwnListingCard[]) =>
  fake(listOwnListings)(({ tab }) => {
    const all = items()
    const of = (state: string) => all.filter((one) => one.state === state)
    const none = { in_review: 0, needs_changes: 0, ended: 0 }
    const counts = { ...none, all: all.length, active: of('active').length, draft: of('draft').length }
    return { items: tab === 'all' ? all : of(tab), nextCursor: null, counts }
  })

const show = (fakes: Fake[], path = '/my-listings') => {
  setTransport({ fetch: fakeServer(...fakes) })
  return render(<MyListingsPage />, { person: { id: OWNER }, path })
}

test('every listing says how it stands and offers what can be done with it', async () => {
  await show([lists(() => [KRAR, DRAFT])])
  expect(await screen.findByRole('link', { name: 'View “Krar”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit “Krar”' }).getAttribute('href')).toContain(KRAR.id)
  expect(screen.getByRole('link', { name: 'Continue “Untitled draft”' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Share/ })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Share “Krar”' })).toBeTruthy()
  expect(screen.getByText('$120')).toBeTruthy()
  expect(screen.getByText(/days left/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All 2' })).toBeTruthy()
})

test('a tab of the address shows its own', async () => {
  await show([lists(() => [KRAR, DRAFT])], '/my-listings?tab=draft')
  expect(await screen.findByRole('link', { name: 'Continue “Untitled draft”' })).toBeTruthy()
  expect(screen.queryByText('Krar')).toBeNull()
  expect(screen.getByRole('link', { name: 'Drafts 1' }).getAttribute('aria-current')).toBe('page')
})

/** What waits for its ten seconds is sent. */
function goOutOfSight() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('deleting is asked for by name, the row is gone at once, and the listing with its time to undo it', async () => {
  let stored = [KRAR, DRAFT]
  const { user } = await show([
    lists(() => stored),
    fake(deleteListing)(({ listingId }) => {
      stored = stored.filter(({ id }) => id !== listingId)
      return { deleted: true }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete “Krar”' }))
  expect(await screen.findByRole('heading', { name: 'Delete “Krar”?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete listing' }))
  expect(await screen.findByText('“Krar” was deleted.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View “Krar”' })).toBeNull()
  expect(stored).toHaveLength(2)
  goOutOfSight()
  await waitFor(() => expect(stored).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“Krar” has already been deleted')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'All 1' })).toBeTruthy()
})

test('a deletion that is undone was none', async () => {
  let sent = 0
  const { user } = await show([
    lists(() => [KRAR]),
    fake(deleteListing)(() => {
      sent++
      return { deleted: true }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete “Krar”' }))
  await user.click(await screen.findByRole('button', { name: 'Delete listing' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'View “Krar”' })).toBeTruthy()
  goOutOfSight()
  expect(sent).toBe(0)
})

test('a row that could not be deleted comes back', async () => {
  const { user } = await show([
    lists(() => [KRAR]),
    fake(deleteListing)(() => new Refusal('server.unavailable')),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete “Krar”' }))
  await user.click(await screen.findByRole('button', { name: 'Delete listing' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'View “Krar”' })).toBeNull())
  goOutOfSight()
  expect(await screen.findByText('“Krar” was not deleted')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'View “Krar”' })).toBeTruthy()
})

test('several are renewed at once; what did not allow it is counted', async () => {
  const renewed: string[] = []
  const { user } = await show([
    lists(() => [KRAR, DRAFT]),
    fake(renewListing)(({ listingId }) => {
      renewed.push(listingId)
      return listingId === KRAR.id ? aDraft() : new Refusal('listings.wrong-state', { state: 'draft' })
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  for (const name of ['Select “Krar”', 'Select “Untitled draft”'])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Renew' }))
  expect(await screen.findByText('1 listing renewed')).toBeTruthy()
  expect(await screen.findByText('It did not work for 1 listing')).toBeTruthy()
  expect(renewed).toEqual([KRAR.id, DRAFT.id])
  expect(screen.getByRole('button', { name: 'Select' })).toBeTruthy()
})

test('closing several can be undone for those that were closed', async () => {
  const acts: string[] = []
  const { user } = await show([
    lists(() => [KRAR, DRAFT]),
    fake(closeListing)(({ listingId, outcome }) => {
      acts.push(`${outcome} ${listingId}`)
      return listingId === KRAR.id ? aDraft() : new Refusal('listings.wrong-state', { state: 'draft' })
    }),
    fake(reopenListing)(({ listingId }) => {
      acts.push(`reopen ${listingId}`)
      return aDraft()
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  for (const name of ['Select “Krar”', 'Select “Untitled draft”'])
    await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close 2 listings?' })
  expect(within(question).getByText(/put them back within 14 days/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Close as no longer available' }))
  expect(await screen.findByText('1 listing closed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 listing is back')).toBeTruthy()
  expect(acts).toEqual([`not_available ${KRAR.id}`, `not_available ${DRAFT.id}`, `reopen ${KRAR.id}`])
})

test('nothing is said only when the server really has nothing', async () => {
  await show([lists(() => [])])
  expect(await screen.findByText('You have not posted anything yet.')).toBeTruthy()
})

test('a failed load can be tried again', async () => {
  let isUp = false
  const healthy = fakeServer(lists(() => [KRAR]))
  const { user } = await show([])
  setTransport({ fetch: (request) => (isUp ? healthy(request) : Promise.reject(new TypeError('down'))) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'View “Krar”' })).toBeTruthy()
})

test('a visitor is led to the sign-in page and back', async () => {
  setTransport({ fetch: fakeServer() })
  const { router } = await render(<MyListingsPage />, { path: '/my-listings?tab=draft' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(localStorage.getItem('auth-return')).toContain('/my-listings?tab=draft')
})

test('several are closed only after a question', async () => {
  const closed: string[] = []
  const { user } = await show([
    lists(() => [KRAR, DRAFT]),
    fake(closeListing)(({ listingId }) => {
      closed.push(listingId)
      return aDraft()
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select “Krar”' }))
  await user.click(screen.getByRole('button', { name: /^Close( as no longer available)?$/ }))
  expect(await screen.findByText('Close 1 listing?')).toBeTruthy()
  expect(closed).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Close as no longer available' }))
  await waitFor(() => expect(closed).toEqual([KRAR.id]))
})
