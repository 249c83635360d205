import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Suspension } from '#contract/kit/access.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { OwnDecisions } from './own-decisions.tsx'

interface SuspendedViewProps {
  suspension: Suspension
  /** What else they may still do here. */
  children?: ReactNode
}

/** In place of what only members see: why, until when, and what somebody who is suspended can do. */
export function SuspendedView({ suspension: { endsAt }, children }: SuspendedViewProps) {
  const t = useTranslations('moderation.own')
  const { dateTime } = useFormats()
  const { signOut } = useSession()
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-3 rounded-card bg-surface p-6 shadow-card">
        <ShieldAlert size={40} aria-hidden="true" className="text-danger" />
        <h1 className="text-3xl font-bold">{t('suspended.title')}</h1>
        <p>{endsAt === null ? t('suspended.forGood') : t('suspended.until', { date: dateTime(endsAt) })}</p>
        <p>{t('suspended.can')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/contact" variant="outline" className="min-h-11">
            {t('suspended.guidelines')}
          </ButtonLink>
          <ButtonLink to="/account/delete" variant="outline" className="min-h-11">
            {t('suspended.delete')}
          </ButtonLink>
          <Button variant="ghost" className="min-h-11" onClick={() => void signOut()}>
            {t('suspended.signOut')}
          </Button>
        </div>
      </div>
      <section aria-labelledby="why-suspended" className="grid gap-3 rounded-card bg-surface p-6 shadow-card">
        <h2 id="why-suspended" className="text-xl font-bold">
          {t('suspended.why')}
        </h2>
        <OwnDecisions />
      </section>
      {children}
    </div>
  )
}
