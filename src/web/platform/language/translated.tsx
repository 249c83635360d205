import { type ReactNode, useSyncExternalStore } from 'react'
import type { ContentLanguage } from '#contract/language/language.ts'

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

type Show = (props: TranslatedProps) => ReactNode

let offered: Show | null = null
const listeners = new Set<() => void>()

function set(next: Show | null): void {
  offered = next
  listeners.forEach((listener) => listener())
}

/** Whoever translates says so here. Answers how to end that. */
export function offerTranslation(show: Show): () => void {
  set(show)
  return () => {
    if (offered === show) set(null)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A text of somebody else, with a way to read it in one's own language where this site translates. */
export function Translated(props: TranslatedProps) {
  const show = useSyncExternalStore(subscribe, () => offered)
  return show ? show(props) : props.children
}
