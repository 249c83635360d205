import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Thread } from '#contract/messaging/threads/thread.ts'

/** What a conversation is about, as far as the conversation itself has to know. */
export interface Subject {
  title: string
  /** ISO 4217: the currency in which offers are made; null where none are. */
  currency: string | null
  /** May those who ask name a price? The owner may wherever there is a currency. */
  takesOffers: boolean
  /** What is asked for it, to be seen beside an offer; null where that is not said. */
  price: ReactNode
  /** Is it something that one comes to look at? */
  hasViewings: boolean
}

export interface FaceProps {
  about: About
  /** Pixels. */
  size: number
  children: ReactNode
}

type About = Pick<Thread, 'kind' | 'subjectId'>

/** How what conversations are about is read and shown; the features that know it answer, see web/app. */
export interface ThreadSubjects {
  /**
   * A small live card, for the head of an open conversation; nothing where there is nothing to show. `news` is another
   * one whenever the conversation has told that something became of its subject.
   */
  Card: ComponentType<{ about: About; news: string | null }>
  /** Null while it is looked up, when it is gone, and where there is none. */
  useSubject: (about: About) => Subject | null
  /** What its owner does next, once an offer was accepted. */
  Settle: ComponentType<{ about: About }>
  /** A small button to part from whom it has brought one together with, beside a block. */
  Part: ComponentType<{ about: About }>
  /** The face of the other one, where the subject knows another than their account shows; else what is inside. */
  Face: ComponentType<FaceProps>
}

const NONE: ThreadSubjects = {
  Card: () => null,
  useSubject: () => null,
  Settle: () => null,
  Part: () => null,
  Face: ({ children }) => children,
}

export const ThreadSubjectsContext = createContext<ThreadSubjects>(NONE)

export const useSubject = (about: About): Subject | null => use(ThreadSubjectsContext).useSubject(about)

export function SettleSubject({ about }: { about: About }) {
  const { Settle } = use(ThreadSubjectsContext)
  return <Settle about={about} />
}

export function PartFromSubject({ about }: { about: About }) {
  const { Part } = use(ThreadSubjectsContext)
  return <Part about={about} />
}

export function SubjectFace(props: FaceProps) {
  const { Face } = use(ThreadSubjectsContext)
  return <Face {...props} />
}

export function SubjectCard({ about, news }: { about: About; news: string | null }) {
  const { Card } = use(ThreadSubjectsContext)
  return <Card about={about} news={news} />
}
