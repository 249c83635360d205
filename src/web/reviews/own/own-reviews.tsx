import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Exchange } from '#contract/reviews/review.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useExchanges } from './list-exchanges.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { ReviewWords } from '#web/reviews/review-words.tsx'

/** With whom one may exchange a review, and what both wrote. */
export function OwnReviews() {
  const t = useTranslations('reviews.own')
  const { data, error, refetch } = useExchanges()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.items.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <ul className="grid gap-3">
        {data.items.map((exchange) => (
          <li key={exchange.id} className="rounded-2xl border border-border p-4">
            <ExchangeItem exchange={exchange} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ExchangeItem({ exchange }: { exchange: Exchange }) {
  const t = useTranslations('reviews')
  const [isWriting, setWriting] = useState(false)
  const { id, other, title, own, theirs } = exchange
  const name = other?.name ?? t('nobody')
  return (
    <article className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={other?.avatar ?? null} size={44} />
        <div className="min-w-0">
          <h2 lang={other ? '' : undefined} className="font-sans text-base font-semibold wrap-anywhere">
            {name}
          </h2>
          {title !== null && (
            <p lang="" className="text-sm wrap-anywhere text-muted">
              {title}
            </p>
          )}
        </div>
      </div>
      <Standing exchange={exchange} name={name} onWrite={() => setWriting(true)} />
      {theirs && (
        <section className="grid gap-2">
          <h3 className="font-sans text-sm font-medium text-muted">{t('own.theirs', { name })}</h3>
          <ReviewWords review={theirs} replyTitle={t('replyOwn')} />
          {theirs.reply === null && <ReplyForm reviewId={theirs.id} />}
        </section>
      )}
      {own && (
        <section className="grid gap-2">
          <h3 className="font-sans text-sm font-medium text-muted">{t('own.mine')}</h3>
          <ReviewWords review={own} replyTitle={t('reply', { name })} />
        </section>
      )}
      {isWriting && <ReviewSheet exchangeId={id} name={name} onClose={() => setWriting(false)} />}
    </article>
  )
}

interface StandingProps {
  exchange: Exchange
  name: string
  onWrite: () => void
}

/** What can be done now, or what it waits for. */
function Standing({ exchange: { own, openUntil, isRevealed }, name, onWrite }: StandingProps) {
  const t = useTranslations('reviews.own')
  const { date } = useFormats()
  if (openUntil !== null)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="w-full font-medium">{t('invited', { name })}</p>
        <Button className="min-h-11" onClick={onWrite}>
          {t('write')}
        </Button>
        <p className="text-sm text-muted">{t('until', { date: date(openUntil) })}</p>
      </div>
    )
  if (own && !isRevealed) return <p className="text-sm text-muted">{t('waiting', { name })}</p>
  return own ? null : <p className="text-sm text-muted">{t('over')}</p>
}
