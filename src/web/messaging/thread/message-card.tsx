import type { ReactNode } from 'react'
import { CalendarClock, HandCoins, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CardAnswer, MessageContent } from '#contract/messaging/messages/message.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'

type Card = Extract<MessageContent, { kind: 'offer' | 'viewing' }>

interface MessageCardProps {
  card: Card
  isOwn: boolean
  /** Left out while it is on its way, and where nobody writes any more. */
  onAnswer?: ((answer: CardAnswer) => void) | undefined
  /** What comes next, once it was accepted. */
  next?: ReactNode
}

const LOOK: Record<Card['state'], string> = {
  open: 'bg-gold text-gold-foreground',
  accepted: 'bg-success text-success-foreground',
  declined: 'bg-default text-default-foreground',
  withdrawn: 'bg-default text-default-foreground',
}

/** A price that is offered, or a time to come and look, with the answer to it. */
export function MessageCard({ card, isOwn, onAnswer, next }: MessageCardProps) {
  const t = useTranslations('messaging.cards')
  const Icon = card.kind === 'offer' ? HandCoins : CalendarClock
  return (
    <fieldset
      aria-label={t(card.kind)}
      className="w-[min(17.5rem,70vw)] overflow-hidden rounded-2xl border border-border bg-surface text-foreground shadow-card"
    >
      <div className="flex items-start gap-3 p-3.5">
        <span className="grid size-10 shrink-0 place-content-center rounded-xl bg-accent-soft text-accent-soft-foreground">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <p className="text-sm text-muted">{t(card.kind)}</p>
            <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${LOOK[card.state]}`}>
              {t(`state.${card.state}`)}
            </span>
          </div>
          <CardFacts card={card} />
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
      {card.state === 'open' && onAnswer && (
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
              <Button className="min-h-11 flex-1" onClick={() => onAnswer('accepted')}>
                {t('accept')}
              </Button>
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}

function CardFacts({ card }: { card: Card }) {
  const { money, date, time } = useFormats()
  const isOff = card.state === 'declined' || card.state === 'withdrawn'
  if (card.kind === 'offer')
    return (
      <p className={`font-display text-2xl font-bold ${isOff ? 'text-muted line-through' : ''}`}>
        {money(card.offer.amountMinor, card.offer.currency)}
      </p>
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
