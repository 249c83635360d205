import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { DatingWords } from './dating-words.tsx'
import { OnboardingSteps } from './form/onboarding-steps.tsx'
import { useDatingProfile } from './load-dating-profile.ts'

/** The create dialog as a page of four steps, for those who come by a link. */
export function OnboardingPage() {
  return (
    <DatingWords>
      <MembersOnly>{() => <Onboarding />}</MembersOnly>
    </DatingWords>
  )
}

function Onboarding() {
  const t = useTranslations('dating.steps')
  const navigate = useNavigate()
  const { data, error, refetch } = useDatingProfile()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.profile)
    return (
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <EmptyState
          sentence={t('exists')}
          action={
            <ButtonLink to="/social" search={{ tab: 'dating' }}>
              {t('toTab')}
            </ButtonLink>
          }
        />
      </div>
    )
  return (
    <OnboardingSteps
      onDone={() => void navigate({ to: '/social', search: { tab: 'dating' }, replace: true })}
    />
  )
}
