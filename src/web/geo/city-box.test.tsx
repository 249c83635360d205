import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { searchPlaces } from '#contract/geo/search-places.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CityBox } from './city-box.tsx'

const place = (id: number, name: string, nameAm: string, country: string, admin1: string | null): Place => ({
  id: PlaceId.parse(id),
  name,
  nameAm,
  admin1,
  country,
  lat: 38.9,
  lng: -77,
})
const WASHINGTON = place(1, 'Washington', 'ዋሽንግተን', 'US', 'DC')
const ADDIS = place(2, 'Addis Ababa', 'አዲስ አበባ', 'ET', null)

const chosen = vi.fn<(place: Place | null) => void>()

function Box({ start = null }: { start?: Place | null }) {
  const [value, setValue] = useState(start)
  const choose = (next: Place | null) => {
    chosen(next)
    setValue(next)
  }
  return <CityBox label="City" value={value} onChange={choose} allowLocate />
}

function show(
  fakes: Fake[],
  { language = 'en', start = null }: { language?: InterfaceLanguage; start?: Place | null } = {},
) {
  chosen.mockReset()
  setTransport({ fetch: fakeServer(...fakes) })
  return render(<Box start={start} />, { language })
}

const finds = (asked: string[] = []) =>
  fake(searchPlaces)(({ q }) => {
    asked.push(q)
    if (q === '') return { items: [WASHINGTON, ADDIS] }
    return { items: [ADDIS].filter(({ name, nameAm }) => name.startsWith(q) || nameAm?.startsWith(q)) }
  })

const box = () => screen.getByRole('combobox')
const devicePosition = (answer: 'granted' | 'denied') =>
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void, failed: () => void) =>
        answer === 'granted' ? found({ coords: { latitude: 9, longitude: 38.7 } }) : failed(),
    },
  })

test('the best-known cities are there before a letter is typed', async () => {
  const { user } = await show([finds()])
  await user.click(box())
  expect(await screen.findByRole('option', { name: /Washington, DC/ })).toBeTruthy()
  await user.click(screen.getByRole('option', { name: /Addis Ababa/ }))
  expect(chosen).toHaveBeenLastCalledWith(ADDIS)
  expect(box()).toHaveProperty('value', 'Addis Ababa')
})

test.each([
  ['en', 'Addis', 'Addis Ababa', 'Ethiopia'],
  ['am', 'አዲስ', 'አዲስ አበባ', 'ኢትዮጵያ'],
] as const)('in %s a city is found by the letters of its name', async (language, typed, name, country) => {
  const asked: string[] = []
  const { user } = await show([finds(asked)], { language })
  await user.type(box(), typed)
  await waitFor(() => expect(asked.at(-1)).toBe(typed))
  const option = await screen.findByRole('option', { name: new RegExp(name) })
  expect(option.textContent).toContain(country)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(ADDIS))
})

test('a name that no city has says so, and the city stays as it was', async () => {
  const { user } = await show([finds()], { start: WASHINGTON })
  await user.clear(box())
  await user.type(box(), 'Xyz')
  expect(await screen.findByText('No city by that name.')).toBeTruthy()
  await user.tab()
  await waitFor(() => expect(box()).toHaveProperty('value', 'Washington, DC'))
  expect(chosen).not.toHaveBeenCalled()
})

test('a failed search can be tried again', async () => {
  const { user } = await show([])
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  await user.click(box())
  expect(await screen.findByText('The cities could not be loaded.')).toBeTruthy()
  await user.tab()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  setTransport({ fetch: fakeServer(finds()) })
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
})

test('the device says where it is when asked', async () => {
  const { user } = await show([finds(), fake(findNearestPlace)(() => ({ place: ADDIS }))])
  devicePosition('granted')
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(ADDIS))
})

test('a device that does not say where it is leaves it to the reader', async () => {
  const { user } = await show([finds()])
  devicePosition('denied')
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(
    await screen.findByText('Your device did not share its location. Please choose a city.'),
  ).toBeTruthy()
})

test('the city that stands there is written over, not into', async () => {
  const { user } = await show([finds()], { start: WASHINGTON })
  await user.tab()
  expect(document.activeElement).toBe(box())
  await user.keyboard('Addis')
  expect(box()).toHaveProperty('value', 'Addis')
  expect(await screen.findByRole('option', { name: /Addis Ababa/ })).toBeTruthy()
})
