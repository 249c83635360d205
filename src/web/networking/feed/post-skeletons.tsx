import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'

/** Posts on their way. */
export function PostSkeletons({ count = 3 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="grid gap-4">
      <output className="sr-only">{t('loading')}</output>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="grid gap-4 rounded-card bg-surface p-4 shadow-card md:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-1/3 rounded-lg" />
              <Skeleton className="h-3 w-1/2 rounded-lg" />
            </div>
          </div>
          <Skeleton className="h-4 w-full rounded-lg" />
          <Skeleton className="h-4 w-11/12 rounded-lg" />
          <Skeleton className="h-9 w-2/3 rounded-full" />
        </div>
      ))}
    </div>
  )
}
