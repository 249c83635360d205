import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'

/** The shape of a listing's page while it loads. */
export function ListingSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="-mx-4 aspect-[4/3] md:mx-0 md:rounded-card lg:aspect-[3/2]" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-1/2 rounded-lg" />
        <Skeleton className="h-7 w-full rounded-lg" />
        <Skeleton className="h-5 w-2/3 rounded-lg" />
        <Skeleton className="h-12 w-full rounded-full" />
        <Skeleton className="h-24 w-full rounded-card" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-full rounded-lg" />
        <Skeleton className="h-5 w-11/12 rounded-lg" />
        <Skeleton className="h-5 w-3/4 rounded-lg" />
      </div>
    </div>
  )
}
