import { Link, Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MessageSettings } from '#web/messaging/settings/public.tsx'
import { NotificationSettingsSection } from '#web/notifications/public.tsx'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { type SessionUser, useSession } from '#web/platform/session/session.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { useSignOutGuard } from './sign-out-guard.tsx'
import { ProfileSection } from './profile-section.tsx'
import { type AccountSection, readSection } from './section-policy.ts'
import { SecuritySection } from './security-section.tsx'

/**
 * One's own account. Wide screens show the menu beside a section, phones one or the other. What belongs to the device is
 * a visitor's too: no account is asked for it.
 */
export function AccountPage() {
  const { loading, user, signOut } = useSession()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async (scope: SignOutScope) => {
    setLeaving(true)
    await signOut(scope)
    await navigate({ to: '/', ignoreBlocker: true })
  }
  const section = readSection(useSearch({ strict: false }).section)
  const guard = useSignOutGuard((scope) => void leave(scope))
  if (loading || (leaving && !user)) return <Loading />
  if (!user) return section === 'appearance' ? <OfDevice /> : <ToSignIn />
  return (
    <>
      <Account user={user} leaving={leaving} onLeave={guard.leave} />
      {guard.dialog}
    </>
  )
}

function OfDevice() {
  const t = useTranslations('account.sections')
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t('appearance')} />
      <section className={CARD}>
        <AppearanceSection />
      </section>
    </div>
  )
}

function ToSignIn() {
  const { state } = useRouter()
  rememberReturn(state.location.href)
  return <Navigate to="/auth" replace />
}

const OwnReports = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.OwnReports })),
)
const VerificationSection = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.VerificationSection })),
)
const OrdersSection = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.OrdersSection })),
)
const OwnReviews = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.OwnReviews })),
)
const OwnDecisions = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.OwnDecisions })),
)
const DataSection = lazy(() =>
  import('./later-sections.tsx').then((module) => ({ default: module.DataSection })),
)

const CARD = 'rounded-card bg-surface p-5 shadow-card md:p-6 lg:p-8'
/** Sections whose parts are cards themselves. */
const HAS_PARTS: readonly AccountSection[] = ['notifications', 'security', 'data']

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
  const hasMenu = isWide || section === null
  // Both layouts are one tree: what is typed in a form outlives the turning of a phone.
  return (
    <div className="mx-auto max-w-272">
      {hasMenu ? <PageHeading title={t('title')} /> : <SectionHeading title={t(`sections.${section}`)} />}
      <div className="grid items-start gap-6 md:grid-cols-[16rem_1fr] lg:grid-cols-[18rem_1fr] lg:gap-8">
        {hasMenu && (
          <AccountMenu user={user} current={section} leaving={leaving} onLeave={() => onLeave('global')} />
        )}
        {section && (
          <section className={`min-w-0 ${HAS_PARTS.includes(section) ? '' : CARD}`}>
            {hasMenu && <h2 className="mb-6 text-2xl font-bold">{t(`sections.${section}`)}</h2>}
            <Section section={section} leaving={leaving} onLeave={onLeave} />
          </section>
        )}
      </div>
    </div>
  )
}

function SectionHeading({ title }: { title: string }) {
  const t = useTranslations('account')
  return (
    <>
      <Link
        to="/account"
        className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-accent"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        {t('title')}
      </Link>
      <PageHeading title={title} />
    </>
  )
}

interface SectionProps extends Pick<AccountProps, 'leaving' | 'onLeave'> {
  section: AccountSection
}

function Section({ section, leaving, onLeave }: SectionProps) {
  switch (section) {
    case 'profile':
      return <ProfileSection />
    case 'verification':
      return (
        <Suspense fallback={<Loading />}>
          <VerificationSection />
        </Suspense>
      )
    case 'notifications':
      return (
        <Suspense fallback={<Loading />}>
          <NotificationSettingsSection />
        </Suspense>
      )
    case 'appearance':
      return <AppearanceSection />
    case 'messages':
      return <MessageSettings />
    case 'security':
      return <SecuritySection leaving={leaving} onLeave={onLeave} />
    case 'orders':
      return (
        <Suspense fallback={<Loading />}>
          <OrdersSection />
        </Suspense>
      )
    case 'reviews':
      return (
        <Suspense fallback={<Loading />}>
          <OwnReviews />
        </Suspense>
      )
    case 'reports':
      return (
        <Suspense fallback={<Loading />}>
          <OwnReports />
        </Suspense>
      )
    case 'decisions':
      return (
        <Suspense fallback={<Loading />}>
          <OwnDecisions />
        </Suspense>
      )
    case 'data':
      return (
        <Suspense fallback={<Loading />}>
          <DataSection />
        </Suspense>
      )
  }
}
