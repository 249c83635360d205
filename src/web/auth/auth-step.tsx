import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { JoinPurpose } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ByCodeForm } from './by-code-form.tsx'
import { MainButton, TextButton, ViewHeading } from './form-parts.tsx'
import { ContinueStep } from './mailing/continue-step.tsx'
import { CodeForm } from './mailing/code-form.tsx'
import { MailForm } from './mailing/mail-form.tsx'
import { SendAgain, SendTextAgain } from './mailing/send-again.tsx'
import type { MailPurpose } from './mailing/send-mail.ts'
import type { TextPurpose } from './mailing/send-text.ts'
import { TextCodeForm } from './mailing/text-code-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { NewPasswordForm } from './passwords/new-password-form.tsx'
import { CompanyForm } from './providers/company-form.tsx'
import { useAuthSettings } from './read-auth-settings.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignTabs } from './sign-tabs.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { AccountNews, AuthView } from './view-policy.ts'

interface StepProps {
  /** What is known of the address; '' when it has to be asked for. */
  email: string
  /** The phone number that the step is about. */
  phone: string
  go: (view: AuthView, email: string, phone?: string) => void
}

interface AuthStepProps extends StepProps {
  view: AuthView
  purpose: JoinPurpose | null
  onDone: () => void
}

/** One view of the sign-in page. */
export function AuthStep({ view, purpose, onDone, ...step }: AuthStepProps) {
  switch (view) {
    case 'sign-in':
    case 'sign-up':
      return <SignStep view={view} purpose={purpose} {...step} />
    case 'check-mail':
    case 'unconfirmed':
      return <CheckMailStep wasRefused={view === 'unconfirmed'} {...step} />
    case 'by-code':
      return <ByCodeStep {...step} />
    case 'by-company':
      return <ByCompanyStep {...step} />
    case 'sign-in-mail':
      return <SignInMailStep {...step} />
    case 'sign-in-text':
      return <TextStep purpose="sign-in" {...step} />
    case 'sign-up-text':
      return <TextStep purpose="signup" {...step} />
    case 'forgotten':
      return <ForgottenStep {...step} />
    case 'recovery-mail':
      return <RecoveryMailStep {...step} />
    case 'new-password':
      return <NewPasswordStep onDone={onDone} {...step} />
    case 'expired':
      return <ExpiredStep purpose="signup" {...step} />
    case 'expired-recovery':
      return <ExpiredStep purpose="recovery" {...step} />
    case 'other-browser':
      return <CodeInsteadStep words="otherBrowser" purpose="signup" {...step} />
    case 'other-browser-recovery':
      return <CodeInsteadStep words="otherBrowser" purpose="recovery" {...step} />
    case 'unreachable':
      return <CodeInsteadStep words="unreachable" purpose="signup" {...step} />
    case 'unreachable-recovery':
      return <CodeInsteadStep words="unreachable" purpose="recovery" {...step} />
    case 'continue':
      return <ContinueStep onDone={onDone} {...step} />
    case 'failed':
      return <NewsStep words="linkFailed" {...step} />
    case 'provider-stopped':
    case 'email-half':
    case 'email-changed':
    case 'email-expired':
    case 'linking-taken':
    case 'linking-stopped':
      return <NewsStep words={view} {...step} />
  }
}

/** What forms of this page ask for. */
const WAYS_OF_FORM = ['email', 'phone']

interface SignStepProps extends StepProps {
  view: 'sign-in' | 'sign-up'
  purpose: JoinPurpose | null
}

function SignStep({ view, purpose, email, go }: SignStepProps) {
  const typed = useRef(email)
  const keep = (address: string) => {
    typed.current = address
  }
  const { data: settings } = useAuthSettings()
  const isClosed = view === 'sign-up' && settings?.disable_signup === true
  if (isClosed) return <ClosedStep email={email} go={go} />
  const hasForm = settings === undefined || WAYS_OF_FORM.some((way) => settings.external[way] !== false)
  const ways = (
    <OtherWays
      isBesideForm={hasForm}
      onByCode={() => go('by-code', typed.current)}
      onByCompany={() => go('by-company', typed.current)}
    />
  )
  return (
    <SignTabs view={view} purpose={purpose} onChange={(next) => go(next, typed.current)}>
      {!hasForm && ways}
      {hasForm && view === 'sign-in' && (
        <>
          <SignInForm
            email={email}
            onEmail={keep}
            onForgotten={() => go('forgotten', typed.current)}
            onUnconfirmed={() => go('unconfirmed', typed.current)}
            onPhoneUnconfirmed={(phone) => go('sign-up-text', typed.current, phone)}
          />
          {ways}
        </>
      )}
      {hasForm && view === 'sign-up' && (
        <SignUpForm
          email={email}
          onEmail={keep}
          onMailSent={() => go('check-mail', typed.current)}
          onTextSent={(phone) => go('sign-up-text', typed.current, phone)}
        />
      )}
    </SignTabs>
  )
}

/** In the place of the form, where nobody joins without an invitation. */
function ClosedStep({ email, go }: Pick<StepProps, 'email' | 'go'>) {
  const t = useTranslations('auth')
  return (
    <>
      <ViewHeading title={t('closed.title')} lead={t('closed.lead')} />
      <MainButton onPress={() => go('sign-in', email)}>{t('signIn')}</MainButton>
    </>
  )
}

function CheckMailStep({ email, go, wasRefused }: StepProps & { wasRefused: boolean }) {
  const t = useTranslations('auth.checkMail')
  const lead = email ? t(wasRefused ? 'unconfirmed' : 'lead', { email }) : t('leadWithoutAddress')
  return (
    <>
      <ViewHeading title={t('title')} lead={lead} />
      <CodeForm email={email} purpose="signup" />
      {email && <SendAgain email={email} purpose="signup" />}
      <div className="text-center">
        <TextButton onPress={() => go('sign-up', email)}>{t('other')}</TextButton>
      </div>
    </>
  )
}

function ByCodeStep({ email, go }: StepProps) {
  const t = useTranslations('auth.byCode')
  const hasMail = useAuthSettings().data?.external['email'] !== false
  return (
    <>
      <ViewHeading title={t('title')} lead={t(hasMail ? 'lead' : 'leadByText')} />
      <ByCodeForm
        email={email}
        onMailSent={(address) => go('sign-in-mail', address)}
        onTextSent={(number) => go('sign-in-text', email, number)}
      />
      <BackToSignIn email={email} go={go} />
    </>
  )
}

function ByCompanyStep({ email, go }: StepProps) {
  const t = useTranslations('auth.byCompany')
  return (
    <>
      <ViewHeading title={t('title')} lead={t('lead')} />
      <CompanyForm email={email} />
      <BackToSignIn email={email} go={go} />
    </>
  )
}

function SignInMailStep({ email, go }: StepProps) {
  const t = useTranslations('auth')
  return (
    <>
      <ViewHeading title={t('checkMail.title')} lead={t('byCode.sent')} />
      <CodeForm email={email} purpose="email" />
      {email && <SendAgain email={email} purpose="sign-in" />}
      <BackToSignIn email={email} go={go} />
    </>
  )
}

function TextStep({ email, phone, go, purpose }: StepProps & { purpose: TextPurpose }) {
  const t = useTranslations('auth.checkText')
  const lead = purpose === 'signup' && phone ? t('lead', { phone }) : t('leadForSome')
  return (
    <>
      <ViewHeading title={t('title')} lead={lead} />
      <TextCodeForm phone={phone} />
      {phone && <SendTextAgain phone={phone} purpose={purpose} />}
      <BackToSignIn email={email} go={go} />
    </>
  )
}

function ForgottenStep({ email, go }: StepProps) {
  const t = useTranslations('auth.forgotten')
  return (
    <>
      <ViewHeading title={t('title')} lead={t('lead')} />
      <MailForm email={email} purpose="recovery" onSent={(address) => go('recovery-mail', address)} />
      <BackToSignIn email={email} go={go} />
    </>
  )
}

function RecoveryMailStep({ email, go }: StepProps) {
  const t = useTranslations('auth')
  return (
    <>
      <ViewHeading title={t('checkMail.title')} lead={t('forgotten.sent')} />
      <CodeForm email={email} purpose="recovery" onVerified={() => go('new-password', email)} />
      {email && <SendAgain email={email} purpose="recovery" />}
      <BackToSignIn email={email} go={go} />
    </>
  )
}

/** Open to whoever is signed in, which the link or code of a recovery mail does first. */
function NewPasswordStep({ email, go, onDone }: StepProps & { onDone: () => void }) {
  const t = useTranslations('auth')
  const { user } = useSession()
  if (!user)
    return (
      <>
        <ViewHeading title={t('expired.title')} lead={t('newPassword.signedOut')} />
        <MainButton onPress={() => go('forgotten', email)}>{t('forgotten.again')}</MainButton>
      </>
    )
  const goOn = () => {
    toast({ title: t('newPassword.done'), kind: 'success' })
    onDone()
  }
  return (
    <>
      <ViewHeading title={t('newPassword.title')} lead={t('newPassword.lead')} />
      <NewPasswordForm email={user.email ?? user.phone ?? email} onChanged={goOn} />
    </>
  )
}

function ExpiredStep({ email, go, purpose }: StepProps & { purpose: MailPurpose }) {
  const t = useTranslations('auth.expired')
  const next = purpose === 'signup' ? 'check-mail' : 'recovery-mail'
  return (
    <>
      <ViewHeading title={t('title')} lead={t('lead')} />
      <MailForm email={email} purpose={purpose} onSent={(address) => go(next, address)} />
      <BackToSignIn email={email} go={go} />
    </>
  )
}

interface CodeInsteadProps extends StepProps {
  words: 'otherBrowser' | 'unreachable'
  purpose: MailPurpose
}

/** The link could not be used here, but the code of the same mail can. */
function CodeInsteadStep({ email, go, words, purpose }: CodeInsteadProps) {
  const t = useTranslations(`auth.${words}`)
  return (
    <>
      <ViewHeading title={t('title')} lead={t('lead')} />
      {purpose === 'recovery' ? (
        <CodeForm email={email} purpose="recovery" onVerified={() => go('new-password', email)} />
      ) : (
        <CodeForm email={email} purpose="email" />
      )}
      <BackToSignIn email={email} go={go} />
    </>
  )
}

type NewsWords = 'linkFailed' | 'provider-stopped' | Exclude<AccountNews, 'linked'>

/** What a link, or another service, came back with, and the way on. */
function NewsStep({ email, go, words }: StepProps & { words: NewsWords }) {
  const t = useTranslations('auth')
  const key = words === 'linkFailed' ? words : (`news.${words}` as const)
  return (
    <>
      <ViewHeading title={t(`${key}.title`)} lead={t(`${key}.lead`)} />
      <MainButton onPress={() => go('sign-in', email)}>{t('backToSignIn')}</MainButton>
    </>
  )
}

function BackToSignIn({ email, go }: Pick<StepProps, 'email' | 'go'>) {
  const t = useTranslations('auth')
  return (
    <div className="mt-4 text-center">
      <TextButton onPress={() => go('sign-in', email)}>{t('backToSignIn')}</TextButton>
    </div>
  )
}
