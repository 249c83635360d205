import { searchWords, wordQuery } from '#server/search/public.ts'

const TAG = /^\s*#([\p{Alphabetic}\p{Nd}_]{2,60})\s*$/u

/**
 * What is searched for in posts as text of a tsquery: a hashtag alone means those that bear it, else every word has to
 * be there, the last one as a beginning. Null where no word was typed.
 */
export function postQuery(typed: string): string | null {
  const tag = TAG.exec(typed.normalize('NFC'))?.[1]
  if (tag !== undefined) return `'#${tag.toLowerCase()}'`
  if (searchWords(typed).length === 0) return null
  const query = wordQuery(typed)
  return (query?.begun ?? query?.whole)?.at(-1) ?? null
}
