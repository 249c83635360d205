import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countAreas, type MapFilters } from '#contract/listings/map/count-areas.ts'
import { readSite } from '#contract/site/read-site.ts'
import { listingPlace, oakland } from '#web/listings/listing.fixture.ts'
import { filtersOf } from '#web/listings/search/apply-filters.ts'
import type { SearchChange } from '#web/listings/search/change-search.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ListMap } from './list-map.tsx'

const changed = vi.fn<(change: SearchChange) => void>()
const asked = vi.fn<(filters: MapFilters) => void>()

function show(answer: 'areas' | 'failure') {
  changed.mockReset()
  asked.mockReset()
  const areas = fake(countAreas)((filters) => {
    asked(filters)
    if (answer === 'failure') return new Refusal('server.unexpected')
    return { areas: [{ ...oakland, count: 3 }], capped: false }
  })
  setTransport({
    fetch: fakeServer(
      areas,
      fake(readSite)(() => new Refusal('server.unexpected')),
    ),
  })
  const change = (next: SearchChange) => {
    changed(next)
    return Promise.resolve()
  }
  const address = { category: 'rooms_housing' }
  const filters = filtersOf(address, 'rooms_housing')
  const search = { filters, address, isCategoryOpen: false, change, clear: () => undefined }
  const place = { lat: 38.9, lng: -77, country: 'US', city: listingPlace, place: null, isExplicit: true }
  const query = {
    category: 'rooms_housing',
    kind: 'offer',
    living: true,
    lat: 38.9,
    lng: -77,
    radius: 25,
    sort: 'newest',
    neighborhoods: '4140963-shaw',
  } as const
  return render(<ListMap search={search} place={place} query={query} />)
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test('where no map can be drawn, the cities stand in its place, and lead there', async () => {
  const { user } = await show('areas')
  await user.click(await screen.findByRole('button', { name: 'Oakland, CA: 3 listings' }))
  expect(changed.mock.lastCall?.[0]).toMatchObject({ placeId: String(oakland.id) })
  // the whole world, without a middle and an order
  expect(asked.mock.calls[0]?.[0]).toEqual({
    q: '',
    category: 'rooms_housing',
    kind: 'offer',
    living: true,
    featured: false,
    withPhotos: false,
    verified: false,
  })
})

test('a failure can be tried again', async () => {
  await show('failure')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
