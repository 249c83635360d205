import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listDatingFeed } from '#contract/dating/list-dating-feed.ts'
import type { DatingProfileId, DeckCard } from '#contract/dating/profile.ts'
import type { CallError } from '#web/platform/call-error.ts'
import { call } from '#web/platform/call.ts'
import { type Deck, deckOf, wantsMore, withCard, withoutCard, withPage } from './deck-policy.ts'

const KEY = ['dating', 'list-dating-feed', 'deck']
/** Addresses of private photos hold for minutes only. */
const FRESH_MS = 4 * 60_000
/** What one call may name (contract). */
const EXCEPT_MAX = 40

/** Other filters, another profile: the deck begins anew. */
export const forgetDeck = (cache: QueryClient): void => void cache.resetQueries({ queryKey: KEY })

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
      return deckOf(await call(listDatingFeed, { except: [] }, { signal }))
    },
    staleTime: FRESH_MS,
    refetchOnMount: true,
  })
  const deck = query.data ?? null
  const change = useCallback(
    (by: (deck: Deck) => Deck) =>
      void cache.setQueryData<Deck>(KEY, (now) => (now === undefined ? undefined : by(now))),
    [cache],
  )

  const isShort = deck !== null && wantsMore(deck) && !hasFailed
  useEffect(() => {
    if (!isShort || isFetching.current) return
    isFetching.current = true
    const except = [...deck.cards.map(({ id }) => id), ...[...gone.current].slice(-EXCEPT_MAX)]
    void call(listDatingFeed, { except: except.slice(0, EXCEPT_MAX) })
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
  const restart = useCallback(() => {
    gone.current.clear()
    setFailed(false)
    forgetDeck(cache)
  }, [cache])
  return { deck, error: query.error, refetch: query.refetch, remove, putBack, restart }
}
