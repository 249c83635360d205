import { useTranslations } from 'use-intl'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Refused, Waiting } from '#web/ui/unsent.tsx'
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
          <li key={one.id}>
            <Row outgoing={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ outgoing }: { outgoing: OutgoingFavorite }) {
  const t = useTranslations('listings.favorites.outbox')
  const tHeart = useTranslations('listings.heart')
  const errorText = useErrorText()
  const { title, isSaved, isPersisted = true, failure } = outgoing
  const about = <span className="font-semibold wrap-anywhere">{title ?? t('nameless')}</span>
  if (!failure)
    return (
      <Waiting about={about} words={tHeart(!isPersisted ? 'notKept' : isSaved ? 'willSave' : 'willRemove')} />
    )
  const reason = errorText(new CallError(failure.code, failure.status, failure.details))
  return (
    <Refused
      about={about}
      words={`${tHeart(isSaved ? 'notSaved' : 'notRemoved')}. ${reason}`}
      onRetry={() => sendFavoriteAgain(outgoing)}
      discard={t('discard')}
      onDiscard={() => discardFavorite(outgoing)}
    />
  )
}
