import { CloudOff, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '#web/platform/call-error.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import {
  discardFavorite,
  type OutgoingFavorite,
  sendFavoriteAgain,
  useOutgoingFavorites,
} from './send-favorites.ts'

/** Hearts that wait for a connection, and those that the server refused. */
export function OutgoingFavorites() {
  const t = useTranslations('listings.favorites.outbox')
  const outgoing = useOutgoingFavorites()
  if (outgoing.length === 0) return null
  return (
    <section aria-label={t('title')} className="mb-5 rounded-card bg-surface p-4 shadow-card">
      <ul className="grid gap-3">
        {outgoing.map((one) => (
          <li key={one.id}>{one.failure ? <Refused outgoing={one} /> : <Waiting outgoing={one} />}</li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ outgoing: { title, isSaved, isKept = true } }: { outgoing: OutgoingFavorite }) {
  const t = useTranslations('listings.favorites.outbox')
  return (
    <p className="flex items-start gap-3">
      <CloudOff size={18} aria-hidden="true" className="mt-1 shrink-0 text-muted" />
      <span className="min-w-0">
        <Title title={title} />
        <span className="block text-sm text-muted">
          {t(!isKept ? 'notKept' : isSaved ? 'willSave' : 'willRemove')}
        </span>
      </span>
    </p>
  )
}

function Refused({ outgoing }: { outgoing: OutgoingFavorite }) {
  const t = useTranslations('listings.favorites.outbox')
  const tHeart = useTranslations('listings.heart')
  const errorText = useErrorText()
  const { title, isSaved, failure } = outgoing
  const reason = failure && errorText(new CallError(failure.code, failure.status, failure.details))
  return (
    <div role="alert">
      <p className="flex items-start gap-3">
        <TriangleAlert size={18} aria-hidden="true" className="mt-1 shrink-0 text-danger" />
        <span className="min-w-0">
          <Title title={title} />
          <span className="block text-sm text-danger">
            {tHeart(isSaved ? 'notSaved' : 'notRemoved')}. {reason}
          </span>
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-1 ps-5">
        <PlainButton
          variant="ghost"
          size="sm"
          className="min-h-11"
          onClick={() => sendFavoriteAgain(outgoing)}
        >
          <RotateCw size={17} aria-hidden="true" />
          {t('retry')}
        </PlainButton>
        <PlainButton variant="ghost" size="sm" className="min-h-11" onClick={() => discardFavorite(outgoing)}>
          <Trash2 size={17} aria-hidden="true" />
          {t('discard')}
        </PlainButton>
      </div>
    </div>
  )
}

function Title({ title }: { title: string | null }) {
  const t = useTranslations('listings.favorites.outbox')
  return <span className="font-semibold wrap-anywhere">{title ?? t('nameless')}</span>
}
