import { type ReactNode, useEffect, useState } from 'react'
import { CalendarClock, HandCoins, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Card, CardAnswer } from '#contract/messaging/messages/message.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { answerableUntil, isOpenAt } from '#contract/messaging/messages/card.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { Button } from '#web/ui/button.tsx'

interface MessageCardProps {
  card: Card
  isOwn: boolean
  /** Left out while it is on its way, and where nobody writes any more. */
  onAnswer?: ((answer: CardAnswer) => void) | undefined
  /** Names another price than the one offered. */
  onCounter?: (() => void) | undefined
  /** What comes next, once it was accepted. */
  next?: ReactNode
}

/** What is shown of a card: as it was answered, or that its time is over. */
type Shown = Card['state'] | 'expired' | 'past'

const LOOK: Record<Shown, string> = {
  open: 'bg-gold text-gold-foreground',
  accepted: 'bg-success text-success-foreground',
  declined: 'bg-default text-default-foreground',
  withdrawn: 'bg-default text-default-foreground',
  countered: 'bg-default text-default-foreground',
  expired: 'bg-default text-default-foreground',
  past: 'bg-default text-default-foreground',
}

const IS_OFF: readonly Shown[] = ['declined', 'withdrawn', 'countered', 'expired', 'past']

/** How a card is shown now; what is open is so until its time is over, also on a page that stays open. */
function useShown(card: Card): Shown {
  const [now, setNow] = useState(() => new Date())
  const until = answerableUntil(card).getTime()
  useEffect(() => {
    const left = until - now.getTime()
    if (card.state !== 'open' || left <= 0) return
    // a timer knows no more than 24 days
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, DAY_MS))
    return () => clearTimeout(timer)
  }, [card.state, until, now])
  if (card.state !== 'open' || isOpenAt(card, now)) return card.state
  return card.kind === 'offer' ? 'expired' : 'past'
}

/** A price that is offered, or a time to come and look, with the answer to it. */
export function MessageCard({ card, isOwn, onAnswer, onCounter, next }: MessageCardProps) {
  const t = useTranslations('messaging.cards')
  const shown = useShown(card)
  const name = t(card.kind === 'offer' && card.offer.isCounter ? 'counterOffer' : card.kind)
  const Icon = card.kind === 'offer' ? HandCoins : CalendarClock
  return (
    <fieldset
      aria-label={name}
      className="w-[min(17.5rem,70vw)] overflow-hidden rounded-2xl border border-border bg-surface text-foreground shadow-card"
    >
      <div className="flex items-start gap-3 p-3.5">
        <span className="grid size-10 shrink-0 place-content-center rounded-xl bg-accent-soft text-accent-soft-foreground">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <p className="text-sm text-muted">{name}</p>
            <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${LOOK[shown]}`}>
              {t(`state.${shown}`)}
            </span>
          </div>
          <CardFacts card={card} shown={shown} />
        </div>
      </div>
      {card.kind === 'viewing' && card.state === 'accepted' && (
        <p className="flex gap-2 border-t border-border px-3.5 py-2.5 text-sm">
          <ShieldCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {t('meetSafely')}
        </p>
      )}
      {card.kind === 'offer' && card.state === 'accepted' && next && (
        <div className="flex border-t border-border p-2.5 empty:hidden">{next}</div>
      )}
      {shown === 'open' && onAnswer && (
        <div className="flex flex-wrap gap-2 border-t border-border p-2.5">
          {isOwn ? (
            <Button variant="outline" className="min-h-11 flex-1" onClick={() => onAnswer('withdrawn')}>
              {t('withdraw')}
            </Button>
          ) : (
            <>
              <Button variant="outline" className="min-h-11 flex-1" onClick={() => onAnswer('declined')}>
                {t('decline')}
              </Button>
              {onCounter && (
                <Button variant="outline" className="min-h-11 flex-1" onClick={onCounter}>
                  {t('counter')}
                </Button>
              )}
              <Button
                className={`min-h-11 flex-1 ${onCounter ? 'basis-full' : ''}`}
                onClick={() => onAnswer('accepted')}
              >
                {t('accept')}
              </Button>
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}

function CardFacts({ card, shown }: { card: Card; shown: Shown }) {
  const t = useTranslations('messaging.cards')
  const { money, date, parts, shortDate, time } = useFormats()
  const isOff = IS_OFF.includes(shown)
  if (card.kind === 'offer')
    return (
      <>
        <p className={`font-display text-2xl font-bold ${isOff ? 'text-muted line-through' : ''}`}>
          <Spoken kind="price" minor={card.offer.amountMinor} currency={card.offer.currency} period={null}>
            {money(card.offer.amountMinor, card.offer.currency)}
          </Spoken>
        </p>
        {shown === 'open' && (
          <p className="text-sm text-muted">
            {t('validUntil', {
              time: parts([shortDate(card.offer.expiresAt), time(card.offer.expiresAt)]),
            })}
          </p>
        )}
      </>
    )
  const { at, note } = card.viewing
  return (
    <>
      <p className={`font-semibold ${isOff ? 'text-muted line-through' : ''}`}>
        {date(at)}
        <br />
        {time(at)}
      </p>
      {note !== null && note !== '' && (
        <p lang="" className="mt-1 text-sm break-words whitespace-pre-wrap">
          {note}
        </p>
      )}
    </>
  )
}
