import type { AbstractIntlMessages } from 'use-intl'

/** A built message is a text or a list. */
export const isTree = (words: unknown): words is AbstractIntlMessages =>
  typeof words === 'object' && words !== null && !Array.isArray(words)

/** Two catalogues as one; both stay as they are. */
export function joinWords(some: AbstractIntlMessages, others: AbstractIntlMessages): AbstractIntlMessages {
  const joined = { ...some }
  for (const [key, other] of Object.entries(others)) {
    const own = joined[key]
    joined[key] = isTree(own) && isTree(other) ? joinWords(own, other) : other
  }
  return joined
}
