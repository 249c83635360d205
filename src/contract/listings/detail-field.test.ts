import { describe, expect, it } from 'vitest'
import { CATEGORIES, type Category, SUBCATEGORIES } from './category.ts'
import { askedFields, fieldsOf } from './category-fields.ts'
import { type DetailFields, detailsSchema, isRequired, tidyDetails } from './detail-field.ts'

const FIELDS = {
  size: { kind: 'choice', options: ['small', 'large'], required: true },
  extras: { kind: 'choices', options: ['a', 'b'] },
  seats: { kind: 'number', min: 1, max: 9, step: 1 },
  name: { kind: 'text', min: 2, max: 5 },
  heated: { kind: 'flag' },
  agreed: { kind: 'confirmation' },
  since: { kind: 'date' },
  opens: { kind: 'instant' },
  zone: { kind: 'timezone' },
  site: { kind: 'link' },
  vin: { kind: 'vin' },
  weight: { kind: 'number', min: 0, max: 9 },
} satisfies DetailFields

const accepts = (mode: 'publish' | 'draft', details: object) =>
  detailsSchema(FIELDS, mode, ({ required }) => required === true).safeParse({ size: 'small', ...details })
    .success

it.each([
  ['size', 'large', 'huge'],
  ['extras', ['a', 'b'], ['c']],
  ['extras', [], ['a', 'b', 'a']],
  ['seats', 9, 10],
  ['seats', 1, 1.5],
  ['name', 'Saba', 'S'],
  ['name', 'Saba', 'Sabaan'],
  ['heated', false, 'yes'],
  ['agreed', true, false],
  ['since', '2026-02-28', '2026-02-30'],
  ['opens', '2026-02-28T10:00:00Z', '2026-02-28 10:00'],
  ['zone', 'Africa/Asmara', 'Africa/Nowhere'],
  ['site', 'https://example.org', 'javascript:alert(1)'],
  ['vin', '1hg-cm82633a004352', '1HGCM82633A004353'],
  ['weight', 0.123, 9.5],
])('%s may be %j, not %j', (name, good, bad) => {
  expect(accepts('publish', { [name]: good })).toBe(true)
  expect(accepts('publish', { [name]: bad })).toBe(false)
})

it('asks who looks for something only for what they can know', () => {
  const fields = { size: { kind: 'flag', required: 'offer' }, day: { kind: 'date', required: true } } as const
  const missing = (kind: 'offer' | 'wanted') =>
    detailsSchema(fields, 'publish', (field) => isRequired(field, kind, null))
      .safeParse({})
      .error?.issues.map(({ path }) => path[0])
  expect(missing('offer')).toEqual(['size', 'day'])
  expect(missing('wanted')).toEqual(['day'])
})

describe('a draft', () => {
  it('may lack what is required and be half typed', () => {
    expect(detailsSchema(FIELDS, 'draft').safeParse({ name: 'S', seats: 0, site: 'https:' }).success).toBe(
      true,
    )
  })

  it('refuses what no further typing makes right', () => {
    for (const details of [{ size: 'huge' }, { name: 7 }, { name: 'Sabaan' }, { colour: 'red' }])
      expect(accepts('draft', details)).toBe(false)
  })
})

it('keeps what says something, trimmed', () => {
  const details = { size: 'small', name: ' Sa ', extras: [], site: '  ', heated: false, seats: 0 }
  expect(tidyDetails(FIELDS, details)).toEqual({ size: 'small', name: 'Sa', heated: false, seats: 0 })
})

it.each(CATEGORIES)('has at least one line for a card of %s', (category) => {
  expect(Object.values(fieldsOf(category)).some(({ highlight }) => highlight)).toBe(true)
})

/** Of what is offered, besides the title, the text, the price and the place that all listings have. */
const needed = (category: Category, subcategory: string) =>
  askedFields(category, subcategory)
    .filter(([, field]) => isRequired(field, 'offer', subcategory))
    .map(([name]) => name)

it('asks for nothing without need', () => {
  for (const category of CATEGORIES)
    for (const subcategory of SUBCATEGORIES[category])
      expect(needed(category, subcategory).length, subcategory).toBeLessThanOrEqual(4)
  expect(needed('items', 'vehicles')).toEqual(['make', 'model', 'model_year', 'mileage'])
  expect(needed('items', 'food_homemade')).toEqual([])
  expect(needed('items', 'electronics')).toEqual(['condition'])
  expect(needed('jobs', 'hospitality')).toEqual(['employer', 'employment_type', 'apply_by', 'no_fees'])
  expect(needed('rooms_housing', 'parking_storage')).toEqual(['available_from'])
})

it('asks in a subcategory only for what it has', () => {
  const asked = (category: Category, subcategory: string) =>
    askedFields(category, subcategory).map(([name]) => name as string)
  expect(asked('items', 'furniture')).not.toContain('vin')
  expect(asked('items', 'vehicles')).not.toContain('quantity')
  expect(asked('items', 'food_homemade')).not.toContain('condition')
  expect(asked('rooms_housing', 'parking_storage')).not.toContain('bedrooms')
})

it.each(CATEGORIES)('%s names subcategories that exist', (category) => {
  for (const { only = [], not = [], first = [], optionalIn = [] } of Object.values(fieldsOf(category)))
    for (const subcategory of [...only, ...not, ...first, ...optionalIn])
      expect(SUBCATEGORIES[category]).toContain(subcategory)
})
