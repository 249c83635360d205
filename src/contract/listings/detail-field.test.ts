import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './category.ts'
import { fieldsOf } from './category-fields.ts'
import { type DetailFields, detailsSchema, tidyDetails } from './detail-field.ts'

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
} satisfies DetailFields

const accepts = (mode: 'publish' | 'draft', details: object) =>
  detailsSchema(FIELDS, mode).safeParse({ size: 'small', ...details }).success

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
])('%s may be %j, not %j', (name, good, bad) => {
  expect(accepts('publish', { [name]: good })).toBe(true)
  expect(accepts('publish', { [name]: bad })).toBe(false)
})

it('asks who looks for something only for what they can know', () => {
  const fields = { size: { kind: 'flag', required: 'offer' }, day: { kind: 'date', required: true } } as const
  const missing = (kind: 'offer' | 'wanted') =>
    detailsSchema(fields, 'publish', kind)
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

it.each(CATEGORIES)(
  'has at least one line for a card of %s, and asks for nothing without need',
  (category) => {
    const fields = Object.values(fieldsOf(category))
    expect(fields.some(({ highlight }) => highlight)).toBe(true)
    expect(fields.filter(({ required }) => required).length).toBeLessThanOrEqual(5)
  },
)
