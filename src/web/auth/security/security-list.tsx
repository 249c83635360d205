import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Rows of things that belong to the account: factors, passkeys, sessions. */
export function SecurityList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-2xl border border-border">
      {children}
    </ul>
  )
}

interface RowProps {
  Icon: LucideIcon
  title: ReactNode
  note: string
  /** What can be done with it. */
  children?: ReactNode
}

export function SecurityRow({ Icon, title, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  )
}
