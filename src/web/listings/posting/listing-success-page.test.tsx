import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ListingSuccessPage } from './listing-success-page.tsx'
import { aDraft, OWNER } from './own-listing.fixture.ts'

const LIVE: OwnListing = {
  ...aDraft(),
  state: 'active',
  publishedAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-12-01T10:00:00.000Z',
}

const show = (answer: () => OwnListing | Refusal<'listings.not-found'>, id: string = LIVE.id) => {
  setTransport({ fetch: fakeServer(fake(readOwnListing)(answer)) })
  return render(<ListingSuccessPage />, { person: { id: OWNER }, path: `/listing-success?id=${id}` })
}

test('a published listing is shown with its link, its end and ways to tell people', async () => {
  const { user } = await show(() => LIVE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your listing is live!' })).toBeTruthy()
  expect(screen.getByText('It stays public until Dec 1, 2026.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View listing' }).getAttribute('href')).toBe(`/listing/${LIVE.id}`)
  const address = encodeURIComponent(`${location.origin}/listing/${LIVE.id}`)
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toContain(address)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledWith(`${location.origin}/listing/${LIVE.id}`)
  expect(await screen.findByText('Link copied')).toBeTruthy()
})

test.each([
  ['a draft', () => aDraft(), LIVE.id],
  ['what is not one’s own', () => new Refusal('listings.not-found'), LIVE.id],
  ['an address without an id', () => LIVE, 'nonsense'],
])('%s is not found', async (_, answer, id) => {
  await show(answer, id)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
