import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Score } from '#contract/reviews/review.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** How somebody is rated, in one line; nothing before anybody has said anything. */
export function ScoreLine({ score: { average, count } }: { score: Score }) {
  const t = useTranslations('reviews')
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      {average !== null && <Star size={15} aria-hidden="true" className="fill-current text-warning" />}
      {average === null ? t('few', { n: count }) : t('score', { average: number(average), n: count })}
    </p>
  )
}
