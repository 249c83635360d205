import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#contract/listings/category.ts'
import { filterFields, readDetailFilters, writeDetailFilters } from './detail-filter.ts'

it.each(CATEGORIES)('%s can be narrowed by something of its own', (category) => {
  expect(filterFields(category).length).toBeGreaterThan(1)
})

describe('filters as text', () => {
  it('are read, each in its kind', () => {
    const text = 'available_from:2026-12-01;bedrooms:2;furnished;utilities:included,partial'
    expect(readDetailFilters(text)).toEqual([
      { name: 'available_from', kind: 'until', day: '2026-12-01' },
      { name: 'bedrooms', kind: 'atLeast', least: 2 },
      { name: 'furnished', kind: 'is' },
      { name: 'utilities', kind: 'any', options: ['included', 'partial'] },
    ])
    expect(readDetailFilters('license_number')).toEqual([{ name: 'license_number', kind: 'given' }])
    expect(readDetailFilters('-deposit')).toEqual([{ name: 'deposit', kind: 'without' }])
    expect(readDetailFilters('')).toEqual([])
  })

  it('are written in one way, whatever order they were chosen in', () => {
    const one = readDetailFilters('furnished;-pets;condition:new,good') ?? []
    const other = readDetailFilters('condition:good,new;furnished;-pets') ?? []
    expect(writeDetailFilters(one)).toBe('condition:good,new;furnished;-pets')
    expect(writeDetailFilters(other)).toBe(writeDetailFilters(one))
  })

  it.each([
    'nothing',
    'smoking',
    'furnished:true',
    'bedrooms',
    'mileage:far',
    'bedrooms:two',
    'bedrooms:Infinity',
    'condition:perfect',
    'condition',
    'available_from:2026-02-30',
    'furnished;furnished',
    'furnished;',
    'role:cook',
    '-bedrooms',
    'deposit',
    'pets;-pets',
    "furnished');drop table listing;--",
  ])('refuses %s', (text) => {
    expect(readDetailFilters(text)).toBeNull()
  })
})
