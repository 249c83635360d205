import { CATEGORIES, type Category } from '#contract/listings/category.ts'
import { plainText } from '#web/platform/plain-text.ts'

/** What the address of the form carries, so that Back goes a step back and a reload finds the draft again. */
export interface PostingSearch {
  category?: Category
  step?: string
  /** The id of the draft once the server has it; HERE for one that it has not got. */
  draft?: string
}

/** Instead of an id: the draft that only this device has. */
export const HERE = 'here'

export function readPosting(search: Record<string, unknown>): PostingSearch {
  const category = CATEGORIES.find((one) => one === search['category'])
  const step = plainText(search['step'])
  const draft = plainText(search['draft'])
  return { ...(category && { category }), ...(step && { step }), ...(draft && { draft }) }
}
