import { Link, useRouter } from '@tanstack/react-router'
import { CalendarClock, Check, ChevronLeft, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DELETION_GRACE_DAYS } from '#contract/auth/request-deletion.ts'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DeletionForm } from './deletion-form.tsx'

const GOES = ['profile', 'listings', 'security'] as const
const STAYS = ['orders', 'messages', 'shared'] as const

/** What deleting the account means, open to everybody; whoever is signed in can ask for it here. */
export function DeletionPage() {
  const t = useTranslations('auth.deletion')
  const { loading, user, signOut } = useSession()
  const [purgeAt, setPurgeAt] = useState<string | null>(null)
  if (loading) return <Loading />
  if (purgeAt !== null) return <Requested purgeAt={purgeAt} />
  const finish = (at: string) => {
    setPurgeAt(at)
    void signOut('local')
  }
  return (
    <div className="mx-auto max-w-3xl">
      {user && <ToAccount />}
      <PageHeading title={t('title')} lead={t('lead', { days: DELETION_GRACE_DAYS })} />
      <div className="grid gap-6 md:grid-cols-2">
        <Facts title={t('goes')} Icon={<Trash2 size={20} aria-hidden="true" className="text-danger" />}>
          {GOES.map((fact) => (
            <li key={fact}>{t(`goesFacts.${fact}`)}</li>
          ))}
        </Facts>
        <Facts title={t('stays')} Icon={<Check size={20} aria-hidden="true" className="text-accent" />}>
          {STAYS.map((fact) => (
            <li key={fact}>{t(`staysFacts.${fact}`)}</li>
          ))}
        </Facts>
      </div>
      <section className="mt-6 rounded-card bg-surface p-5 shadow-card md:p-6">
        {user ? (
          <DeletionForm email={user.email ?? user.phone ?? ''} onRequested={finish} />
        ) : (
          <SignInFirst />
        )}
      </section>
    </div>
  )
}

function ToAccount() {
  const t = useTranslations('account')
  return (
    <Link
      to="/account"
      search={{ section: 'data' }}
      className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-accent"
    >
      <ChevronLeft size={20} aria-hidden="true" />
      {t('title')}
    </Link>
  )
}

function Facts({ title, Icon, children }: { title: string; Icon: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card bg-surface p-5 shadow-card md:p-6">
      <h2 className="flex items-center gap-2 text-lg font-bold">
        {Icon}
        {title}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">{children}</ul>
    </section>
  )
}

function SignInFirst() {
  const t = useTranslations('auth')
  const { state } = useRouter()
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('deletion.signInFirst')}</p>
      <ButtonLink to="/auth" onClick={() => rememberReturn(state.location.href)}>
        {t('signIn')}
      </ButtonLink>
    </div>
  )
}

function Requested({ purgeAt }: { purgeAt: string }) {
  const t = useTranslations('auth.deletion')
  const formats = useFormats()
  return (
    <div className="mx-auto max-w-xl rounded-card bg-surface p-6 text-center shadow-card md:p-8">
      <CalendarClock size={40} aria-hidden="true" className="mx-auto mb-4 text-accent" />
      <PageHeading title={t('requested')} lead={t('requestedLead', { date: formats.date(purgeAt) })} />
      <ButtonLink to="/auth">{t('keep')}</ButtonLink>
    </div>
  )
}
