import { createListing } from '#contract/listings/create-listing.ts'
import { DraftContent, type DraftContentInput } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import type { SavedListing } from './save-changes.ts'
import type { Begun } from './store-local-draft.ts'

/** Codes below 500 that pass by themselves. */
const PASSING: readonly string[] = ['network', 'request.in-progress', 'request.too-many']

/** What a failed save means for the next try. */
export function failureOf(error: unknown): 'unsaved' | 'refused' | 'stale' {
  if (!(error instanceof CallError)) return 'unsaved'
  const { code, status } = error as CallError
  if (code === 'listings.stale') return 'stale'
  return PASSING.includes(code) || status >= 500 ? 'unsaved' : 'refused'
}

/**
 * Creates a draft at the first save and updates it at the others. An answer that was lost on the way is neither a
 * second draft nor a change by somebody else: the first content is sent again under its key, and a version that
 * holds what was sent from here is gone on from.
 * @param before what was sent earlier and may have arrived
 * @param keep gets what is about to be sent, and null once that was refused; the page may be left before the answer
 */
export function draftSender(
  before: Begun | null = null,
  keep: (begun: Begun | null) => void = () => undefined,
): (savedListing: SavedListing | null, content: DraftContentInput) => Promise<OwnListing> {
  let begun = before
  let unanswered: DraftContentInput[] = []

  const create = async (content: DraftContentInput) => {
    if (!begun) {
      begun = { key: newIdempotencyKey(), content }
      keep(begun)
    }
    const made = await make(begun)
    // what was written since may be refused: until it is saved, the key leads to the draft that was made
    const saved = isSameContent(begun.content, content) ? made : await update(made, content)
    begun = null
    return saved
  }

  const make = async ({ key, content }: Begun) => {
    try {
      return await call(createListing, { content }, { idempotencyKey: key })
    } catch (error) {
      if (failureOf(error) !== 'unsaved') {
        begun = null
        keep(null)
      }
      throw error
    }
  }

  const update = async ({ id, version }: SavedListing, content: DraftContentInput) => {
    try {
      const saved = await call(updateListing, { listingId: id, version, content })
      unanswered = []
      return saved
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'unsaved') unanswered.push(content)
      if (failure !== 'stale') throw error
      const now = await call(readOwnListing, { listingId: id })
      const isOurs = unanswered.some((sent) => isSameContent(sent, now.content))
      // it may have arrived from a page that was left before the answer came
      const isThere = isSameContent(content, now.content)
      if (!isOurs && !isThere) throw error
      unanswered = []
      if (isThere) return now
      return call(updateListing, { listingId: id, version: now.version, content })
    }
  }

  return (savedListing, content) => (savedListing ? update(savedListing, content) : create(content))
}

const isSameContent = (left: DraftContentInput, right: DraftContentInput) => written(left) === written(right)

function written(content: DraftContentInput): string {
  const parsed = DraftContent.safeParse(content).data ?? content
  const details = Object.entries(parsed.details ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify({ ...parsed, details })
}
