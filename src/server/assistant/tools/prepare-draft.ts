import { type AssistantCard, DraftPrefill } from '#contract/assistant/card.ts'
import { holdsContact } from '#contract/kit/contact.ts'
import { isSubcategoryOf, type Category } from '#contract/listings/category.ts'
import { fieldsOf } from '#contract/listings/category-fields.ts'
import { detailsSchema } from '#contract/listings/detail-field.ts'

type Fields = { [Name in keyof DraftPrefill]?: unknown }

/** A form that its writer may open and complete. What the form would refuse is left out; nothing is written. */
export function draftCard(category: Category, fields: Fields): AssistantCard {
  const names = Object.keys(DraftPrefill.shape) as (keyof DraftPrefill)[]
  const filled = names.flatMap((name) => {
    const parsed = DraftPrefill.shape[name].safeParse(fields[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  const { subcategory, title, details, ...rest } = DraftPrefill.parse(Object.fromEntries(filled))
  const fits = detailsSchema(fieldsOf(category), 'draft').safeParse(details ?? {}).success
  return {
    kind: 'draft-listing',
    category,
    fields: {
      ...(subcategory && isSubcategoryOf(category, subcategory) && { subcategory }),
      ...(title && !holdsContact(title) && { title }),
      ...rest,
      ...(details && fits && { details }),
    },
  }
}
