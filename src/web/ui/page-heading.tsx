import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  /** One quiet line under the heading. */
  lead?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-3xl leading-tight font-bold md:text-4xl">{title}</h1>
        {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
