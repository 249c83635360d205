import { isHurtful } from './hurtful-words.ts'
import { risksIn } from './risk.ts'
import type { Warning } from './warning.ts'

/** All that a text should be read carefully for, in the order of WARNINGS. */
export const warningsIn = (text: string, inChat = false): Warning[] => [
  ...risksIn(text, inChat),
  ...(isHurtful(text) ? (['hurtful'] as const) : []),
]
