import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'

interface LegalSection {
  heading: string
  text?: string
  /** Stand below the text, one line each. */
  points?: readonly string[]
  /** Where what the text speaks of is done. */
  link?: ReactNode
}

interface LegalTextProps {
  title: string
  lead: string
  /** A blank line in a text begins a new paragraph. */
  sections: readonly LegalSection[]
  /** Stands before the sections. */
  children?: ReactNode
}

/** A page that is read: one column of comfortable width. */
export function LegalText({ title, lead, sections, children }: LegalTextProps) {
  return (
    <article className="mx-auto max-w-2xl pb-8">
      <PageHeading title={title} lead={lead} />
      <span className="mb-8 block h-6 w-48 text-gold">
        <Tibeb shape="divider" />
      </span>
      <div className="grid gap-10">
        {children}
        {sections.map(({ heading, text, points, link }) => (
          <section key={heading}>
            <h2 className="mb-3 text-xl font-bold md:text-2xl">{heading}</h2>
            {text?.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="mb-4 leading-relaxed text-pretty last:mb-0">
                {paragraph}
              </p>
            ))}
            {points && <Points points={points} />}
            {link}
          </section>
        ))}
      </div>
    </article>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3 leading-relaxed text-pretty">
          <span aria-hidden="true" className="mt-[0.6em] size-2 shrink-0 rotate-45 bg-gold" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}
