import type { ReactNode } from 'react'
import type { ContentLanguage } from '#contract/language/language.ts'
import { createOffered } from './offered.ts'

export interface TranslatedProps {
  /** What the text belongs to: it is asked for by this, and goes nowhere from here. */
  subject: { kind: 'listing' | 'post' | 'message'; id: string; threadId?: string }
  /** As it is shown. Another text of the same subject is another translation. */
  text: string
  /** What its writer said it is written in; left out where nobody has. */
  lang?: ContentLanguage
  /** The text as its writer wrote it. */
  children: ReactNode
}

const translation = createOffered<(props: TranslatedProps) => ReactNode>()

/** Whoever translates says so here. Answers how to end that. */
export const offerTranslation = translation.offer

/** A text of somebody else, with a way to read it in one's own language where this site translates. */
export function Translated(props: TranslatedProps) {
  const show = translation.useOffered()
  return show ? show(props) : props.children
}
