import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeReturn } from '#web/platform/auth-return.ts'
import { useSession } from '#web/platform/session.tsx'
import { toast } from '#web/platform/toast.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Tibeb } from '#web/ui/tibeb.tsx'
import { type AuthView, readView } from './auth-view.ts'
import { CodeForm } from './code-form.tsx'
import { TextButton } from './form-parts.tsx'
import { MailForm } from './mail-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SendAgain } from './send-again.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignTabs } from './sign-tabs.tsx'

/** Views in which a session that appears is not the end: a new password comes first. */
const BEFORE_NEW_PASSWORD: readonly AuthView[] = ['new-password', 'recovery-mail', 'other-browser-recovery']

/** Signing in and up, and what mailed links and forgotten passwords need. The view stands in the address. */
export function AuthPage() {
  const view = readView(useSearch({ from: '/auth' }).view)
  const { loading, user } = useSession()
  const { history } = useRouter()
  const goesOn = user !== null && !BEFORE_NEW_PASSWORD.includes(view)
  useEffect(() => {
    if (goesOn) history.replace(takeReturn())
  }, [goesOn, history])
  if (loading || goesOn) return <Loading />
  return (
    <div className="mx-auto w-full max-w-md py-4 md:py-10">
      <div className="overflow-hidden rounded-card bg-surface shadow-card">
        <span className="block h-6 bg-accent text-gold">
          <Tibeb shape="divider" />
        </span>
        <div className="p-6 md:p-8">
          <View key={view} view={view} />
        </div>
      </div>
    </div>
  )
}

/** One address is asked for once: what was typed in one view is there in the next. */
let typedEmail = ''

function View({ view }: { view: AuthView }) {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const { history } = useRouter()
  const [email] = useState(typedEmail)
  const go = (next: AuthView, address = email) => {
    typedEmail = address
    void navigate({ to: '/auth', search: { view: next } })
  }
  const toSignIn = (
    <div className="mt-4 text-center">
      <TextButton onPress={() => go('sign-in')}>{t('backToSignIn')}</TextButton>
    </div>
  )
  switch (view) {
    case 'sign-in':
    case 'sign-up':
      return (
        <SignTabs view={view} onChange={(next) => go(next)}>
          {view === 'sign-in' ? (
            <SignInForm
              email={email}
              onForgotten={(address) => go('forgotten', address)}
              onUnconfirmed={(address) => go('check-mail', address)}
            />
          ) : (
            <SignUpForm email={email} onMailSent={(address) => go('check-mail', address)} />
          )}
        </SignTabs>
      )
    case 'check-mail':
      return (
        <>
          <Heading title={t('checkMail.title')} lead={mailSentTo(email)} />
          <CodeForm email={email} purpose="signup" />
          {email && <SendAgain email={email} purpose="signup" />}
          <div className="text-center">
            <TextButton onPress={() => go('sign-up')}>{t('checkMail.other')}</TextButton>
          </div>
        </>
      )
    case 'forgotten':
      return (
        <>
          <Heading title={t('forgotten.title')} lead={t('forgotten.lead')} />
          <MailForm email={email} purpose="recovery" onSent={(address) => go('recovery-mail', address)} />
          {toSignIn}
        </>
      )
    case 'recovery-mail':
      return (
        <>
          <Heading title={t('checkMail.title')} lead={t('forgotten.sent')} />
          <CodeForm email={email} purpose="recovery" onVerified={() => go('new-password')} />
          {email && <SendAgain email={email} purpose="recovery" />}
          {toSignIn}
        </>
      )
    case 'new-password':
      return (
        <NewPassword
          onChanged={() => {
            toast({ title: t('newPassword.done'), kind: 'success' })
            history.replace(takeReturn())
          }}
          onExpired={() => go('forgotten')}
        />
      )
    case 'expired':
    case 'expired-recovery':
      return (
        <>
          <Heading title={t('expired.title')} lead={t('expired.lead')} />
          <MailForm
            email={email}
            purpose={view === 'expired' ? 'signup' : 'recovery'}
            onSent={(address) => go(view === 'expired' ? 'check-mail' : 'recovery-mail', address)}
          />
          {toSignIn}
        </>
      )
    case 'other-browser':
    case 'other-browser-recovery':
      return (
        <>
          <Heading title={t('otherBrowser.title')} lead={t('otherBrowser.lead')} />
          {view === 'other-browser' ? (
            <CodeForm email={email} purpose="email" />
          ) : (
            <CodeForm email={email} purpose="recovery" onVerified={() => go('new-password')} />
          )}
          {toSignIn}
        </>
      )
    case 'failed':
      return (
        <>
          <Heading title={t('linkFailed.title')} lead={t('linkFailed.lead')} />
          {toSignIn}
        </>
      )
  }

  function mailSentTo(address: string) {
    return address ? t('checkMail.lead', { email: address }) : t('checkMail.leadWithoutAddress')
  }
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
    </header>
  )
}

function NewPassword({ onChanged, onExpired }: { onChanged: () => void; onExpired: () => void }) {
  const t = useTranslations('auth')
  const { user } = useSession()
  if (!user)
    return (
      <>
        <Heading title={t('expired.title')} lead={t('newPassword.signedOut')} />
        <TextButton onPress={onExpired}>{t('forgotten.send')}</TextButton>
      </>
    )
  return (
    <>
      <Heading title={t('newPassword.title')} lead={t('newPassword.lead')} />
      <NewPasswordForm onChanged={onChanged} />
    </>
  )
}
