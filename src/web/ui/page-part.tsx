import type { ReactNode } from 'react'
import { useIsWide } from './media-query.ts'

interface PagePartProps {
  title: string
  text: string
  children: ReactNode
}

/** A titled part of a section of a page, as a card. */
export function PagePart({ title, text, children }: PagePartProps) {
  // On phones the section is the page, and its name the h1.
  const Heading = useIsWide() ? 'h3' : 'h2'
  return (
    <section className="rounded-card bg-surface p-5 shadow-card md:p-6">
      <Heading className="font-display text-lg font-bold">{title}</Heading>
      <p className="mt-1 mb-4 max-w-prose text-muted">{text}</p>
      {children}
    </section>
  )
}
