import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { type Details, type DetailValue } from './detail-value.ts'
import { isVin, plainVin } from './vin.ts'

/**
 * One field of a category, as data: from it come the validation here and the input and the fact line in the
 * web app, its filter and what search engines see. Adding a field to a category is one entry in category-fields.ts and its words.
 */
export type DetailField = {
  /** What search engines see of it. */
  means?: Meaning
  /** Always, or only of what is offered: who looks for something cannot know everything. */
  required?: true | 'offer'
  /** Asked for in these subcategories, and not insisted on; nor where there is no subcategory yet. */
  optionalIn?: readonly string[]
  /** Worth a line on a card. */
  highlight?: true
  /** How lists can be narrowed to it, see detail-filter.ts. */
  filter?: FilterKind
  /** Asked for in these subcategories alone. */
  only?: readonly string[]
  /** Asked for in all subcategories but these. */
  not?: readonly string[]
  /** Stands in the open in the form of these subcategories, before what is asked for on demand. */
  first?: readonly string[]
} & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  /** Any between the two, or those a step apart. */
  | { kind: 'number'; min: number; max: number; step?: number; unit?: Unit }
  | { kind: 'text'; min?: number; max: number }
  | { kind: 'flag' }
  /** A flag that has to be set. */
  | { kind: 'confirmation' }
  /** A calendar day, YYYY-MM-DD. */
  | { kind: 'date' }
  /** An instant, ISO 8601 in UTC; shown in the listing's `timezone`. */
  | { kind: 'instant' }
  /** An IANA time zone. */
  | { kind: 'timezone' }
  | { kind: 'link' }
  /** A vehicle identification number. */
  | { kind: 'vin' }
)

/** A field in the vocabulary of schema.org. */
export interface Meaning {
  property: string
  /** Whose property it is: that of what is offered, or of the offer. */
  of?: 'offer'
  /** A text that is the name of such a thing. */
  names?: 'Brand' | 'Organization'
  /** How it is written there, with {} for the value. */
  form?: string
  /** What the options are called there; the others are left out. */
  terms?: Readonly<Record<string, string>>
}

/** What numbers count that would say little without it. */
export type Unit = 'mile' | 'square_foot' | 'month'

/** is: set · any: one of some options · atLeast, atMost: a number · until: a day at the latest · given: whatever it holds */
export type FilterKind = 'is' | 'any' | 'atLeast' | 'atMost' | 'until' | 'given'

export type DetailFields = Readonly<Record<string, DetailField>>

const LINK_MAX = 500
/** With the blanks and dashes that people group it by. */
const VIN_TYPED_MAX = 30

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** What a finished field holds. */
function valueSchema(field: DetailField): z.ZodType<DetailValue> {
  switch (field.kind) {
    case 'number': {
      const number = z.number().min(field.min).max(field.max)
      return field.step === undefined ? number : number.multipleOf(field.step)
    }
    case 'text':
      return text({ min: field.min ?? 1, max: field.max })
    case 'link':
      return z.url({ protocol: /^https$/ }).max(LINK_MAX)
    case 'confirmation':
      return z.boolean().refine((isSet) => isSet, { params: { key: 'required' } })
    case 'vin':
      return draftValueSchema(field).refine((vin) => isVin(String(vin)), { params: { key: 'vin' } })
    default:
      return draftValueSchema(field)
  }
}

/** What a field may hold while somebody is still typing: of the right kind, but perhaps not enough. */
function draftValueSchema(field: DetailField): z.ZodType<DetailValue> {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options as [string, ...string[]])
    case 'choices':
      return z.array(z.enum(field.options as [string, ...string[]])).max(field.options.length)
    case 'number':
      return z.number()
    case 'text':
      return text({ max: field.max })
    case 'flag':
    case 'confirmation':
      return z.boolean()
    case 'date':
      return z.iso.date()
    case 'instant':
      return z.iso.datetime()
    case 'timezone':
      return z.string().max(60).refine(isTimeZone)
    case 'link':
      return text({ max: LINK_MAX })
    case 'vin':
      return text({ max: VIN_TYPED_MAX }).transform(plainVin)
  }
}

export const isRequired = (
  { required, optionalIn }: DetailField,
  kind: 'offer' | 'wanted',
  subcategory: string | null,
): boolean => {
  if (optionalIn && (subcategory === null || optionalIn.includes(subcategory))) return false
  return required === true || (required === 'offer' && kind === 'offer')
}

/** What is required of a draft? Nothing. */
const isNever = () => false

/**
 * Validates the details of the given fields. In a draft fields may be absent or half typed; unknown ones are always
 * refused.
 */
export function detailsSchema(
  fields: DetailFields,
  mode: 'publish' | 'draft',
  isNeeded: (field: DetailField) => boolean = isNever,
) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (mode === 'draft') return [name, draftValueSchema(field).optional()]
      return [name, isNeeded(field) ? valueSchema(field) : valueSchema(field).optional()]
    }),
  )
  return z.strictObject(shape)
}

/** Valid details as they are kept: texts trimmed, what holds nothing left out. */
export function tidyDetails(fields: DetailFields, details: Details): Details {
  const filled = Object.entries(detailsSchema(fields, 'draft').parse(details))
  return Object.fromEntries(filled.filter((entry): entry is [string, DetailValue] => !isEmpty(entry[1])))
}

const isEmpty = (value: DetailValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
