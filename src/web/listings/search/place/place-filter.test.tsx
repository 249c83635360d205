import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { countFilters, filtersOf, queryOf } from '#web/listings/search/apply-filters.ts'
import type { SearchChange } from '#web/listings/search/change-search.ts'
import { render } from '#web/testing/render.tsx'
import { NeighborhoodChips } from './neighborhood-chips.tsx'
import { PlaceFilter } from './place-filter.tsx'

const changed = vi.fn<(change: SearchChange) => void>()
const [SHAW, PETWORTH, BALLSTON] = ['4140963-shaw', '4140963-petworth', '4744709-ballston'] as const
const WASHINGTON = { lat: 38.8951, lng: -77.0364, country: 'US' }

function show(address: Record<string, string>, language: InterfaceLanguage = 'en', position = WASHINGTON) {
  changed.mockReset()
  const change = (next: SearchChange) => {
    changed(next)
    return Promise.resolve()
  }
  const filters = filtersOf(address, null)
  const search = { filters, address, isCategoryOpen: false, change, clear: () => undefined }
  const place = { ...position, city: null, place: null, isExplicit: true }
  return render(<PlaceFilter search={search} place={place} />, { language })
}

test('a list around a large city is narrowed to its parts, and to those of the cities beside it', async () => {
  const { user } = await show({ neighborhoods: SHAW })
  const washington = within(screen.getByRole('group', { name: 'Neighborhoods of Washington' }))
  expect(washington.getByRole('button', { name: 'Shaw', pressed: true })).toBeTruthy()
  await user.click(washington.getByRole('button', { name: 'Petworth', pressed: false }))
  expect(changed).toHaveBeenLastCalledWith({ neighborhoods: `${SHAW},${PETWORTH}` })
  await user.click(screen.getByRole('button', { name: 'Ballston' }))
  expect(changed).toHaveBeenLastCalledWith({ neighborhoods: `${SHAW},${BALLSTON}` })
  await user.click(washington.getByRole('button', { name: 'Shaw' }))
  expect(changed).toHaveBeenLastCalledWith({ neighborhoods: undefined })
})

test('in Amharic they are called in Amharic', async () => {
  await show({}, 'am')
  const washington = within(screen.getByRole('group', { name: 'የዋሽንግተን ሰፈሮች' }))
  expect(washington.getByRole('button', { name: 'ሻው' })).toBeTruthy()
})

test.each([
  ['anywhere', { radius: 'any' }, WASHINGTON],
  ['where there are none', {}, { lat: 52.5, lng: 13.4, country: 'DE' }],
] as const)('%s none are offered', async (_, address, position) => {
  await show(address, 'en', position)
  expect(screen.queryByRole('group', { name: /Neighborhoods/ })).toBeNull()
})

test('they narrow a list with a radius alone, and count as filters', () => {
  const filters = filtersOf({ neighborhoods: `${SHAW},${BALLSTON}` }, null)
  expect([countFilters(filters), queryOf(filters, WASHINGTON)?.neighborhoods]).toEqual([
    2,
    `${SHAW},${BALLSTON}`,
  ])
  const anywhere = queryOf(filtersOf({ neighborhoods: SHAW, radius: 'any' }, null), WASHINGTON)
  expect(anywhere && 'neighborhoods' in anywhere).toBe(false)
})

test('each is taken away by its chip; one that nobody knows leaves the address by itself', async () => {
  const asked = vi.fn<(change: SearchChange) => void>()
  const change = (next: SearchChange) => {
    asked(next)
    return Promise.resolve()
  }
  const { user } = await render(
    <ul>
      <NeighborhoodChips ids={[SHAW, 'atlantis', BALLSTON]} change={change} />
    </ul>,
  )
  expect(asked.mock.calls).toEqual([[{ neighborhoods: `${SHAW},${BALLSTON}` }]])
  await user.click(screen.getByRole('button', { name: 'Remove filter: Shaw' }))
  expect(asked).toHaveBeenLastCalledWith({ neighborhoods: BALLSTON })
})
