import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listPersonListings } from '#contract/listings/poster/list-person-listings.ts'
import { cardOf, saraId } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PersonListings } from './person-listings.tsx'

const asked = vi.fn<() => void>()

function show(count: number) {
  asked.mockReset()
  setTransport({
    fetch: fakeServer(
      fake(listFavoriteIds)(() => ({ ids: [] })),
      fake(listPersonListings)(() => {
        asked()
        return { items: [1, 2, 3, 4, 5].map((n) => cardOf(n, { title: `Listing ${n}` })), nextCursor: null }
      }),
    ),
  })
  return render(<PersonListings userId={saraId} count={count} title="Listings" all="Show all 5 listings" />)
}

test('the newest stand there, and all of them once that is asked for', async () => {
  const { user } = await show(5)
  expect(await screen.findByRole('heading', { name: 'Listings' })).toBeTruthy()
  expect(screen.getByText('Listing 4')).toBeTruthy()
  expect(screen.queryByText('Listing 5')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all 5 listings' }))
  expect(screen.getByText('Listing 5')).toBeTruthy()
})

test('of somebody who offers nothing nothing is asked, and nothing said', async () => {
  await show(0)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
