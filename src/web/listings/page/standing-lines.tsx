import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Standing } from '#contract/listings/poster/standing.ts'
import { ScoreLine } from '#web/reviews/public.tsx'

interface StandingLinesProps {
  standing: Standing
  /** Whose reviews the score leads to; left out where they stand on the same page. */
  userId?: UserId
}

/** How somebody stands with those they had to do with, a line each; nothing where nothing is known. */
export function StandingLines({ standing, userId }: StandingLinesProps) {
  const { closedHere, score, repliesWithin } = standing
  const t = useTranslations('listings.page.poster')
  return (
    <>
      {userId === undefined || score.count === 0 ? (
        <ScoreLine score={score} />
      ) : (
        <Link to="/people/$id" params={{ id: userId }} className="tap-area block w-fit hover:underline">
          <ScoreLine score={score} />
        </Link>
      )}
      {closedHere > 0 && <p className="text-sm text-muted">{t('closedHere', { n: closedHere })}</p>}
      {repliesWithin && <p className="text-sm text-muted">{t(`replies.${repliesWithin}`)}</p>}
    </>
  )
}
