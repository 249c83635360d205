import { Button } from '#web/ui/button.tsx'
import { Navigate, useRouter, useSearch } from '@tanstack/react-router'
import { AppWindow, Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, ViewHeading } from '#web/auth/form-parts.tsx'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useAnswerAuthorization } from './answer-authorization.ts'
import { useReadAuthorization } from './read-authorization.ts'
import { knownScopes } from './scope-policy.ts'

const goTo = (address: string) => location.assign(address)

/** A program of somebody else asks to be let in; only the person who is signed in decides. */
export const ConsentPage = () => <Consent leave={goTo} />

/** @param leave leads the browser to the program */
export function Consent({ leave }: { leave: (address: string) => void }) {
  const { authorization_id: id } = useSearch({ strict: false })
  const { loading, user } = useSession()
  if (loading) return <Loading />
  if (!user) return <ToSignIn />
  return (
    <AuthFrame>
      {id === undefined ? <NothingAsked /> : <Question authorizationId={id} leave={leave} />}
    </AuthFrame>
  )
}

function ToSignIn() {
  const { state } = useRouter()
  rememberReturn(state.location.href)
  return <Navigate to="/auth" replace />
}

function NothingAsked() {
  const t = useTranslations('auth.consent')
  return (
    <>
      <ViewHeading title={t('over')} lead={t('overLead')} />
      <ButtonLink to="/" fullWidth className="min-h-12">
        {t('home')}
      </ButtonLink>
    </>
  )
}

function Question({ authorizationId, leave }: { authorizationId: string; leave: (address: string) => void }) {
  const t = useTranslations('auth.consent')
  const failure = useAuthFailure()
  const { data, error } = useReadAuthorization(authorizationId)
  const answer = useAnswerAuthorization()
  const agreedBefore = data && 'redirect_url' in data ? data.redirect_url : null
  useEffect(() => {
    if (agreedBefore !== null) leave(agreedBefore)
  }, [agreedBefore, leave])
  if (error) return <NothingAsked />
  if (!data || 'redirect_url' in data) return <Loading />
  const { client, user, scope, redirect_uri: address } = data
  const decide = (agreed: boolean) => answer.mutate({ authorizationId, agreed }, { onSuccess: leave })
  const isDone = answer.isPending || answer.isSuccess
  return (
    <div className="grid gap-5">
      <AppWindow size={40} aria-hidden="true" className="text-accent" />
      <ViewHeading
        title={t('title', { name: client.name })}
        lead={t('lead', { name: client.name, email: user.email })}
      />
      <ul className="grid gap-2">
        {knownScopes(scope.split(' ')).map((one) => (
          <li key={one} className="flex gap-3">
            <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {t(`scopes.${one}`)}
          </li>
        ))}
      </ul>
      <p className="text-sm wrap-anywhere text-muted">{t('goesTo', { host: new URL(address).host })}</p>
      <FormFailure>{failure(answer.error)}</FormFailure>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button fullWidth size="lg" className="min-h-12" disabled={isDone} onClick={() => decide(true)}>
          {t('allow')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          fullWidth
          className="min-h-12"
          disabled={isDone}
          onClick={() => decide(false)}
        >
          {t('refuse')}
        </Button>
      </div>
    </div>
  )
}
