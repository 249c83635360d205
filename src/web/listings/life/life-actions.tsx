import { Button } from '#web/ui/button.tsx'
import { Bookmark, CircleCheckBig, Copy, CreditCard, Pause, Play, RefreshCw, Star, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMayPay, useSite } from '#web/site/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useTranslations } from 'use-intl'
import type { MarkableState } from '#contract/listings/life/mark-listing.ts'
import { isLive, mayTurn } from '#contract/listings/life/state.ts'
import type { Category } from '#contract/listings/category.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { useMark, useRenew, useReopen } from './change-life.ts'
import { CloseSheet } from './close-sheet.tsx'
import { useDuplicate } from './post-similar.ts'

const ICONS = { reserved: Bookmark, paused: Pause, active: Play } as const

/** What its owner can make of a listing in the state that it is in. */
export function LifeActions({ listing }: { listing: OwnListingCard }) {
  const t = useTranslations('listings.life')
  const { id, title, category, state, renewableFrom } = listing
  const [isClosing, setClosing] = useState(false)
  const [renew, mark, reopen, duplicate] = [useRenew(), useMark(), useReopen(), useDuplicate()]
  const [opened] = useState(() => Date.now())
  const isRenewable = renewableFrom !== null && Date.parse(renewableFrom) <= opened
  const marks = (['active', 'reserved', 'paused'] as const).filter(
    (to) => isLive(state) && mayTurn('owner', state, to) && (to !== 'reserved' || isReservable(category)),
  )
  const { reopenableUntil } = listing
  const isReopenable = reopenableUntil !== null && Date.parse(reopenableUntil) > opened
  const mayPay = useMayPay()
  const isPayable =
    useSite().data?.sells === true &&
    mayPay &&
    (state === 'awaiting_payment' || state === 'active' || state === 'reserved')
  const isBegun = state === 'draft' || state === 'awaiting_payment' || state === 'changes_requested'
  return (
    <div className="flex flex-wrap gap-2">
      {isPayable && (
        <ButtonLink to="/payment" search={{ listing: id }} size="sm" className="min-h-11">
          {state === 'awaiting_payment' ? (
            <CreditCard size={16} aria-hidden="true" />
          ) : (
            <Star size={16} aria-hidden="true" />
          )}
          {t(state === 'awaiting_payment' ? 'pay' : 'promote')}
        </ButtonLink>
      )}
      {isRenewable && (
        <Button
          size="sm"
          className="min-h-11"
          aria-label={t('renewOf', { title })}
          isPending={renew.isPending}
          onClick={() => renew.mutate(id)}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {t('renew')}
        </Button>
      )}
      {marks.map((to) => {
        const Icon = ICONS[to]
        return (
          <Button
            key={to}
            size="sm"
            variant="outline"
            className="min-h-11"
            disabled={mark.isPending}
            onClick={() => mark.mutate({ listingId: id, state: to })}
          >
            <Icon size={16} aria-hidden="true" />
            {t(wordOf(state, to))}
          </Button>
        )
      })}
      {mayTurn('owner', state, 'fulfilled') && (
        <Button
          size="sm"
          variant="outline"
          className="min-h-11"
          aria-label={t('closeOf', { title })}
          onClick={() => setClosing(true)}
        >
          <CircleCheckBig size={16} aria-hidden="true" />
          {t('close')}
        </Button>
      )}
      {isReopenable && (
        <Button
          size="sm"
          variant="outline"
          className="min-h-11"
          aria-label={t('reopenOf', { title })}
          isPending={reopen.isPending}
          onClick={() => reopen.mutate(id)}
        >
          <Undo2 size={16} aria-hidden="true" />
          {t('reopen')}
        </Button>
      )}
      {!isBegun && (
        <Button
          size="sm"
          variant="ghost"
          className="min-h-11"
          isPending={duplicate.isPending}
          onClick={() => duplicate.mutate(id)}
        >
          <Copy size={16} aria-hidden="true" />
          {t('duplicate')}
        </Button>
      )}
      <CloseSheet listing={listing} isOpen={isClosing} onOpenChange={setClosing} />
    </div>
  )
}

/** There is one of it, for one person. */
const isReservable = (category: Category): boolean => category === 'items' || category === 'rooms_housing'

function wordOf(from: string, to: MarkableState): 'reserve' | 'pause' | 'unreserve' | 'resume' {
  if (to === 'reserved') return 'reserve'
  if (to === 'paused') return 'pause'
  return from === 'reserved' ? 'unreserve' : 'resume'
}
