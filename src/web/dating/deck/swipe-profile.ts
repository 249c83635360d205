import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection, SwipeResult } from '#contract/dating/matches/match.ts'
import type { Prompt } from '#contract/dating/profile/option.ts'
import type { DatingProfileId, DeckCard } from '#contract/dating/profile/profile.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { changeDatingProfile } from '#web/dating/load-dating-profile.ts'
import { showMatch } from '#web/dating/matches/show-match.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { vibrate } from '#web/platform/device/haptics.ts'
import { holdToasts, toast } from '#web/platform/device/toast.ts'

/** Before the deck goes on. */
export const ADVANCE_MS = 300
/** Milliseconds. */
const SHORT = 2500

interface Swiping {
  /** The card on top. */
  cardId: DatingProfileId
  /** The card goes before the answer is there. */
  onLeave: (direction: SwipeDirection) => void
  /** The swipe failed: the card returns to the deck. */
  onBack: () => void
  onGone: (card: DeckCard, direction: SwipeDirection) => void
  /** The server knows, and it is no match. */
  onFeedback: (direction: SwipeDirection) => void
}

/** One decision at a time: the deck goes on after 300 ms, and not before the server knows. */
export function useSwipe({ cardId, onLeave, onBack, onGone, onFeedback }: Swiping) {
  const t = useTranslations('dating.deck')
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const [shownId, setShownId] = useState(cardId)
  // not before the next card is drawn
  if (shownId !== cardId) {
    setShownId(cardId)
    setBusy(false)
  }
  // with the buttons: what is pressed as soon as they can be would be lost otherwise
  useLayoutEffect(() => {
    busy.current = isBusy
  }, [isBusy])
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

  const showFeedback = useCallback(
    (card: DeckCard, direction: SwipeDirection, result: SwipeResult) => {
      const { status, conversationId, matchId, likesLeft, superLikesLeft } = result
      const isMatch = status === 'match'
      if (isMatch)
        toast({
          title: t(direction === 'super' ? 'superLiked' : 'liked'),
          description: t('match'),
          kind: 'success',
          timeout: SHORT,
        })
      else onFeedback(direction)
      changeDatingProfile(cache, { likesLeft, superLikesLeft, canUndo: status === 'passed' })
      if (isMatch && matchId && conversationId)
        showMatch(cache, {
          id: matchId,
          conversationId,
          displayName: card.displayName,
          photo: card.photos[0] ?? null,
          likedPrompt: null,
        })
    },
    [cache, onFeedback, t],
  )

  const swipe = async (
    card: DeckCard,
    direction: SwipeDirection,
    prompt: Prompt | null = null,
  ): Promise<void> => {
    if (busy.current) return
    busy.current = true
    const letToasts = holdToasts()
    setBusy(true)
    vibrate(direction === 'left' ? 'light' : 'medium')
    onLeave(direction)
    try {
      const [result] = await Promise.all([
        call(swipeProfile, { profileId: card.id, direction, prompt }),
        pause(),
      ])
      if (isThere.current) onGone(card, direction)
      // a task of its own each: one card gives way to the next without a pause
      await nextTask()
      showFeedback(card, direction, result)
    } catch (error) {
      const isGone = error instanceof CallError && error.code === 'dating.not-found'
      toast({
        title: t('failed'),
        description: isGone ? t('notThere') : (refusal(error) ?? errorText(error)),
        kind: 'danger',
      })
      if (!isThere.current) return
      if (isGone) return onGone(card, 'right')
      onBack()
      setBusy(false)
    } finally {
      await nextTask()
      letToasts()
    }
  }
  return { swipe, isBusy, isBusyNow: () => busy.current }
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, ADVANCE_MS))
