import { useTranslations } from 'use-intl'
import type { Standing } from '#contract/listings/poster/standing.ts'
import { ScoreLine } from '#web/reviews/public.tsx'

/** How somebody stands with those they had to do with, a line each; nothing where nothing is known. */
export function StandingLines({ standing: { closedHere, score, repliesWithin } }: { standing: Standing }) {
  const t = useTranslations('listings.page.poster')
  return (
    <>
      <ScoreLine score={score} />
      {closedHere > 0 && <p className="text-sm text-muted">{t('closedHere', { n: closedHere })}</p>}
      {repliesWithin && <p className="text-sm text-muted">{t(`replies.${repliesWithin}`)}</p>}
    </>
  )
}
