import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TranslatedLanguage } from '#contract/language/reviewed-share.ts'
import { ROOT } from '../repository.ts'

/** Who read a sentence and found it right, and when. */
export interface SentenceReview {
  by: string
  /** 'YYYY-MM-DD'. */
  on: string
  /** Of the sentence and its English as they were read: a changed one is a draft again. */
  digest: string
}

const DAY = /^\d{4}-\d\d-\d\d$/
const Review = z.strictObject({
  by: z.string().min(1).max(80),
  on: z.string().regex(DAY),
  digest: z.string(),
})
const Reviews = z.record(z.string(), Review)
const AllReviews = z.strictObject({ am: Reviews, ti: Reviews, om: Reviews })
/** By language and the key of a sentence. */
export type AllReviews = Record<TranslatedLanguage, Record<string, SentenceReview>>

export const REVIEWS_FILE = 'scripts/words/reviews.json'
export const readReviews = (): AllReviews =>
  AllReviews.parse(JSON.parse(readFileSync(join(ROOT, REVIEWS_FILE), 'utf8')))
export const writeReviews = (reviews: AllReviews): void =>
  writeFileSync(join(ROOT, REVIEWS_FILE), `${JSON.stringify(reviews, null, 2)}\n`)

export const digestOf = (en: string, text: string): string =>
  createHash('sha256').update(`${en}\0${text}`).digest('hex').slice(0, 16)

/** What a table of sentences says of one: 'drafted', or 'reviewed by Sara, 2026-11-28'. */
export function writeState(review: SentenceReview | undefined, en: string, text: string): string {
  const isRead = review !== undefined && review.digest === digestOf(en, text)
  return isRead ? `reviewed by ${review.by}, ${review.on}` : DRAFTED
}

const DRAFTED = 'drafted'
const REVIEWED = /^reviewed by (.{1,80}), (\d{4}-\d\d-\d\d)$/

/** @returns null for a draft, a sentence where the state is neither */
export function readState(state: string, en: string, text: string): SentenceReview | null | string {
  if (state === '' || state === DRAFTED) return null
  const [, by, on] = REVIEWED.exec(state) ?? []
  if (by === undefined || on === undefined)
    return `'${state}' is neither drafted nor reviewed by a name, a day`
  if (Number.isNaN(Date.parse(on))) return `'${on}' is no day`
  return { by, on, digest: digestOf(en, text) }
}
