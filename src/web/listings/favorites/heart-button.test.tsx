import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { saraId } from '#web/listings/listing.fixture.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { HeartButton } from './heart-button.tsx'
import { stopFavorites } from './send-favorites.ts'

afterEach(() => stopFavorites())

const ID = '0199a000-0000-7000-8000-0000000000aa' as ListingId
const heart = () => screen.findByRole('button', { name: 'Save “Krar”' })
const isPressed = async () => (await heart()).getAttribute('aria-pressed') === 'true'

function server(saved: Set<ListingId>, refuses = false) {
  setTransport({
    fetch: fakeServer(
      fake(listFavoriteIds)(() => ({ ids: [...saved] })),
      fake(addFavorite)(({ listingId }) => {
        if (refuses) return new Refusal('listings.gone')
        saved.add(listingId)
        return { isSaved: true }
      }),
      fake(removeFavorite)(({ listingId }) => {
        saved.delete(listingId)
        return { isSaved: false }
      }),
    ),
  })
  return saved
}

const show = (options = {}) =>
  render(<HeartButton listing={{ id: ID, title: 'Krar' }} />, { person: { id: saraId }, ...options })

test('one tap saves, another forgets, and each can be undone', async () => {
  const saved = server(new Set())
  const { user } = await show()
  await user.click(await heart())
  expect(await isPressed()).toBe(true)
  await waitFor(() => expect([...saved]).toEqual([ID]))
  await user.click(await heart())
  await waitFor(() => expect([...saved]).toEqual([]))
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await waitFor(async () => expect(await isPressed()).toBe(true))
})

test('what was saved before is shown, and stays saved when the server cannot forget', async () => {
  server(new Set([ID]))
  await show()
  await waitFor(async () => expect(await isPressed()).toBe(true))
})

test('the heart goes back when the server refuses, and says why', async () => {
  server(new Set(), true)
  const { user } = await show()
  await user.click(await heart())
  expect(await screen.findByText('This listing is no longer available.')).toBeTruthy()
  expect(await isPressed()).toBe(false)
})

test('a visitor is led to sign in, and back', async () => {
  server(new Set())
  const { user, router } = await render(<HeartButton listing={{ id: ID, title: 'Krar' }} />, {
    path: '/listings?q=krar',
  })
  await user.click(await heart())
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/listings?q=krar')
})
