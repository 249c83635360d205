import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listDatingFeed } from '#contract/dating/deck/list-dating-feed.ts'
import type { DatingProfileId, DeckCard } from '#contract/dating/profile/profile.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { type Deck, deckOf, inOrderOf, wantsMore, withCard, withoutCard, withPage } from './deck-policy.ts'

const KEY = ['dating', 'list-dating-feed', 'deck']
/** Addresses of private photos hold for minutes only. */
const FRESH_MS = 4 * 60_000
/** What one call may name (contract). */
const EXCEPT_MAX = 40
/** A photo that fails so soon after it was asked for is gone: asking again would not help. */
const RENEW_AFTER_MS = 60_000

/** Other filters, another profile: the deck begins anew. */
export const forgetDeck = (cache: QueryClient): void => void cache.resetQueries({ queryKey: KEY })

const askedAt = (cache: QueryClient): number => cache.getQueryState(KEY)?.dataUpdatedAt ?? 0

/** The people at hand; the next page is fetched before the last card. */
export function useDeck() {
  const cache = useQueryClient()
  const gone = useRef(new Set<DatingProfileId>())
  const [hasFailed, setFailed] = useState(false)
  const isFetching = useRef(false)
  const query = useQuery<Deck, CallError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      gone.current.clear()
      const fresh = deckOf(await call(listDatingFeed, { except: [], saved: true }, { signal }))
      const before = cache.getQueryData<Deck>(KEY)
      const left = fresh.cards.filter(({ id }) => !gone.current.has(id))
      return before ? inOrderOf({ ...fresh, cards: left }, before) : fresh
    },
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
  const deck = query.data ?? null
  const change = useCallback(
    (by: (deck: Deck) => Deck) =>
      void cache.setQueryData<Deck>(KEY, (now) => (now === undefined ? undefined : by(now)), {
        // the photos of those who are left are as old as before
        updatedAt: askedAt(cache),
      }),
    [cache],
  )

  const isShort = deck !== null && wantsMore(deck) && !hasFailed
  useEffect(() => {
    if (!isShort || isFetching.current) return
    isFetching.current = true
    const except = [...deck.cards.map(({ id }) => id), ...[...gone.current].slice(-EXCEPT_MAX)]
    void call(listDatingFeed, { except: except.slice(0, EXCEPT_MAX), saved: true })
      .then((page) => change((now) => withPage(now, page, gone.current)))
      .catch(() => setFailed(true))
      .finally(() => {
        isFetching.current = false
      })
  }, [change, deck, isShort])

  const remove = useCallback(
    (id: DatingProfileId) => {
      gone.current.add(id)
      setFailed(false)
      change((now) => withoutCard(now, id))
    },
    [change],
  )
  const putBack = useCallback(
    (card: DeckCard) => {
      gone.current.delete(card.id)
      change((now) => withCard(now, card))
    },
    [change],
  )
  const { refetch } = query
  const renew = useCallback(() => {
    if (Date.now() - askedAt(cache) > RENEW_AFTER_MS) void refetch({ cancelRefetch: false })
  }, [cache, refetch])
  const restart = useCallback(() => {
    gone.current.clear()
    setFailed(false)
    forgetDeck(cache)
  }, [cache])
  return { deck, error: query.error, refetch, renew, remove, putBack, restart }
}
