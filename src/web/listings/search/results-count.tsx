import { useCountText } from './write-count.ts'
import type { useSearchListings } from './search-listings.ts'

/** How many there are; said aloud when it changes. */
export function ResultsCount({ results }: { results: ReturnType<typeof useSearchListings> }) {
  const { count, others } = useCountText()
  const first = results.data?.pages[0]
  return (
    <output className="flex flex-wrap gap-x-3 text-muted">
      {first?.count && <span className="font-semibold text-foreground">{count(first.count)}</span>}
      {first?.otherCurrencies && first.otherCurrencies.value > 0 && (
        <span>{others(first.otherCurrencies)}</span>
      )}
    </output>
  )
}
