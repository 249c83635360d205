import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'

const ROWS = 4

/** The shape of the rows while they load; says so once. */
export function OwnListingsSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="grid gap-3">
      <output className="sr-only">{t('loading')}</output>
      {Array.from({ length: ROWS }, (_, i) => (
        <div key={i} className="flex gap-4 rounded-card bg-surface p-3 shadow-card">
          <Skeleton className="size-24 shrink-0 rounded-2xl" />
          <div className="grid flex-1 content-start gap-2 py-1">
            <Skeleton className="h-5 w-16 rounded-full" />
            <Skeleton className="h-5 w-4/5 rounded-lg" />
            <Skeleton className="h-4 w-1/3 rounded-lg" />
          </div>
        </div>
      ))}
    </div>
  )
}
