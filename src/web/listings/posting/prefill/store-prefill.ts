import type { Category } from '#contract/listings/category.ts'
import { DraftContent, type DraftContentInput } from '#contract/listings/listing-content.ts'
import { tabText } from '#web/platform/device/device-text.ts'

const KEY = 'listing-prefill'

/** What the form of a new listing begins with: whatever is left out its writer fills in. */
export type Prefill = Pick<DraftContentInput, 'category'> &
  Partial<Omit<DraftContentInput, 'category' | 'photos' | 'phone'>>

/** Kept in this tab until a draft was made of it, so that a reload, or signing in first, loses nothing. */
export const storePrefill = (prefill: Prefill): void => void tabText.write(KEY, JSON.stringify(prefill))

export const forgetPrefill = (): void => tabText.remove(KEY)

/** What was given for a category; null where nothing was, or nothing that fits. */
export function readPrefill(category: Category): Prefill | null {
  try {
    const stored: unknown = JSON.parse(tabText.read(KEY) ?? 'null')
    const content = DraftContent.safeParse(stored).data
    return content?.category === category ? (stored as Prefill) : null
  } catch {
    return null
  }
}
