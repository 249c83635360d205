import { RotateCw, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#contract/kit/duration.ts'
import type { OfferFacts } from '#contract/messaging/messages/message.ts'
import { NewOffer } from '#contract/messaging/messages/new-message.ts'
import { discardOutgoing, sendAgain } from '#web/messaging/outbox/send-outbox.ts'
import type { Outgoing } from '#web/messaging/outbox/outgoing-policy.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { bubbleLook } from './bubble.tsx'
import { LocalPhoto } from '#web/media/public.tsx'
import { VoicePart } from '#web/messaging/voice/voice-part.tsx'
import { MessageCard } from './message-card.tsx'
import { MessageText } from './message-text.tsx'
import { QuoteLine } from './quote-line.tsx'
import { ReceiptMark } from './receipt-mark.tsx'

/** What the server has not answered yet; what it refused can be tried again or given up. */
export function OutgoingRow({ outgoing }: { outgoing: Outgoing }) {
  const t = useTranslations('messaging')
  const errorText = useErrorText()
  const { content, failure, isPersisted = true } = outgoing
  const reason = failure && errorText(new CallError(failure.code, failure.status, failure.details))
  return (
    <article
      aria-label={t('thread.status.sending')}
      className="mt-0.5 flex flex-col items-end px-3 md:px-5"
      data-outgoing={outgoing.id}
    >
      <div className="flex max-w-[85%] flex-col items-end md:max-w-[70%]">
        {content.kind === 'text' ? (
          <Words outgoing={outgoing} text={content.text} />
        ) : content.kind === 'voice' ? (
          <Said outgoing={outgoing} waveform={content.voice.waveform} />
        ) : content.kind === 'offer' ? (
          <MessageCard
            card={{ kind: 'offer', offer: factsOf(outgoing, content.offer), state: 'open' }}
            isOwn
          />
        ) : (
          <MessageCard card={{ kind: 'viewing', viewing: content.viewing, state: 'open' }} isOwn />
        )}
        {failure ? (
          <div role="alert" className="mt-1 text-end text-sm text-danger">
            <p>{t('outbox.failed', { reason: reason ?? '' })}</p>
            <div className="flex flex-wrap justify-end gap-1">
              <Button
                variant="ghost"
                size="sm"
                className="min-h-11"
                onClick={() => discardOutgoing(outgoing)}
              >
                <Trash2 size={17} aria-hidden="true" />
                {t('outbox.discard')}
              </Button>
              <Button variant="ghost" size="sm" className="min-h-11" onClick={() => sendAgain(outgoing)}>
                <RotateCw size={17} aria-hidden="true" />
                {t('outbox.retry')}
              </Button>
            </div>
          </div>
        ) : (
          <p className="px-2 pt-0.5 text-xs text-muted">
            {navigator.onLine
              ? t('thread.status.sending')
              : t(isPersisted ? 'outbox.waiting' : 'outbox.notKept')}
          </p>
        )}
      </div>
    </article>
  )
}

/** What the server will make of an offer; one that waited since before offers ran out gets the usual days. */
function factsOf({ at, quote }: Outgoing, offer: NewOffer): OfferFacts {
  const { days, ...price } = NewOffer.parse(offer)
  const expiresAt = new Date(Date.parse(at) + days * DAY_MS).toISOString()
  return { ...price, expiresAt, isCounter: quote !== null }
}

function Said({ outgoing, waveform }: { outgoing: Outgoing; waveform: string }) {
  return (
    <div className={`${bubbleLook(true, true)} px-3 py-2`}>
      {outgoing.quote && <QuoteLine quote={outgoing.quote} />}
      {outgoing.voice && (
        <VoicePart source={outgoing.voice.file} durationMs={outgoing.voice.durationMs} waveform={waveform} />
      )}
      <Sending outgoing={outgoing} />
    </div>
  )
}

function Sending({ outgoing }: { outgoing: Outgoing }) {
  const { time } = useFormats()
  return (
    <p className="flex items-center justify-end gap-1 text-[0.7rem] leading-4">
      <time dateTime={outgoing.at}>{time(outgoing.at)}</time>
      <ReceiptMark state={outgoing.failure ? 'failed' : 'sending'} />
    </p>
  )
}

function Words({ outgoing, text }: { outgoing: Outgoing; text: string }) {
  return (
    <div className={`${bubbleLook(true, true)} px-3.5 py-2`}>
      {outgoing.quote && <QuoteLine quote={outgoing.quote} />}
      {outgoing.photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-1 pb-1">
          {outgoing.photos.map(({ file }) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>
              <LocalPhoto file={file} />
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <MessageText text={text} />}
      <Sending outgoing={outgoing} />
    </div>
  )
}
