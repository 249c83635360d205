import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure, MainButton, TextButton, ViewHeading } from '#web/auth/form-parts.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import type { AuthView } from '#web/auth/view-policy.ts'
import { dropLink, heldLink } from '#web/platform/session/pending-link.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useFollowLink } from './follow-link.ts'
import { useLinkOwner } from './read-link.ts'

interface ContinueStepProps {
  go: (view: AuthView, email: string) => void
  onDone: () => void
}

/** A link signs nobody in by being opened: it says as whom, and over whom, and waits for a press. */
export function ContinueStep({ go, onDone }: ContinueStepProps) {
  const t = useTranslations('auth')
  const explain = useAuthFailure()
  const { user } = useSession()
  const [link] = useState(heldLink)
  const owner = useLinkOwner(link)
  const follow = useFollowLink()
  const isOver = link === null || owner.error?.code === 'auth.link-expired'
  if (isOver)
    return (
      <>
        <ViewHeading title={t('continue.overTitle')} lead={t('continue.over')} />
        <MainButton onPress={() => (user ? onDone() : go('sign-in', ''))}>
          {t(user ? 'continue.home' : 'backToSignIn')}
        </MainButton>
      </>
    )
  if (owner.error) return <ErrorState error={owner.error} onRetry={() => void owner.refetch()} />
  if (!owner.data) return <Loading />
  const name = owner.data.email ?? t('continue.nameless')
  const current = user && (user.email ?? user.phone ?? t('continue.nameless'))
  const leave = () => {
    dropLink()
    if (user) onDone()
    else go('sign-in', '')
  }
  const goOn = () =>
    follow.mutate(link, {
      onSuccess: ({ data }) => {
        dropLink()
        if (data.session === null) go('email-half', '')
        else if (link.type === 'recovery' || link.type === 'invite') go('new-password', '')
        else onDone()
      },
    })
  return (
    <>
      <ViewHeading
        title={t('continue.title', { name })}
        lead={current === null ? t('continue.lead') : t('continue.leadOver', { current, name })}
      />
      <FormFailure>{explain(follow.error)}</FormFailure>
      <div className="mt-4 grid gap-3">
        <MainButton onPress={goOn} isPending={follow.isPending}>
          {t('continue.go')}
        </MainButton>
        <div className="text-center">
          <TextButton onPress={leave}>
            {current === null ? t('continue.leave') : t('continue.stay', { current })}
          </TextButton>
        </div>
      </div>
    </>
  )
}
