import { NEW_THREADS_WARNING } from '#contract/messaging/threads/thread.ts'

/** How many more conversations may be begun today, once most of them are; null while nobody need think of it. */
export const leftToBegin = (begun: number, limit: number): number | null =>
  begun >= limit * NEW_THREADS_WARNING ? Math.max(0, limit - begun) : null

const WORDS_MAX = 8

/** Letters and digits only, so that nothing typed is an operator of the search. */
export const searchWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX)
