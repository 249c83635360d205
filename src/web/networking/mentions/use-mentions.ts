import { useState } from 'react'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import { mentionsIn } from './mention-policy.ts'

/** Whom the words of a form name. */
export interface Mentions {
  add: (mention: Mention) => void
  /** Those whose names stand in the words. */
  of: (words: string) => Mention[]
  clear: () => void
}

export function useMentions(initial: readonly Mention[] = []): Mentions {
  const [chosen, setChosen] = useState(initial)
  return {
    add: ({ userId, name }) =>
      setChosen((before) => [...before.filter((one) => one.userId !== userId), { userId, name }]),
    of: (words) => mentionsIn(words, chosen),
    clear: () => setChosen([]),
  }
}
