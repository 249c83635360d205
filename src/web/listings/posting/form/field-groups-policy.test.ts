import { expect, test } from 'vitest'
import { fieldGroups } from './field-groups-policy.ts'

const names = (form: Parameters<typeof fieldGroups>[0]) => {
  const { naming, open, later } = fieldGroups(form)
  const of = (fields: typeof open) => fields.map(({ name }) => name as string)
  return { naming: of(naming), open: of(open), later: of(later) }
}

test('a car is asked first what makes its title, then what buyers ask first', () => {
  expect(names({ category: 'items', subcategory: 'vehicles', kind: 'offer' })).toEqual({
    naming: ['make', 'model', 'model_year', 'mileage'],
    open: ['gearbox', 'fuel', 'vehicle_title', 'vin'],
    later: ['condition'],
  })
})

test('who looks for a car need not know its year', () => {
  const { naming, later } = names({ category: 'items', subcategory: 'vehicles', kind: 'wanted' })
  expect(naming).toEqual([])
  expect(later).toContain('model_year')
})

test('what comes first follows the subcategory', () => {
  const open = (
    category: 'items' | 'rooms_housing',
    subcategory: 'furniture' | 'food_homemade' | 'house' | 'parking_storage',
  ) => names({ category, subcategory, kind: 'offer' }).open
  expect(open('items', 'furniture')).toEqual(['condition'])
  expect(open('items', 'food_homemade')).toEqual(['food', 'allergens'])
  expect(open('rooms_housing', 'house')).toEqual([
    'available_from',
    'bedrooms',
    'bathrooms',
    'utilities',
    'furnished',
  ])
  expect(open('rooms_housing', 'parking_storage')).toEqual(['available_from', 'size_sqft'])
})

test('without a subcategory nothing comes first', () => {
  expect(names({ category: 'items', subcategory: null, kind: 'offer' }).open).toEqual([])
})
