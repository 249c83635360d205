import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection, SwipeResult } from '#contract/dating/match.ts'
import type { DeckCard } from '#contract/dating/profile.ts'
import { swipeProfile } from '#contract/dating/swipe-profile.ts'
import { changeDatingProfile } from '#web/dating/load-dating-profile.ts'
import { tellMatch } from '#web/dating/matches/tell-match.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { CallError } from '#web/platform/call-error.ts'
import { call } from '#web/platform/call.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { vibrate } from '#web/platform/haptics.ts'
import { toast } from '#web/platform/toast.ts'

/** Before the deck goes on (description, section 9). */
export const ADVANCE_MS = 300
/** Milliseconds: said in passing, as the next card is there already. */
const SHORT = 2500

const TOLD = { right: 'liked', super: 'superLiked', left: 'passed' } as const

interface Swiping {
  /** The card goes before the answer is there. */
  onLeave: (direction: SwipeDirection) => void
  /** It was no good: the card is here again. */
  onBack: () => void
  onGone: (card: DeckCard, direction: SwipeDirection) => void
}

/** One decision at a time: the deck goes on after 300 ms, and not before the server knows. */
export function useSwipe({ onLeave, onBack, onGone }: Swiping) {
  const t = useTranslations('dating.deck')
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const isThere = useRef(true)
  const refusal = useRefusal()
  const errorText = useErrorText()
  const cache = useQueryClient()
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const tell = useCallback(
    (card: DeckCard, direction: SwipeDirection, result: SwipeResult) => {
      const { status, conversationId, matchId, likesLeft, superLikesLeft } = result
      const isMatch = status === 'match'
      toast({
        title: t(TOLD[direction]),
        ...(isMatch && { description: t('match') }),
        kind: direction === 'left' ? 'default' : 'success',
        timeout: SHORT,
      })
      changeDatingProfile(cache, { likesLeft, superLikesLeft, canUndo: status === 'passed' })
      if (isMatch && matchId && conversationId)
        tellMatch(cache, {
          id: matchId,
          conversationId,
          displayName: card.displayName,
          photo: card.photos[0] ?? null,
        })
    },
    [cache, t],
  )

  const swipe = async (card: DeckCard, direction: SwipeDirection): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    vibrate(direction === 'left' ? 'light' : 'medium')
    onLeave(direction)
    try {
      const [result] = await Promise.all([call(swipeProfile, { profileId: card.id, direction }), pause()])
      tell(card, direction, result)
      if (isThere.current) onGone(card, direction)
    } catch (error) {
      const isGone = error instanceof CallError && error.code === 'dating.not-found'
      toast({
        title: t('failed'),
        description: isGone ? t('notThere') : (refusal(error) ?? errorText(error)),
        kind: 'danger',
      })
      if (!isThere.current) return
      if (isGone) onGone(card, 'right')
      else onBack()
    } finally {
      busy.current = false
      if (isThere.current) setBusy(false)
    }
  }
  return { swipe, isBusy }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, ADVANCE_MS))
