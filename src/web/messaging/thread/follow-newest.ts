import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the lower edge within which one counts as being there. */
const NEAR = 80
/** Pixels from the upper edge at which older messages are asked for. */
const EARLY = 400

interface Followed {
  /** Is the newest message on the screen? */
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/**
 * Keeps the place in a list whose scroll position counts from its lower edge (a reversed column): older messages that
 * come above change nothing, and what comes below moves only whoever is there already.
 * @param lastKey of the newest row; @param isOwn whether that is one's own, which is gone to in any case
 */
export function useFollowNewest(
  frame: RefObject<HTMLElement | null>,
  { lastKey, isOwn, onEarly }: { lastKey: string | null; isOwn: boolean; onEarly: () => void },
): Followed {
  const [isAtEnd, setAtEnd] = useState(true)
  const height = useRef(0)
  const seenKey = useRef(lastKey)

  const toEnd = useCallback(() => {
    frame.current?.scrollTo({ top: 0, behavior: 'auto' })
    setAtEnd(true)
  }, [frame])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const grown = box.scrollHeight - height.current
    height.current = box.scrollHeight
    if (lastKey === seenKey.current) return
    seenKey.current = lastKey
    if (isOwn || box.scrollTop > -NEAR) toEnd()
    else box.scrollTop -= grown
  })

  const onScroll = () => {
    const box = frame.current
    if (!box) return
    height.current = box.scrollHeight
    setAtEnd(box.scrollTop > -NEAR)
    if (box.scrollHeight - box.clientHeight + box.scrollTop < EARLY) onEarly()
  }
  return { isAtEnd, onScroll, toEnd }
}
