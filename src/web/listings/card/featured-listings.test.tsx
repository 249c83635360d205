import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { cardOf } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { FeaturedListings } from './featured-listings.tsx'

const found = (cards: readonly number[]) => ({
  items: cards.map((n) => cardOf(n, { featured: true })),
  nextCursor: null,
  count: { value: cards.length, capped: false },
  otherCurrencies: null,
})

test('asks for eight featured ones, wherever they are', async () => {
  const asked: unknown[] = []
  const answer = fake(searchListings)((input) => {
    asked.push(input)
    return found([1, 2])
  })
  setTransport({ fetch: fakeServer(answer) })
  await render(<FeaturedListings />)
  expect(await screen.findByText('Mitad 2')).toBeTruthy()
  expect(asked).toEqual([
    { q: '', living: false, featured: true, withPhotos: false, verified: false, limit: 8 },
  ])
})

test('says when there are none', async () => {
  setTransport({ fetch: fakeServer(fake(searchListings)(() => found([]))) })
  await render(<FeaturedListings />)
  expect(await screen.findByText('No featured listings at the moment. Check back soon!')).toBeTruthy()
})

test('a failure is not an empty list: it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setTransport({ fetch: fakeServer(fake(searchListings)(() => new Refusal('server.unexpected'))) })
  const { user } = await render(<FeaturedListings />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  setTransport({ fetch: fakeServer(fake(searchListings)(() => found([3]))) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mitad 3')).toBeTruthy()
})
