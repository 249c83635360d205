import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { setTransport } from './call/call.ts'
import { devicePosition, findStartPlace, usePlace, usePlaceName } from './place.ts'

const oakland: Place = {
  id: PlaceId.parse(5378538),
  name: 'Oakland',
  nameAm: 'ኦክላንድ',
  admin1: 'CA',
  country: 'US',
  lat: 37.8,
  lng: -122.27,
}

function deviceAt(position: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>(
    (found: PositionCallback, failed: PositionErrorCallback, _options: PositionOptions) => {
      if (position) found({ coords: position, timestamp: 0 } as unknown as GeolocationPosition)
      else failed({} as GeolocationPositionError)
    },
  )
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  return getCurrentPosition
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test('starts from the device: five seconds, low accuracy', async () => {
  const asked = deviceAt({ latitude: 37.81, longitude: -122.3 })
  setTransport({ fetch: fakeServer(fake(findNearestPlace)(() => ({ place: oakland }))) })
  expect(await findStartPlace(new QueryClient())).toMatchObject({
    name: 'Oakland',
    lat: 37.81,
    lng: -122.3,
    source: 'device',
  })
  expect(asked.mock.lastCall?.[2]).toMatchObject({ timeout: 5000, enableHighAccuracy: false })
})

test('else from the time zone, else from Washington DC', async () => {
  deviceAt(null)
  setTransport({ fetch: fakeServer(fake(guessPlace)(() => ({ place: oakland }))) })
  expect(await findStartPlace(new QueryClient())).toMatchObject({ name: 'Oakland', source: 'guess' })
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  expect(await findStartPlace(new QueryClient())).toMatchObject({ lat: 38.9, lng: -77, source: 'fallback' })
})

test('a question that nobody answers keeps nobody waiting', async () => {
  vi.useFakeTimers()
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const position = devicePosition(10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await position).toBeNull()
  expect(getCurrentPosition).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('what stands in for a place that was not found gives way when the connection is back', async () => {
  deviceAt(null)
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  await render(<Chooser />)
  expect(await screen.findByRole('button', { name: 'Washington, DC' })).toBeTruthy()
  const guess = vi.fn<() => { place: Place }>(() => ({ place: oakland }))
  setTransport({ fetch: fakeServer(fake(guessPlace)(guess)) })
  const reconnect = () =>
    act(() => ['offline', 'online'].forEach((type) => window.dispatchEvent(new Event(type))))
  reconnect()
  expect(await screen.findByRole('button', { name: 'Oakland, CA' })).toBeTruthy()
  reconnect()
  expect(guess).toHaveBeenCalledOnce()
})

function Chooser() {
  const { place, choose } = usePlace()
  const name = usePlaceName()
  return (
    <button type="button" onClick={() => choose(oakland)}>
      {place ? name(place) : 'looking'}
    </button>
  )
}

test('a chosen place is kept and named in the reader’s language', async () => {
  deviceAt(null)
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  const { user, unmount } = await render(<Chooser />, { language: 'am' })
  await user.click(await screen.findByRole('button', { name: 'ዋሽንግተን፣ DC' }))
  expect(await screen.findByRole('button', { name: 'ኦክላንድ፣ CA' })).toBeTruthy()
  unmount()
  await render(<Chooser />)
  expect(screen.getByRole('button', { name: 'Oakland, CA' })).toBeTruthy()
})
