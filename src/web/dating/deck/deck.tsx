import { Skeleton } from '@heroui/react/skeleton'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection } from '#contract/dating/match.ts'
import type { DeckCard as Card } from '#contract/dating/profile.ts'
import { usePersonName } from '#web/platform/person-name.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { DeckButtons } from './deck-buttons.tsx'
import { DeckCard } from './deck-card.tsx'
import { EmptyDeck } from './empty-deck.tsx'
import { useDeckKeys } from './follow-keys.ts'
import { useDeck } from './load-deck.ts'
import { useMoveCard } from './move-card.ts'
import { useRevokePass } from './revoke-pass.ts'
import { useSwipe } from './swipe-profile.ts'

const FRAME = 'relative mx-auto h-[clamp(20rem,calc(100dvh-29rem),38rem)] w-full max-w-md'

interface DeckProps {
  onFilters: () => void
  /** The last swipe, before this deck was opened, was a pass that can be taken back. */
  hasPassed: boolean
}

/** People one after the other. */
export function Deck({ onFilters, hasPassed }: DeckProps) {
  const t = useTranslations('dating.deck')
  const nameOf = usePersonName()
  const { deck, error, refetch, renew, remove, putBack, restart } = useDeck()
  const [canUndo, setCanUndo] = useState(hasPassed)
  const undo = useRevokePass((card) => {
    setCanUndo(false)
    putBack(card)
  })
  if (error && !deck) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!deck || (deck.cards.length === 0 && !deck.isEnd)) return <Shuffling />
  const [card, next] = deck.cards
  if (!card)
    return (
      <EmptyDeck
        nextLookAt={deck.nextLookAt}
        onRestart={() => {
          setCanUndo(false)
          restart()
        }}
        onFilters={onFilters}
        onUndo={canUndo ? undo.take : null}
      />
    )
  return (
    <section aria-label={t('label')} className="-mx-4 overflow-x-clip px-4 pb-2 md:mx-0 md:px-0">
      <p id="deck-help" className="sr-only">
        {t('help')}
      </p>
      <output className="sr-only">
        {t('card', { name: nameOf(card.displayName), age: String(card.age) })}
      </output>
      <TopCard
        card={card}
        next={next}
        canUndo={canUndo}
        isUndoing={undo.isPending}
        onUndo={undo.take}
        onPhotoFail={renew}
        onGone={(direction) => {
          setCanUndo(direction === 'left')
          remove(card.id)
        }}
      />
    </section>
  )
}

interface TopCardProps {
  card: Card
  next: Card | undefined
  canUndo: boolean
  isUndoing: boolean
  onUndo: () => void
  onPhotoFail: () => void
  /** Decided on, or no longer there. */
  onGone: (direction: SwipeDirection | null) => void
}

/** The next card waits below with its photo, and is the one on top when this one is gone. */
function TopCard({ card, next, canUndo, isUndoing, onUndo, onPhotoFail, onGone }: TopCardProps) {
  const { swipe, isBusy } = useSwipe({
    onLeave: (direction) => hold.leave(direction),
    onBack: () => hold.comeBack(),
    onGone: (_, direction) => onGone(direction),
  })
  const hold = useMoveCard(isBusy, (direction) => void swipe(card, direction))
  const part = useRef<HTMLDivElement>(null)
  useDeckKeys(part, (direction) => void swipe(card, direction))
  return (
    <div ref={part}>
      <div className={FRAME}>
        {next && (
          <DeckCard
            key={next.id}
            card={next}
            hold={null}
            onPhotoFail={onPhotoFail}
            onGone={() => undefined}
          />
        )}
        <DeckCard
          key={card.id}
          card={card}
          hold={hold}
          onPhotoFail={onPhotoFail}
          onGone={() => onGone(null)}
        />
      </div>
      <DeckButtons
        isBusy={isBusy || isUndoing}
        canUndo={canUndo}
        onSwipe={(direction) => void swipe(card, direction)}
        onUndo={onUndo}
      />
    </div>
  )
}

/** The shape of a card while people are looked for. */
function Shuffling() {
  const t = useTranslations('dating.deck')
  return (
    <div aria-busy="true">
      <output className="mb-3 block text-center text-muted">{t('loading')}</output>
      <div className={FRAME}>
        <Skeleton className="size-full rounded-card" />
      </div>
    </div>
  )
}
