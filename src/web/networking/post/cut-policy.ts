import { segmentsOf } from '#contract/kit/graphemes.ts'

/** The first `max` graphemes of a text, ended by dots; null where all of it fits. */
export function cutText(text: string, max: number): string | null {
  if (text.length <= max) return null
  let count = 0
  for (const { index } of segmentsOf(text)) if (count++ === max) return `${text.slice(0, index).trimEnd()}…`
  return null
}

/** Empty lines in a row make one: a post is no taller than what it says. */
export const tidyLines = (text: string): string => text.replaceAll(/\n\s*\n\s*\n+/gu, '\n\n')
