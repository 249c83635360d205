import * as inMemory from 'fake-indexeddb'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { saraId } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { countWaiting } from '#web/platform/offline/outbox.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { HeartButton } from './heart-button.tsx'
import { OutgoingFavorites } from './outgoing-favorites.tsx'
import { stopFavorites } from './send-favorites.ts'

const ID = '0199a000-0000-7000-8000-0000000000aa' as ListingId
const heart = () => screen.findByRole('button', { name: 'Save “Krar”' })

beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
})
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  act(() => stopFavorites())
  vi.restoreAllMocks()
})

/** A server that can be out of reach; it notes what reached it. */
function server({ isOnline, refuses = false }: { isOnline: boolean; refuses?: boolean }) {
  const state = { isOnline, refuses, received: [] as string[] }
  const answer = fakeServer(
    fake(listFavoriteIds)(() => ({ ids: [] })),
    fake(addFavorite)(() => {
      state.received.push('save')
      return state.refuses ? new Refusal('listings.gone') : { isSaved: true }
    }),
    fake(removeFavorite)(() => {
      state.received.push('forget')
      return { isSaved: false }
    }),
  )
  setTransport({
    fetch: (request) => (state.isOnline ? answer(request) : Promise.reject(new TypeError('no network'))),
  })
  return state
}

const show = () =>
  render(
    <>
      <HeartButton listing={{ id: ID, title: 'Krar' }} />
      <OutgoingFavorites />
    </>,
    { person: { id: saraId } },
  )

test('a heart tapped without a connection counts at once, says that it waits, and arrives once', async () => {
  const site = server({ isOnline: false })
  const { user } = await show()
  for (let taps = 0; taps < 3; taps++) await user.click(await heart())
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Will be saved when you are back online')).toBeTruthy()
  expect(countWaiting()).toBe(1)
  site.isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/when you are back online/)).toBeNull())
  expect(site.received).toEqual(['save'])
  expect(countWaiting()).toBe(0)
})

test('without a connection nobody is told that it is done, nor that it is kept where there is no room', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(inMemory.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  server({ isOnline: false })
  const { user } = await show()
  const doneBefore = screen.queryAllByText('Saved').length
  await user.click(await heart())
  const said = () =>
    screen
      .queryAllByRole('alertdialog', { hidden: true })
      .map(({ textContent }) => textContent)
      .join()
  await waitFor(() => expect(said()).toContain('It is sent when you are back online'))
  expect(said()).toContain('Will be saved when you are back online')
  // those of the test before may still be going
  expect(screen.queryAllByText('Saved').length).toBeLessThanOrEqual(doneBefore)
})

test('one that the device has no room for says so, and arrives all the same', async () => {
  vi.spyOn(inMemory.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const site = server({ isOnline: false })
  const { user } = await show()
  await user.click(await heart())
  expect(await screen.findByText('Not saved on this device')).toBeTruthy()
  site.isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText('Not saved on this device')).toBeNull())
  expect(site.received).toEqual(['save'])
})

test('one that the server refuses says why, and is tried again or given up', async () => {
  const site = server({ isOnline: true, refuses: true })
  const { user } = await show()
  await user.click(await heart())
  const problem = () => screen.queryByRole('region', { name: 'Not sent yet' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy())
  expect(problem()?.textContent).toContain('This listing is no longer available.')
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(site.received).toEqual(['save', 'save']))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(problem()).toBeNull()
  expect(countWaiting()).toBe(0)
})
