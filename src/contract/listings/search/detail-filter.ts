import { z } from 'zod'
import { CATEGORY_FIELDS, type DetailName, isAskedFor } from '#contract/listings/category-fields.ts'
import { CATEGORIES, type Category } from '#contract/listings/category.ts'
import type { DetailField, FilterKind } from '#contract/listings/detail-field.ts'

/** One field that a list is narrowed by, and to what; which of the values belongs to which kind says its schema. */
export type DetailFilter =
  | { name: DetailName; kind: 'is' | 'given' }
  | { name: AvoidedDetail; kind: 'without' }
  | { name: DetailName; kind: 'any'; options: string[] }
  | { name: DetailName; kind: 'atLeast'; least: number }
  | { name: DetailName; kind: 'atMost'; most: number }
  | { name: DetailName; kind: 'until'; day: string }

/** Fields that lists can be narrowed to the absence of: what people say they do not want. */
const AVOIDED_DETAILS = ['deposit', 'furnished', 'pets', 'smoking'] as const satisfies readonly DetailName[]
export type AvoidedDetail = (typeof AVOIDED_DETAILS)[number]

/** The fields that lists of a category can be narrowed by, in the order in which they are offered. */
export const filterFields = (category: Category): [DetailName, DetailField & { filter: FilterKind }][] =>
  (Object.entries(CATEGORY_FIELDS[category]) as [DetailName, DetailField][]).filter(
    (entry): entry is [DetailName, DetailField & { filter: FilterKind }] => entry[1].filter !== undefined,
  )

/** Those that say something about the subcategory that is looked at; of all together what many of them share. */
export const offeredFilters = (category: Category, subcategory: string | null) =>
  filterFields(category).filter(([, field]) => isAskedFor(field, subcategory))

const FIELDS = new Map(CATEGORIES.flatMap((category) => filterFields(category)))

/**
 * The parts of a text such as `-deposit;available_from:2026-12-01;bedrooms:2;condition:good,new`; null where one of
 * them says nothing that is known.
 */
export function readDetailFilters(text: string): DetailFilter[] | null {
  if (text === '') return []
  const filters = text.split(';').map(readPart)
  const known = filters.filter((filter) => filter !== null)
  const names = new Set(known.map(({ name }) => name))
  return known.length === filters.length && names.size === known.length ? known : null
}

function readPart(part: string): DetailFilter | null {
  const [key = '', value = ''] = part.split(':')
  if (part.startsWith('-')) {
    const avoided = AVOIDED_DETAILS.find((one) => part === `-${one}`)
    return avoided ? { name: avoided, kind: 'without' } : null
  }
  const name = key as DetailName
  const field = FIELDS.get(name)
  switch (field?.filter) {
    case 'is':
    case 'given':
      return part === key ? { name, kind: field.filter } : null
    case 'any': {
      const options = value.split(',')
      const isKnown = 'options' in field && options.every((option) => field.options.includes(option))
      return isKnown ? { name, kind: 'any', options } : null
    }
    case 'atLeast': {
      const least = Number(value)
      return value !== '' && Number.isFinite(least) ? { name, kind: 'atLeast', least } : null
    }
    case 'atMost': {
      const most = Number(value)
      return value !== '' && Number.isFinite(most) ? { name, kind: 'atMost', most } : null
    }
    case 'until':
      return z.iso.date().safeParse(value).success ? { name, kind: 'until', day: value } : null
    case undefined:
      return null
  }
}

/** The one way to write them, so that the same filters make the same address and the same saved search. */
export const writeDetailFilters = (filters: readonly DetailFilter[]): string =>
  filters
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(writePart)
    .join(';')

function writePart(filter: DetailFilter): string {
  switch (filter.kind) {
    case 'is':
    case 'given':
      return filter.name
    case 'without':
      return `-${filter.name}`
    case 'any':
      return `${filter.name}:${[...new Set(filter.options)].toSorted((a, b) => (a < b ? -1 : 1)).join(',')}`
    case 'atLeast':
      return `${filter.name}:${filter.least}`
    case 'atMost':
      return `${filter.name}:${filter.most}`
    case 'until':
      return `${filter.name}:${filter.day}`
  }
}
