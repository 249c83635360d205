import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CreateListingPage } from './create-listing-page.tsx'
import { storeLocalDraft } from './draft/store-local-draft.ts'
import { formOf } from './form/listing-form-policy.ts'
import { storePrefill } from './prefill/store-prefill.ts'
import { aCard, aDraft, OWNER, WASHINGTON } from './own-listing.fixture.ts'

let drafts: OwnListingCard[] = []
beforeEach(() => {
  drafts = []
})

/** The place is found when the test says so. */
function show(path: string) {
  let found: () => void = () => undefined
  const isFound = new Promise<void>((resolve) => {
    found = resolve
  })
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(async () => {
        await isFound
        return { place: { ...WASHINGTON, country: 'SE' } }
      }),
      fake(readPlace)(() => ({ ...WASHINGTON, name: 'Seattle', admin1: 'WA' })),
      fake(listOwnListings)(() => ({
        items: drafts,
        nextCursor: null,
        counts: {
          all: drafts.length,
          active: 0,
          draft: drafts.length,
          in_review: 0,
          needs_changes: 0,
          ended: 0,
        },
      })),
    ),
  })
  return render(<CreateListingPage />, { person: { id: OWNER }, path }).then((view) => ({ ...view, found }))
}

test('the first question is the category', async () => {
  const { user, router } = await show('/create-listing')
  await user.click(screen.getByRole('link', { name: /Rooms & Housing/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'What is it?' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Private room' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ category: 'rooms_housing', step: 'kind' })
})

test('drafts can be gone on with where they were left, those that only this device has too', async () => {
  drafts = [aCard({ title: 'Masinko', state: 'draft' })]
  const left = aDraft({ title: 'Krar, not sent yet', description: '' })
  storeLocalDraft({ userId: OWNER, id: null }, null, formOf(left))
  const { user } = await show('/create-listing')
  expect((await screen.findByRole('link', { name: 'Masinko' })).getAttribute('href')).toContain(
    '/edit-listing/',
  )
  await user.click(screen.getByRole('link', { name: 'Krar, not sent yet' }))
  expect(await screen.findByDisplayValue('Krar, not sent yet')).toBeTruthy()
})

test('the form does not wait for the place, and takes it when it is found', async () => {
  const { found } = await show('/create-listing?category=items&step=price')
  const city = screen.getByRole('combobox')
  expect(city).toHaveProperty('value', '')
  found()
  await waitFor(() => expect(city).toHaveProperty('value', 'Washington, DC'))
  expect(screen.getByRole('button', { name: /Swedish krona/ })).toBeTruthy()
})

test('after a reload the draft is opened from the server', async () => {
  const { router } = await show(`/create-listing?category=items&step=price&draft=${aDraft().id}`)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-listing/${aDraft().id}`))
  expect(router.state.location.search).toEqual({ step: 'price' })
})

test('another category keeps what was written', async () => {
  storeLocalDraft({ userId: OWNER, id: null }, null, formOf(aDraft({ title: 'Krar, not sent yet' })))
  const { user } = await show('/create-listing?category=items&step=kind&draft=here')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(screen.getByRole('button', { name: 'Services' }))
  expect(await screen.findByRole('radio', { name: 'Music & DJ' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Instruments' })).toBeNull()
})

const prefill = {
  category: 'items',
  subcategory: 'instruments',
  title: 'Krar from Gondar',
  price: { type: 'fixed', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
  placeId: WASHINGTON.id,
} as const

test('what somebody gave it to begin with stands in the form, also after a reload', async () => {
  storePrefill(prefill)
  const { unmount } = await show('/create-listing?category=items&step=details&filled=a')
  expect(await screen.findByDisplayValue('Krar from Gondar')).toBeTruthy()
  unmount()
  await show('/create-listing?category=items&step=price&filled=a')
  expect(await screen.findByDisplayValue('120')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'Seattle, WA'))
})

test('it is only for its category, and only where the address asks for it', async () => {
  storePrefill(prefill)
  const { unmount } = await show('/create-listing?category=services&step=details&filled=a')
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', '')
  unmount()
  await show('/create-listing?category=items&step=details')
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', '')
})

test('what does not fit is as if nothing were given', async () => {
  storePrefill({ ...prefill, title: 'x'.repeat(900) })
  await show('/create-listing?category=items&step=details&filled=a')
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', '')
})
