import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'

/** The shape of a listing card while it loads: photo, price, title, what matters most, place. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-card">
      <Skeleton className="aspect-[4/3] w-full" />
      <div className="grid gap-2.5 p-3 md:p-4">
        <Skeleton className="h-6 w-1/3 rounded-lg" />
        <Skeleton className="h-4 w-11/12 rounded-lg" />
        <Skeleton className="h-4 w-1/2 rounded-lg" />
        <Skeleton className="h-4 w-2/3 rounded-lg" />
      </div>
    </div>
  )
}

/** A grid of skeletons that says once, to everybody, that the page is loading. */
export function CardSkeletons({ count = 8 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4">
        {Array.from({ length: count }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
