import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { SwipeDirection } from '#contract/dating/matches/match.ts'

const KEYS: Readonly<Record<string, SwipeDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'super',
}

/**
 * Arrow keys decide while the focus is in the deck, and left and right also where it is nowhere. Up scrolls the page
 * there: nobody spends the one super like of the day by that. Down and the letter i open all that somebody tells.
 */
export function useDeckKeys(
  part: RefObject<HTMLElement | null>,
  onDirection: (direction: SwipeDirection) => void,
  onMore: () => void,
): void {
  const latest = useRef({ onDirection, onMore })
  // with the card: a deck that is drawn in slices runs other effects a moment later, and that press would be lost
  useLayoutEffect(() => {
    latest.current = { onDirection, onMore }
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const direction = KEYS[event.key]
      const isMore = event.key === 'ArrowDown' || event.key === 'i'
      if ((!direction && !isMore) || event.defaultPrevented || event.repeat) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const isInside = event.target instanceof Node && part.current?.contains(event.target) === true
      const isNowhere =
        event.target === document.body && (direction === 'left' || direction === 'right' || event.key === 'i')
      if (!isInside && !isNowhere) return
      event.preventDefault()
      if (direction) latest.current.onDirection(direction)
      else latest.current.onMore()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [part])
}
