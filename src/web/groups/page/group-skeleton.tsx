import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'

/** The shape of a group's page while it loads. */
export function GroupSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="grid gap-6">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="aspect-[2/1] w-full rounded-card md:aspect-[4/1]" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-10 w-3/4 rounded-xl" />
          <Skeleton className="h-5 w-1/2 rounded-lg" />
          <Skeleton className="h-5 w-2/3 rounded-lg" />
          <Skeleton className="h-28 w-full rounded-xl" />
        </div>
        <Skeleton className="h-48 w-full rounded-card" />
      </div>
    </div>
  )
}
