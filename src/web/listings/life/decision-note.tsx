import { CircleAlert, Eye, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRuleWords } from '#web/moderation/rules/public.tsx'
import type { OwnListingCard } from '#contract/listings/listing.ts'

/** What its owner has to know of a listing: why staff sent it back, or that something waits. */
export function DecisionNote({
  listing: { state, revision, decision },
}: {
  listing: Pick<OwnListingCard, 'state' | 'revision' | 'decision'>
}) {
  const t = useTranslations('listings.life')
  const rules = useRuleWords()
  if (decision !== null)
    return (
      <Note icon={<CircleAlert size={18} aria-hidden="true" className="text-danger" />}>
        <strong>{t('why')}:</strong> {rules[decision.reason]}
        {decision.note !== null && <span className="block">{t('note', { note: decision.note })}</span>}
      </Note>
    )
  if (state === 'pending_review' || revision === 'pending_review')
    return (
      <Note icon={<Hourglass size={18} aria-hidden="true" className="text-accent" />}>
        {t(state === 'pending_review' ? 'waits' : 'changeWaits')}
      </Note>
    )
  if (state !== 'paused') return null
  return <Note icon={<Eye size={18} aria-hidden="true" className="text-muted" />}>{t('paused')}</Note>
}

export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-2xl bg-surface-secondary p-3 text-sm">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <p className="min-w-0 break-words">{children}</p>
    </div>
  )
}
