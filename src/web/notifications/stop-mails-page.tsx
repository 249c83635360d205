import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { stopMails } from '#contract/notifications/stop-mails.ts'
import { api } from '#web/platform/call/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Where the link of a mail leads: one tap in the mail was enough, nobody has to sign in. */
export function StopMailsPage() {
  const { token } = useSearch({ strict: false })
  return token === undefined ? <NotFoundPage /> : <Stopping token={token} />
}

function Stopping({ token }: { token: string }) {
  const t = useTranslations('notifications.stop')
  const { mutate, data, error } = useMutation(api(stopMails).mutationOptions())
  useEffect(() => mutate({ token }), [mutate, token])
  if (error) return <ErrorState error={error} onRetry={() => mutate({ token })} />
  if (!data)
    return (
      <>
        <p className="text-center text-muted">{t('working')}</p>
        <Loading />
      </>
    )
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4">
      <PageHeading title={t('title')} lead={t(data.ofOne ? 'search' : data.topic)} />
      {data.ofOne ? (
        <ButtonLink to="/saved-searches">{t('toSearches')}</ButtonLink>
      ) : (
        <ButtonLink to="/account" search={{ section: 'notifications' }}>
          {t('toSettings')}
        </ButtonLink>
      )}
    </div>
  )
}
