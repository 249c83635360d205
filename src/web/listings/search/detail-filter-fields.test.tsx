import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Category } from '#contract/listings/category.ts'
import { filtersOf } from './apply-filters.ts'
import type { SearchChange } from './change-search.ts'
import { DetailFilterFields } from './detail-filter-fields.tsx'
import { render } from '#web/testing/render.tsx'

const changed = vi.fn<(change: SearchChange) => void>()

interface ShowOptions {
  details?: string
  subcategory?: string
  language?: 'en' | 'am'
  country?: string
}

function show(
  category: Category,
  { details = '', subcategory = '', language = 'en', country = 'US' }: ShowOptions = {},
) {
  changed.mockReset()
  const change = (next: SearchChange) => {
    changed(next)
    return Promise.resolve()
  }
  const address = { details, subcategory }
  const search = {
    filters: filtersOf(address, category),
    address,
    isCategoryOpen: false,
    change,
    clear: () => undefined,
  }
  return render(<DetailFilterFields category={category} country={country} search={search} />, { language })
}
const last = () => changed.mock.lastCall?.[0]

test('homes are narrowed by what is there, how many bedrooms, and from when', async () => {
  const { user } = await show('rooms_housing', { details: 'furnished' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Furnished' }).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Pets allowed' }))
  expect(last()).toEqual({ details: 'furnished;pets' })
  await user.click(within(screen.getByRole('group', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' }))
  expect(last()).toEqual({ details: 'bedrooms:2;furnished' })
  await user.click(screen.getByRole('checkbox', { name: 'Furnished' }))
  expect(last()).toEqual({ details: undefined })
  await user.type(screen.getByLabelText('Available by'), '2026-12-01')
  expect(last()).toEqual({ details: 'available_from:2026-12-01;furnished' })
})

test('several options of one field may fit', async () => {
  const { user } = await show('items', { details: 'condition:good' })
  const conditions = within(screen.getByRole('group', { name: 'Condition' }))
  expect(conditions.getByRole('button', { name: 'Good', pressed: true })).toBeTruthy()
  await user.click(conditions.getByRole('button', { name: 'New' }))
  expect(last()).toEqual({ details: 'condition:good,new' })
  await user.click(conditions.getByRole('button', { name: 'Good' }))
  expect(last()).toEqual({ details: undefined })
})

test('a licence and a link are asked for as they are meant', async () => {
  await show('services')
  expect(screen.getByRole('checkbox', { name: 'With a license' })).toBeTruthy()
})

test('reads on in Amharic', async () => {
  await show('events', { language: 'am' })
  expect(screen.getByRole('checkbox', { name: 'በኢንተርኔት' })).toBeTruthy()
})

test('an address that asks for what another category knows is as if it did not', () => {
  expect(filtersOf({ details: 'furnished' }, 'items').details).toEqual([])
  expect(filtersOf({ details: 'furnished;bedrooms:many' }, 'rooms_housing').details).toEqual([])
  expect(filtersOf({ postedWithin: '3' }, 'items').postedWithin).toBeNull()
  expect(filtersOf({ postedWithin: '7' }, 'items').postedWithin).toBe(7)
})

test('cars are narrowed by year, miles and gearbox, and nothing else is', async () => {
  const { user } = await show('items', { subcategory: 'vehicles' })
  await user.click(screen.getByRole('radio', { name: 'up to 60,000 mi' }))
  expect(last()).toEqual({ details: 'mileage:60000' })
  await user.click(screen.getByRole('button', { name: 'Manual' }))
  expect(last()).toEqual({ details: 'gearbox:manual' })
  expect(screen.queryByRole('group', { name: 'Delivery' })).toBeNull()
})

test('all items together are not asked for their year, and kilometres are round', async () => {
  await show('items')
  expect(screen.queryByRole('group', { name: 'Year' })).toBeNull()
  await show('items', { subcategory: 'vehicles', country: 'SE' })
  expect(screen.getByRole('radio', { name: 'up to 100,000 km' })).toBeTruthy()
})

test('a filter that the subcategory does not have is left aside', () => {
  const details = (subcategory: string) =>
    filtersOf({ details: 'gearbox:manual', subcategory }, 'items').details.length
  expect([details(''), details('vehicles'), details('furniture')]).toEqual([1, 1, 0])
})
