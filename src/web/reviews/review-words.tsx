import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_LIMITS, type Review } from '#contract/reviews/review.ts'

const NTH = Array.from({ length: REVIEW_LIMITS.starsMax }, (_, index) => index + 1)

export function Stars({ n }: { n: number }) {
  const t = useTranslations('reviews')
  return (
    <span className="flex gap-0.5 text-warning">
      <span className="sr-only">{t('stars', { n })}</span>
      {NTH.map((nth) => (
        <Star key={nth} size={16} aria-hidden="true" className={nth <= n ? 'fill-current' : 'opacity-35'} />
      ))}
    </span>
  )
}

interface ReviewWordsProps {
  review: Review
  /** Whose reply it is, as the heading says. */
  replyTitle: string
  /** Beside the stars. */
  children?: ReactNode
}

/** What one said of the other, and what the other replied. */
export function ReviewWords({
  review: { stars, tags, words, reply },
  replyTitle,
  children,
}: ReviewWordsProps) {
  const t = useTranslations('reviews')
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars n={stars} />
        {children}
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-surface-tertiary px-2.5 py-1 text-xs font-medium">
              {t(`tag.${tag}`)}
            </li>
          ))}
        </ul>
      )}
      {words !== null && (
        <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
      {reply !== null && (
        <div className="grid gap-1 border-s-4 border-accent ps-4">
          <p className="text-sm font-medium">{replyTitle}</p>
          <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
    </div>
  )
}
