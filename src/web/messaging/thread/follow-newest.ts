import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the lower edge within which one counts as being there. */
const NEAR = 80
/** Pixels from the upper edge at which older messages are asked for. */
const EARLY = 400

interface Followed {
  /** For the list itself. */
  frame: RefObject<HTMLDivElement | null>
  /** Is the newest message on the screen? */
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/**
 * Keeps the place in a list whose scroll position counts from its lower edge (a reversed column): older messages that
 * come above change nothing, and what comes below moves only whoever is there already.
 * @param lastKey of the newest row
 * @param isOwn is that one's own? Then it is gone to in any case
 * @param onEarly the upper edge comes near
 */
export function useFollowNewest(
  lastKey: string | null,
  { isOwn, onEarly }: { isOwn: boolean; onEarly: () => void },
): Followed {
  const frame = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const height = useRef(0)
  const seenKey = useRef(lastKey)

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const grown = box.scrollHeight - height.current
    height.current = box.scrollHeight
    if (lastKey === seenKey.current) return
    seenKey.current = lastKey
    const isNear = box.scrollTop > -NEAR
    box.scrollTo({ top: isOwn || isNear ? 0 : box.scrollTop - grown })
  })

  return {
    frame,
    isAtEnd,
    onScroll() {
      const box = frame.current
      if (!box) return
      height.current = box.scrollHeight
      setAtEnd(box.scrollTop > -NEAR)
      if (box.scrollHeight - box.clientHeight + box.scrollTop < EARLY) onEarly()
    },
    toEnd() {
      frame.current?.scrollTo({ top: 0 })
    },
  }
}
