import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ComingSoonPage } from '#web/ui/states/coming-soon.tsx'
import type { appEn } from './messages.en.ts'

export type UnbuiltPageName = Exclude<keyof typeof appEn.pages, 'toManager'>

/** A page of a feature that is not built yet. Admins reach the manager's page from theirs. */
export function UnbuiltPage({ name }: { name: UnbuiltPageName }) {
  const t = useTranslations('app.pages')
  const { role } = useSession()
  const leadsOn = name === 'admin' && role === 'admin'
  return (
    <ComingSoonPage
      name={t(name)}
      action={leadsOn && <ButtonLink to="/manager">{t('toManager')}</ButtonLink>}
    />
  )
}
