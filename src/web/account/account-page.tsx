import { Link, Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { rememberReturn } from '#web/platform/auth-return.ts'
import type { SignOutScope } from '#web/platform/session-client.ts'
import { type SessionUser, useSession } from '#web/platform/session.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { type AccountSection, readSection } from './section-policy.ts'
import { SecuritySection } from './security-section.tsx'

/** One's own account. Wide screens show the menu beside a section, phones one or the other. */
export function AccountPage() {
  const { loading, user, signOut } = useSession()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  if (loading || (leaving && !user)) return <Loading />
  if (!user) return <ToSignIn />
  const leave = async (scope: SignOutScope) => {
    setLeaving(true)
    await signOut(scope)
    await navigate({ to: '/', ignoreBlocker: true })
  }
  return <Account user={user} leaving={leaving} onLeave={(scope) => void leave(scope)} />
}

function ToSignIn() {
  const { state } = useRouter()
  rememberReturn(state.location.href)
  return <Navigate to="/auth" replace />
}

interface AccountProps {
  user: SessionUser
  leaving: boolean
  onLeave: (scope: SignOutScope) => void
}

function Account({ user, leaving, onLeave }: AccountProps) {
  const t = useTranslations('account')
  const isWide = useIsWide()
  const chosen = readSection(useSearch({ strict: false }).section)
  const section = chosen ?? (isWide ? 'profile' : null)
  const menu = (
    <AccountMenu user={user} current={section} leaving={leaving} onLeave={() => onLeave('global')} />
  )
  const content = section && <Section section={section} user={user} leaving={leaving} onLeave={onLeave} />
  if (isWide && section)
    return (
      <>
        <PageHeading title={t('title')} />
        <div className="grid grid-cols-[16rem_1fr] items-start gap-6 lg:grid-cols-[18rem_1fr] lg:gap-8">
          {menu}
          <section className="rounded-card bg-surface p-6 shadow-card lg:p-8">
            <h2 className="mb-6 text-2xl font-bold">{t(`sections.${section}`)}</h2>
            {content}
          </section>
        </div>
      </>
    )
  if (!section)
    return (
      <>
        <PageHeading title={t('title')} />
        {menu}
      </>
    )
  return (
    <>
      <Link
        to="/account"
        className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-accent"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        {t('title')}
      </Link>
      <PageHeading title={t(`sections.${section}`)} />
      <section className="rounded-card bg-surface p-5 shadow-card">{content}</section>
    </>
  )
}

function Section({ section, ...account }: AccountProps & { section: AccountSection }) {
  switch (section) {
    case 'profile':
      return <ProfileSection />
    case 'appearance':
      return <AppearanceSection />
    case 'security':
      return <SecuritySection {...account} />
  }
}
