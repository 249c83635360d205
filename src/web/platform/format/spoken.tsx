import { type ReactNode, useSyncExternalStore } from 'react'
import type { saidEn } from './messages.en.ts'
import type { Precision } from './use-distance.ts'

export interface SaidPrice {
  kind: 'price'
  currency: string
  minor: number
  /** Of a range that ends. */
  maxMinor?: number | null
  /** A range that does not. */
  isFrom?: boolean
  period: keyof typeof saidEn.per | null
  /** What it comes to in another period. */
  compared?: { minor: number; period: keyof typeof saidEn.per } | null
}

export interface SaidDistance {
  kind: 'distance'
  miles: number
  /** Where the reader is. */
  country: string
  precision?: Precision
}

export interface SaidAge {
  kind: 'age'
  at: string
  /** What is older is said in months rather than by its date. */
  hasMonths?: boolean
}

export type SaidValue = SaidPrice | SaidDistance | SaidAge

let say: ((value: SaidValue) => ReactNode) | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The words for figures have arrived, or are gone. */
export function registerSaid(sayNow: typeof say): void {
  say = sayNow
  listeners.forEach((listener) => listener())
}

/** Stands where the figure goes while the words around it are looked for. */
const HERE = '\u0000'

interface SpokenInProps {
  /** The whole, with this in the place of the figure. */
  sentence: (figure: string) => string
  /** The figure as it is written. */
  figure: string
}

/** A sentence with a figure in it, which a screen reader says in words: "Offer: 95 US dollars". */
export function SpokenIn({ sentence, figure, ...value }: SpokenInProps & SaidValue) {
  const sayNow = useSyncExternalStore(subscribe, () => say)
  if (!sayNow) return sentence(figure)
  const [before = '', after = ''] = sentence(HERE).split(HERE)
  return (
    <>
      <span aria-hidden="true">{sentence(figure)}</span>
      <span className="sr-only">
        {before}
        {sayNow(value)}
        {after}
      </span>
    </>
  )
}

/**
 * What is written in figures and signs, with what a screen reader says for it: "$95 / h" is read as ninety-five US
 * dollars per hour. Until the words have arrived, what is written is read.
 */
export function Spoken({ children, ...value }: { children: ReactNode } & SaidValue) {
  const sayNow = useSyncExternalStore(subscribe, () => say)
  if (!sayNow) return children
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{sayNow(value)}</span>
    </>
  )
}
