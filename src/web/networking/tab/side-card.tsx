import { type ReactNode, useId } from 'react'

/** What stands beside the posts on wide screens, and among them on phones. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 rounded-card bg-surface p-4 shadow-card">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
