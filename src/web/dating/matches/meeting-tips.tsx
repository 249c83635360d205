import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Match } from '#contract/dating/matches/match.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'

const TIPS = ['call', 'public', 'friend', 'money'] as const

/** What to keep in mind before a first meeting, open as long as nobody has written. */
export function MeetingTips({ match }: { match: Pick<Match, 'displayName' | 'likedPrompt' | 'isNew'> }) {
  const t = useTranslations('dating.tips')
  const tDating = useTranslations('dating')
  const name = usePersonName()(match.displayName)
  return (
    <>
      {match.likedPrompt !== null && (
        <p className="pb-2 text-sm">{t('liked', { name, prompt: tDating(`prompt.${match.likedPrompt}`) })}</p>
      )}
      <details open={match.isNew} className="group border-t border-separator text-sm">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
          {t('title')}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid list-disc gap-1 ps-5">
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ul>
        <Link
          to="/safety"
          search={{ about: 'dating' }}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {t('more')}
        </Link>
      </details>
    </>
  )
}
