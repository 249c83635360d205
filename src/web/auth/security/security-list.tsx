import { Skeleton } from '@heroui/react/skeleton'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Rows of things that belong to the account: factors, passkeys, sessions. */
export function SecurityList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-my-2 divide-y divide-border">
      {children}
    </ul>
  )
}

/** What stands there while the entries are read. */
export function SecurityListSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="-my-2 divide-y divide-border">
      <output className="sr-only">{t('loading')}</output>
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton className="size-6 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-32 rounded-md" />
            <Skeleton className="h-3 w-56 max-w-full rounded-md" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface RowProps {
  Icon: LucideIcon
  title: ReactNode
  note: ReactNode
  /** What can be done with it. */
  children?: ReactNode
  /** On phones there is no room for all that beside the words. */
  isCrowded?: boolean
}

export function SecurityRow({ Icon, title, note, children, isCrowded = false }: RowProps) {
  const columns = isCrowded
    ? 'grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto]'
    : 'grid-cols-[auto_1fr_auto]'
  // under the words it begins where they begin; beside them it ends where the card ends
  const place = isCrowded ? 'col-start-2 -ms-4 sm:col-start-auto sm:ms-0 sm:-me-3' : '-me-3'
  return (
    <li className={`grid ${columns} items-center gap-x-4 py-3`}>
      <Icon size={22} aria-hidden="true" className="text-muted" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-muted">{note}</p>
      </div>
      {children && <div className={`flex flex-wrap ${place}`}>{children}</div>}
    </li>
  )
}
