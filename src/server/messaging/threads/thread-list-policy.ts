import { z } from 'zod'
import { NEW_THREADS_WARNING } from '#contract/messaging/threads/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Point } from './thread-store.ts'

const Place = z.tuple([z.iso.datetime(), z.uuid()])

/**
 * Behind which of one's own conversations the next page begins; thread-json-store writes it.
 * @throws AppError request.invalid when it is not one of ours
 */
export function readPlace(cursor: string): Point {
  const parsed = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return { at: new Date(parsed.data[0]), id: parsed.data[1] }
  const field = { path: 'cursor', message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How many more conversations may be begun today, once most of them are; null while nobody need think of it. */
export const leftToBegin = (begun: number, limit: number): number | null =>
  begun >= limit * NEW_THREADS_WARNING ? Math.max(0, limit - begun) : null

const WORDS_MAX = 8

/** Letters and digits only, so that nothing typed is an operator of the search. */
export const searchWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX)
