import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ActionCardProps {
  Icon: LucideIcon
  /** What it is, above its title. */
  kind: string
  title: string
  children: ReactNode
}

/** Something that the reader may do by a tap. */
export function ActionCard({ Icon, kind, title, children }: ActionCardProps) {
  return (
    <div className="flex gap-3 rounded-card bg-surface p-3 shadow-card">
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div>
          <p className="text-sm text-muted">{kind}</p>
          <p lang="" className="leading-snug font-semibold wrap-anywhere">
            {title}
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
