import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ListingId } from '#contract/listings/listing.ts'
import { renewByLink } from '#contract/listings/life/renew-by-link.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useMayPay } from '#web/site/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Where the link in a reminder leads: it renews at once, whoever is signed in. */
export function RenewalPage() {
  const { token } = useSearch({ strict: false })
  if (token === undefined) return <NotFoundPage />
  return <Renewal token={token} />
}

/** Which listing something has to be paid for. */
const Unpaid = z.object({ listingId: ListingId })

function Renewal({ token }: { token: string }) {
  const t = useTranslations('listings.life.renewal')
  const errorText = useErrorText()
  const { date } = useFormats()
  const cache = useQueryClient()
  const { mutate, data, error } = useMutation({
    ...api(renewByLink).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
  const mayPay = useMayPay()
  const unpaid =
    error?.code === 'listings.fee-due' ? Unpaid.safeParse(error.details).data?.listingId : undefined
  // React may run an effect twice; the tap is one.
  const sent = useRef('')
  useEffect(() => {
    if (sent.current === token) return
    sent.current = token
    mutate({ token })
  }, [mutate, token])
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('title')} />
      <output className="block">
        {data && (
          <EmptyState
            sentence={t('done', { title: data.title })}
            more={t('until', { date: date(data.expiresAt) })}
            action={
              <ButtonLink to="/listing/$id" params={{ id: data.listingId }}>
                {t('view')}
              </ButtonLink>
            }
          />
        )}
        {error && (
          <EmptyState
            sentence={t('failed')}
            more={errorText(error)}
            action={
              unpaid !== undefined && mayPay ? (
                <ButtonLink to="/payment" search={{ listing: unpaid }}>
                  {t('pay')}
                </ButtonLink>
              ) : (
                <ButtonLink to="/my-listings">{t('mine')}</ButtonLink>
              )
            }
          />
        )}
        {!data && !error && <Loading />}
      </output>
    </div>
  )
}
