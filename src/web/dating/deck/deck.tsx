import { Skeleton } from '@heroui/react/skeleton'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection } from '#contract/dating/matches/match.ts'
import type { Prompt } from '#contract/dating/profile/option.ts'
import type { DatingProfileId, DeckCard as Card } from '#contract/dating/profile/profile.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { whenIdle } from '#web/platform/device/when-idle.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { DeckButtons } from './deck-buttons.tsx'
import { DeckCard } from './deck-card.tsx'
import { EmptyDeck } from './empty-deck.tsx'
import { useDeckKeys } from './follow-keys.ts'
import { useDeck } from './load-deck.ts'
import { useLetters } from './load-letters.ts'
import { useMoveCard } from './move-card.ts'
import { useRevokePass } from './revoke-pass.ts'
import { useSwipe } from './swipe-profile.ts'
import { type SwipeFeedback, SwipeFeedbackLine } from './swipe-feedback.tsx'
import { useIdleValue } from './use-idle-value.ts'

const loadSheet = () => import('./profile-sheet.tsx')
const ProfileSheet = lazy(() => loadSheet().then((module) => ({ default: module.ProfileSheet })))
/** Milliseconds: the sheet is fetched and drawn closed in an idle moment, so that it opens at once. */
const SHEET_LATEST = 3000

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
  const { deck: newest, error, refetch, renew, remove, putBack, restart } = useDeck()
  // drawn in slices: a card that comes to the top makes no pause
  const deck = useDeferredValue(newest)
  useLetters(newest?.cards)
  const [canUndo, setCanUndo] = useState(hasPassed)
  const [feedback, setFeedback] = useState<SwipeFeedback | null>(null)
  const showFeedback = useCallback((direction: SwipeDirection) => setFeedback({ direction }), [])
  const forget = useCallback(() => setFeedback(null), [])
  const undo = useRevokePass((card) => {
    setCanUndo(false)
    putBack(card)
  })
  const goOn = useCallback(
    (id: DatingProfileId, direction: SwipeDirection | null) => {
      setCanUndo(direction === 'left')
      remove(id)
    },
    [remove],
  )
  if (error && !deck) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!deck || (deck.cards.length === 0 && !deck.isEnd)) return <Shuffling />
  const [card, next] = deck.cards
  const feedbackLine = <SwipeFeedbackLine feedback={feedback} onOver={forget} />
  if (!card)
    return (
      <div className="relative">
        {feedbackLine}
        <EmptyDeck
          nextLookAt={deck.nextLookAt}
          onRestart={() => {
            setCanUndo(false)
            restart()
          }}
          onFilters={onFilters}
          onUndo={canUndo ? undo.take : null}
        />
      </div>
    )
  return (
    <section aria-label={t('label')} className="relative -mx-4 overflow-x-clip px-4 pb-2 md:mx-0 md:px-0">
      {feedbackLine}
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
        onGone={goOn}
        onFeedback={showFeedback}
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
  onGone: (id: DatingProfileId, direction: SwipeDirection | null) => void
  onFeedback: (direction: SwipeDirection) => void
}

/**
 * The next card waits below with its photo, and is the one on top when this one is gone; the one after it is drawn
 * when there is time.
 */
function TopCard({ card, next, canUndo, isUndoing, onUndo, onPhotoFail, onGone, onFeedback }: TopCardProps) {
  const { swipe, isBusy, isBusyNow } = useSwipe({
    cardId: card.id,
    onLeave: (direction) => hold.leave(direction),
    onBack: () => hold.comeBack(),
    onGone: ({ id }, direction) => onGone(id, direction),
    onFeedback,
  })
  const later = useIdleValue(next)
  const below = later?.id === card.id ? undefined : later
  const drop = useCallback((id: DatingProfileId) => onGone(id, null), [onGone])
  const hold = useMoveCard({
    isOff: isBusyNow,
    onDecide: (direction) => void swipe(card, direction),
  })
  const part = useRef<HTMLDivElement>(null)
  const [isMore, setMore] = useState(false)
  const settled = useIdleValue(card)
  const latest = useRef(swipe)
  useEffect(() => {
    latest.current = swipe
  })
  const decide = useCallback((shown: Card, direction: SwipeDirection, prompt: Prompt | null) => {
    void latest.current(shown, direction, prompt)
  }, [])
  const openMore = useCallback(() => setMore(true), [])
  const [isReady, setReady] = useState(false)
  useEffect(() => whenIdle(() => void loadSheet().then(() => setReady(true)), { latest: SHEET_LATEST }), [])
  useDeckKeys(part, (direction) => void swipe(card, direction), openMore)
  return (
    <div ref={part}>
      <div className={FRAME}>
        {below && (
          <DeckCard
            key={below.id}
            card={below}
            hold={null}
            onPhotoFail={onPhotoFail}
            onGone={drop}
            onMore={openMore}
          />
        )}
        <DeckCard
          key={card.id}
          card={card}
          hold={hold}
          onPhotoFail={onPhotoFail}
          onGone={drop}
          onMore={openMore}
        />
      </div>
      <DeckButtons
        isBusy={isBusy || isUndoing}
        canUndo={canUndo}
        onSwipe={(direction) => void swipe(card, direction)}
        onUndo={onUndo}
      />
      {(isReady || isMore) && (
        <Suspense>
          <ProfileSheet
            card={isMore ? card : settled}
            isOpen={isMore}
            onOpenChange={setMore}
            onDecide={decide}
          />
        </Suspense>
      )}
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
