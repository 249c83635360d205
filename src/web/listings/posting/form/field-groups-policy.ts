import { askedFields, type DetailName, TITLE_FIELDS } from '#contract/listings/category-fields.ts'
import { type DetailField, isRequired } from '#contract/listings/detail-field.ts'
import type { ListingForm } from './listing-form-policy.ts'

export interface FormField {
  name: DetailName
  field: DetailField
  isNeeded: boolean
}

interface FieldGroups {
  /** Before the title, which is made from them, with what is needed beside them. */
  naming: FormField[]
  /** In the open below the description: what is needed, then what comes first in the subcategory. */
  open: FormField[]
  /** On demand. */
  later: FormField[]
}

/** The details that a form asks for, in the order in which it does. */
export function fieldGroups({
  category,
  subcategory,
  kind,
}: Pick<ListingForm, 'category' | 'subcategory' | 'kind'>): FieldGroups {
  const fields = askedFields(category, subcategory).map(([name, field]) => ({
    name,
    field,
    isNeeded: isRequired(field, kind, subcategory),
  }))
  const needed = fields.filter(({ isNeeded }) => isNeeded)
  const first = fields.filter(({ field, isNeeded }) => !isNeeded && isFirst(field, subcategory))
  const later = fields.filter(({ field, isNeeded }) => !isNeeded && !isFirst(field, subcategory))
  const isNamed = subcategory !== null && TITLE_FIELDS[subcategory] !== undefined && needed.length > 0
  return isNamed ? { naming: needed, open: first, later } : { naming: [], open: [...needed, ...first], later }
}

const isFirst = ({ first }: DetailField, subcategory: string | null): boolean =>
  subcategory !== null && (first?.includes(subcategory) ?? false)
