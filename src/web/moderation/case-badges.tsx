import { useTranslations } from 'use-intl'
import type { CaseCard } from '#contract/moderation/cases/case.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useHolderOf } from './follow-cases.ts'

const TONES = {
  danger: 'bg-danger/10 text-danger',
  gold: 'bg-gold text-gold-foreground',
  plain: 'bg-surface-secondary text-foreground',
} as const

interface Badge {
  tone: keyof typeof TONES
  words: string
}

interface CaseBadgesProps {
  found: CaseCard
  writeSignal: (signal: string) => string
}

/** What stands out of a case: reports, findings, a new account, who is on it. */
export function CaseBadges({ found, writeSignal }: CaseBadgesProps) {
  const t = useTranslations('moderation.badge')
  const tReason = useTranslations('safety.reasons')
  const pushed = useHolderOf(found.id)
  const { user } = useSession()
  const holder = pushed === undefined ? found.heldBy : pushed
  const badges: (Badge | false)[] = [
    found.queue === 'appeals' && { tone: 'gold', words: t('appeal') },
    found.state === 'escalated' && { tone: 'gold', words: t('escalated') },
    found.reports > 0 && { tone: 'danger', words: t('reports', { n: found.reports }) },
    ...found.reasons.map((reason): Badge => ({ tone: 'danger', words: tReason(reason) })),
    found.isHidden && { tone: 'plain', words: t('hidden') },
    (found.owner?.isNewHere ?? false) && { tone: 'plain', words: t('newHere') },
    ...found.signals.map((signal): Badge => ({ tone: 'plain', words: writeSignal(signal) })),
    holder !== null &&
      holder.userId !== user?.id && { tone: 'gold', words: t('held', { name: holder.name }) },
  ]
  const shown = badges.filter((badge) => badge !== false)
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {shown.map(({ tone, words }) => (
        <li key={words} className={`rounded-full px-2 py-0.5 text-xs font-medium ${TONES[tone]}`}>
          {words}
        </li>
      ))}
    </ul>
  )
}
