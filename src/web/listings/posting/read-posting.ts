import { CATEGORIES, type Category } from '#contract/listings/category.ts'
import { plainText } from '#web/platform/format/plain-text.ts'

/** What the address of the form carries, so that Back goes a step back and a reload finds the draft again. */
export interface PostingSearch {
  category?: Category
  step?: string
  /** The id of the draft once the server has it; HERE for one that it has not got. */
  draft?: string
  /** What another app shared: words to begin with. */
  title?: string
  text?: string
  url?: string
  /** There is something to begin with, kept in this tab: see store-prefill.ts. */
  filled?: string
}

/** Instead of an id: the draft that only this device has. */
export const HERE = 'here'

const TEXTS = ['step', 'draft', 'title', 'text', 'url', 'filled'] as const

export function readPosting(search: Record<string, unknown>): PostingSearch {
  const category = CATEGORIES.find((one) => one === search['category'])
  const read: PostingSearch = category ? { category } : {}
  for (const key of TEXTS) {
    const text = plainText(search[key])
    if (text) read[key] = text
  }
  return read
}
