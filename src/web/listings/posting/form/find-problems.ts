import { type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import { PHOTO_LIMITS } from '#contract/listings/category.ts'
import { problemOf, type ProblemWords, say } from '#contract/kit/messages.ts'
import { MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'
import { publishableContent } from '#contract/listings/listing-content.ts'
import { isComing, isLost } from '#web/media/public.tsx'
import { contentOf, type ListingForm } from './listing-form-policy.ts'

/** The parts of the flow after the category was chosen, in order. */
export const POSTING_STEPS = ['kind', 'photos', 'details', 'price', 'preview'] as const
export type PostingStep = (typeof POSTING_STEPS)[number]

export interface FormProblem {
  /** A field of the form: 'title', 'price.amountMinor', 'details.condition', 'place'. */
  path: string
  message: string
}

/** Everything that keeps a form from being published, in the given words. */
export function findProblems(form: ListingForm, words: ProblemWords, now: Date): FormProblem[] {
  const parsed = publishableContent(now).safeParse(contentOf(form))
  if (parsed.success) return []
  const problems = parsed.error.issues.map((issue) => ({
    path: formPath(issue.path.map(String)),
    // The library speaks the reader's language; the contract's own rules name their problem instead.
    message: isTooMuch(issue)
      ? say(words, { key: 'number.max', values: { n: MAX_AMOUNT_MINOR / 100 } })
      : issue.code === 'custom'
        ? say(words, problemOf(issue))
        : issue.message,
  }))
  return arePhotosOnTheirWay(form) ? problems.filter(({ path }) => path !== 'photos') : problems
}

/** An amount is kept in cents and written without. */
const isTooMuch = ({ code, path }: { code: string; path: PropertyKey[] }) =>
  code === 'too_big' && path[0] === 'price'

/** Enough photos are there or being sent: nothing is missing that would not come by itself. */
function arePhotosOnTheirWay({ category, kind, photos }: ListingForm): boolean {
  const coming = photos.filter((photo) => !isLost(photo))
  const { min, max } = PHOTO_LIMITS[category]
  const fewest = kind === 'wanted' ? 0 : min
  return coming.some(isComing) && coming.length >= fewest && coming.length <= max
}

/** A path of the contract's content, also as the server writes it, as a path of the form. */
export function formPath(path: readonly string[]): string {
  const [first = '', ...rest] = path
  if (first === 'content') return formPath(rest)
  if (first === 'placeId') return 'place'
  if (first === 'photos' || first === 'languages') return first
  return path.join('.')
}

/** Holds the form against the contract's own rules for a published listing. */
export const listingResolver =
  (words: ProblemWords): Resolver<ListingForm> =>
  (form) => {
    const problems = findProblems(form, words, new Date())
    if (problems.length === 0) return { values: form, errors: {} }
    const errors: FieldErrors<ListingForm> = {}
    for (const { path, message } of problems)
      if (!get(errors, path)) set(errors, path, { type: 'contract', message })
    return { values: {}, errors }
  }

/** The fields that each step asks for; details and price with all that is in them. */
export const FIELDS_OF_STEP = {
  kind: ['category', 'subcategory', 'kind'],
  photos: ['photos'],
  details: ['title', 'description', 'translation', 'lang', 'details'],
  price: ['price', 'place', 'neighborhood', 'languages', 'phone', 'phoneWays'],
  preview: [],
} as const satisfies Record<PostingStep, readonly (keyof ListingForm)[]>

/** Where a draft was left: the first step that something is still asked for in. */
export function nextStepOf(form: ListingForm, words: ProblemWords, now: Date): PostingStep {
  const open = new Set(findProblems(form, words, now).map(({ path }) => stepOf(path)))
  return POSTING_STEPS.find((step) => open.has(step)) ?? 'preview'
}

/** The step in which a field is asked for. */
export function stepOf(path: string): PostingStep {
  const [first = ''] = path.split('.')
  return (
    POSTING_STEPS.find((step) => (FIELDS_OF_STEP[step] as readonly string[]).includes(first)) ?? 'details'
  )
}
