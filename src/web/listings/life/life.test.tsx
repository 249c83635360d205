import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listAskers } from '#contract/listings/conversation/list-askers.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { renewByLink } from '#contract/listings/life/renew-by-link.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { reopenListing } from '#contract/listings/life/reopen-listing.ts'
import type { OwnListingState } from '#contract/listings/life/state.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { createListing } from '#contract/listings/create-listing.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { roomOf } from '#web/listings/listing.fixture.ts'
import { aDraft, aPicture, OWNER } from '#web/listings/posting/own-listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CautionNotice } from './caution-notice.tsx'
import { OwnerBar } from './owner-bar.tsx'
import { RenewalPage } from './renewal-page.tsx'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const FAR = '2036-01-01T00:00:00.000Z'
const own = (parts: Partial<OwnListing> = {}): OwnListing => ({
  ...aDraft(),
  state: 'active',
  publishedAt: LONG_AGO,
  expiresAt: FAR,
  renewableFrom: LONG_AGO,
  views: [0, 1, 0, 2, 0, 0, 4],
  ...parts,
})

const isFile = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.startsWith('/media/')
/** All pictures but the second have their file. */
const fileAt = (url: string) =>
  url.includes(aPicture(2).id) ? new Response(null, { status: 404 }) : new Response('webp')

async function showBar(listing: OwnListing, ...fakes: Fake[]) {
  const server = fakeServer(
    ...fakes,
    fake(readOwnListing)(() => listing),
  )
  setTransport({
    fetch: (request) => (isFile(request) ? Promise.resolve(fileAt(request.url)) : server(request)),
  })
  const shown = await render(<OwnerBar listingId={listing.id} />, { person: { id: OWNER } })
  await screen.findByRole('region', { name: 'Your listing' })
  return shown
}
const names = () =>
  within(screen.getByRole('region', { name: 'Your listing' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

test.each<[OwnListingState, Partial<OwnListing>, string[]]>([
  ['active', {}, ['Renew', 'Mark as reserved', 'Pause', 'Close', 'Post a similar one']],
  ['active', { renewableFrom: FAR }, ['Mark as reserved', 'Pause', 'Close', 'Post a similar one']],
  ['reserved', {}, ['Renew', 'No longer reserved', 'Close', 'Post a similar one']],
  ['paused', { renewableFrom: null }, ['Make available again', 'Close', 'Post a similar one']],
  ['expired', {}, ['Renew', 'Close', 'Post a similar one']],
  ['fulfilled', { renewableFrom: null, reopenableUntil: FAR }, ['Put it back', 'Post a similar one']],
  ['fulfilled', { renewableFrom: null, reopenableUntil: LONG_AGO }, ['Post a similar one']],
  ['pending_review', { renewableFrom: null }, ['Post a similar one']],
])('what is %s offers what leads on: %j', async (state, parts, acts) => {
  await showBar(own({ state, ...parts }))
  expect(names()).toEqual(acts)
})

test('says where it stands, how many looked and day by day', async () => {
  await showBar(own({ revision: 'pending_review' }))
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.getByText('Change in review')).toBeTruthy()
  expect(screen.getByText('7 views in 7 days')).toBeTruthy()
  expect(screen.getAllByText(/: (\d) views?$/)).toHaveLength(7)
  expect(screen.getByText(/Others see the old version/)).toBeTruthy()
})

test('says why it came back, in the words of who looked', async () => {
  await showBar(own({ state: 'removed', decision: { reason: 'scam', note: 'Seen elsewhere.' } }))
  expect(screen.getByText(/It looks like a known fraud/)).toBeTruthy()
  expect(screen.getByText(/Seen elsewhere/)).toBeTruthy()
})

test('is renewed by one press', async () => {
  const renewed = own({ renewableFrom: FAR })
  const { user } = await showBar(
    own(),
    fake(renewListing)(() => renewed),
  )
  await user.click(screen.getByRole('button', { name: /^Renew/ }))
  expect(await screen.findByText(/^Renewed until/)).toBeTruthy()
})

test('a refusal is said', async () => {
  const { user } = await showBar(
    own(),
    fake(markListing)(() => new Refusal('listings.wrong-state', { state: 'fulfilled' })),
  )
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('That is not possible in this listing’s current state.')).toBeTruthy()
})

test('closing asks how it ended, in the words of the category', async () => {
  const asked = vi.fn<(outcome: string) => void>()
  const { user } = await showBar(
    own(),
    fake(closeListing)(({ outcome }) => {
      asked(outcome)
      return own({ state: 'fulfilled', closeOutcome: outcome, renewableFrom: null })
    }),
  )
  await user.click(screen.getByRole('button', { name: /^Close/ }))
  await user.click(await screen.findByRole('button', { name: 'Sold elsewhere' }))
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('sold_elsewhere'))
  expect(await screen.findByText('Closed. Well done!')).toBeTruthy()
})

test('of those who wrote one is named, with whom it ended', async () => {
  const asked = vi.fn<(person: string | null | undefined) => void>()
  const abel = {
    userId: UserId.parse(crypto.randomUUID()),
    name: 'Abel',
    avatar: null,
    memberSince: LONG_AGO,
  }
  const { user } = await showBar(
    own(),
    fake(listAskers)(() => ({ items: [abel] })),
    fake(closeListing)(({ closedWith }) => {
      asked(closedWith)
      return own({ state: 'fulfilled', closeOutcome: 'sold_here', renewableFrom: null })
    }),
  )
  await user.click(screen.getByRole('button', { name: /^Close/ }))
  await screen.findByRole('button', { name: 'Sold elsewhere' })
  await user.click(screen.getByRole('button', { name: 'Sold on Mesob' }))
  await user.click(await screen.findByRole('button', { name: 'Abel' }))
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(abel.userId))
})

test('says how often it was saved and written about', async () => {
  await showBar(own({ interest: { favorites: 2, messages: 1 } }))
  expect(screen.getByText('saved 2 times')).toBeTruthy()
  expect(screen.getByText('1 message')).toBeTruthy()
})

test('readers are told what to be careful of, and go on when they have read it', async () => {
  const { user } = await render(<CautionNotice listing={roomOf({ cautions: ['price_far_below'] })} />)
  expect(screen.getByRole('button', { name: 'Block and report' })).toBeTruthy()
  expect(screen.getByText('The price is far below that of similar homes in this city.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I understand, continue' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('The price is far below that of similar homes in this city.')).toBeTruthy()
})

test('nothing is said where nothing was found', async () => {
  await render(<CautionNotice listing={roomOf()} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the mailed link renews once, without a session', async () => {
  const tokens: string[] = []
  setTransport({
    fetch: fakeServer(
      fake(renewByLink)(({ token }) => {
        tokens.push(token)
        return { listingId: roomOf().id, title: 'Sunny room', expiresAt: FAR }
      }),
    ),
  })
  await render(<RenewalPage />, { path: '/renew-listing?token=a.1.b' })
  expect(await screen.findByText('“Sunny room” is renewed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View listing' }).getAttribute('href')).toContain(roomOf().id)
  expect(tokens).toEqual(['a.1.b'])
})

test('a mailed link to what has to be paid leads to the payment', async () => {
  const { id } = roomOf()
  setTransport({
    fetch: fakeServer(fake(renewByLink)(() => new Refusal('listings.fee-due', { listingId: id }))),
  })
  await render(<RenewalPage />, { path: '/renew-listing?token=a.1.b' })
  const pay = await screen.findByRole('link', { name: 'Pay and renew' })
  expect(pay.getAttribute('href')).toContain(`/payment?listing=${id}`)
})

test('a link that is too old says what to do', async () => {
  setTransport({ fetch: fakeServer(fake(renewByLink)(() => new Refusal('listings.link-invalid'))) })
  await render(<RenewalPage />, { path: '/renew-listing?token=a.1.b' })
  expect(await screen.findByText('It was not renewed')).toBeTruthy()
  expect(screen.getByText(/Renew the listing under My Listings/)).toBeTruthy()
})

test('what was closed by mistake is put back from the toast, or later by its button', async () => {
  const closedOne = own({
    state: 'fulfilled',
    closeOutcome: 'sold_elsewhere',
    reopenableUntil: FAR,
    renewableFrom: null,
  })
  let state = own()
  const opened: string[] = []
  const { user } = await showBar(
    state,
    fake(listAskers)(() => ({ items: [] })),
    fake(readOwnListing)(() => state),
    fake(closeListing)(() => {
      state = closedOne
      return closedOne
    }),
    fake(reopenListing)(({ listingId }) => {
      opened.push(listingId)
      state = own()
      return state
    }),
  )
  await user.click(screen.getByRole('button', { name: /^Close “/ }))
  await user.click(await screen.findByRole('button', { name: 'Sold elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is back as it was')).toBeTruthy()
  expect(opened).toEqual([closedOne.id])
  expect(await screen.findByRole('button', { name: /^Close “/ })).toBeTruthy()
})

test('a similar one takes the words and the photos along, and says what it could not take', async () => {
  const listing = own({
    photos: [1, 2].map((n) => ({ picture: aPicture(n), alt: n === 1 ? 'From the front' : null })),
  })
  const made: unknown[] = []
  const { user, router } = await showBar(
    listing,
    fake(uploadImage)(() => aPicture(7)),
    fake(createListing)(({ content }) => {
      made.push(content.photos)
      return own({ state: 'draft' })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Post a similar one' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-listing/${listing.id}`))
  expect(made).toEqual([[{ mediaId: aPicture(7).id, alt: 'From the front' }]])
  expect(await screen.findByText('1 photo could not be copied')).toBeTruthy()
})
