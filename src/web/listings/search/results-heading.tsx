import { useTranslations } from 'use-intl'
import { Skeleton } from '@heroui/react/skeleton'
import type { useSearchListings } from './search-listings.ts'
import { useCountText } from './write-count.ts'

/** How many there are, said to everybody when it changes. */
export function ResultsHeading({ results }: { results: ReturnType<typeof useSearchListings> }) {
  const t = useTranslations('ui')
  const { count, others } = useCountText()
  const first = results.data?.pages[0]
  if (!first)
    return results.isPending ? <Skeleton aria-label={t('loading')} className="h-6 w-32 rounded-lg" /> : null
  return (
    <h2 aria-live="polite" className="font-sans text-base font-semibold">
      {first.count && count(first.count)}
      {first.otherCurrencies && first.otherCurrencies.value > 0 && (
        <span className="ms-2 font-normal text-muted">{others(first.otherCurrencies)}</span>
      )}
    </h2>
  )
}
