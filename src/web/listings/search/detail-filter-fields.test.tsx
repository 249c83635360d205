import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Category } from '#contract/listings/category.ts'
import { filtersOf } from './apply-filters.ts'
import type { SearchChange } from './change-search.ts'
import { DetailFilterFields } from './detail-filter-fields.tsx'
import { render } from '#web/testing/render.tsx'

const changed = vi.fn<(change: SearchChange) => void>()

function show(category: Category, details = '', language: 'en' | 'am' = 'en') {
  changed.mockReset()
  const change = (next: SearchChange) => {
    changed(next)
    return Promise.resolve()
  }
  const address = { details }
  const search = {
    filters: filtersOf(address, category),
    address,
    isCategoryOpen: false,
    change,
    clear: () => undefined,
  }
  return render(<DetailFilterFields category={category} search={search} />, { language })
}
const last = () => changed.mock.lastCall?.[0]

test('homes are narrowed by what is there, how many bedrooms, and from when', async () => {
  const { user } = await show('rooms_housing', 'furnished')
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
  const { user } = await show('items', 'condition:good')
  const conditions = within(screen.getByRole('group', { name: 'Condition' }))
  expect(conditions.getByRole('button', { name: 'Good', pressed: true })).toBeTruthy()
  await user.click(conditions.getByRole('button', { name: 'New' }))
  expect(last()).toEqual({ details: 'condition:good,new' })
  await user.click(conditions.getByRole('button', { name: 'Good' }))
  expect(last()).toEqual({ details: undefined })
})

test('a licence and a link are asked for as they are meant', async () => {
  await show('services')
  expect(screen.getByRole('checkbox', { name: 'With a licence' })).toBeTruthy()
})

test('reads on in Amharic', async () => {
  await show('events', '', 'am')
  expect(screen.getByRole('checkbox', { name: 'በኦንላይን' })).toBeTruthy()
})

test('an address that asks for what another category knows is as if it did not', () => {
  expect(filtersOf({ details: 'furnished' }, 'items').details).toEqual([])
  expect(filtersOf({ details: 'furnished;bedrooms:many' }, 'rooms_housing').details).toEqual([])
  expect(filtersOf({ postedWithin: '3' }, 'items').postedWithin).toBeNull()
  expect(filtersOf({ postedWithin: '7' }, 'items').postedWithin).toBe(7)
})
