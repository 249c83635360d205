import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Favorite } from '#contract/listings/favorites/favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import { switchFavoriteMails } from '#contract/listings/favorites/switch-favorite-mails.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { cardOf, saraId } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { FavoritesPage } from './favorites-page.tsx'
import { stopFavorites } from './send-favorites.ts'

afterEach(() => stopFavorites())

const card = cardOf(1, { title: 'Krar with case' })
const SAVED: Favorite = { listingId: card.id, savedAt: '2026-11-20T12:00:00.000Z', state: 'reserved', card }
const GONE: Favorite = {
  listingId: '0199a000-0000-7000-8000-0000000000ff' as ListingId,
  savedAt: '2026-11-19T12:00:00.000Z',
  state: 'gone',
  card: null,
}

function server(items: Favorite[], refuses = false) {
  let stored = items
  let byMail = true
  setTransport({
    fetch: fakeServer(
      fake(listFavoriteIds)(() => ({ ids: stored.map(({ listingId }) => listingId) })),
      fake(listFavorites)(() => ({ items: stored, nextCursor: null, byMail })),
      fake(removeFavorite)(({ listingId }) => {
        stored = stored.filter((one) => one.listingId !== listingId)
        return { isSaved: false }
      }),
      fake(switchFavoriteMails)((input) => {
        if (refuses) return new Refusal('request.too-many')
        byMail = input.byMail
        return input
      }),
    ),
  })
  return () => ({ stored, byMail })
}

const show = (language: 'en' | 'am' = 'en') =>
  render(<FavoritesPage />, { person: { id: saraId }, path: '/favorites', language })

test('each saved listing says how it is doing; of what is gone nothing is left', async () => {
  server([SAVED, GONE])
  await show()
  expect(await screen.findByRole('link', { name: 'Krar with case' })).toBeTruthy()
  expect(screen.getByText('Reserved')).toBeTruthy()
  expect(screen.getByText('No longer available')).toBeTruthy()
})

test('one is forgotten with a tap', async () => {
  const state = server([SAVED])
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /^Remove “Krar with case”/ }))
  expect(await screen.findByText('You have not saved anything yet.')).toBeTruthy()
  await waitFor(() => expect(state().stored).toEqual([]))
})

test('the mails are turned off, and stay on when the server refuses', async () => {
  const state = server([SAVED])
  const { user } = await show()
  await user.click(await screen.findByRole('switch', { name: 'Also notify me by e-mail' }))
  await waitFor(() => expect(state().byMail).toBe(false))

  server([SAVED], true)
  await user.click(screen.getByRole('switch'))
  expect(await screen.findByText('That could not be changed.')).toBeTruthy()
})

test('says in Amharic that there is nothing yet', async () => {
  server([])
  await show('am')
  expect(await screen.findByText('እስካሁን ምንም አላስቀመጡም።')).toBeTruthy()
})
