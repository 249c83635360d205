import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds after which the newest words are gone to: by then they stand (as decided for both forms). */
const SETTLED = 50
/** Pixels from the lower edge within which one counts as being there. */
const NEAR = 80

interface Followed {
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>
  /** What is inside of it and grows. */
  list: RefObject<HTMLDivElement | null>
  /** Has the reader gone back to earlier words? */
  isAway: boolean
  onScroll: () => void
  /** Goes to the newest words and follows them again. */
  toEnd: () => void
}

/** Keeps the newest words in sight, unless the reader has scrolled up; cards may still grow below them. */
export function useFollowNewest(words: unknown): Followed {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  const top = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const scrollSoon = useCallback(() => {
    if (!isAtEnd.current || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      const box = frame.current
      if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
    }, SETTLED)
  }, [])

  useEffect(scrollSoon, [scrollSoon, words])
  useEffect(() => {
    const resizing = new ResizeObserver(scrollSoon)
    // the list grows with every word, and the keyboard takes from the frame
    for (const box of [list.current, frame.current]) if (box) resizing.observe(box)
    return () => {
      resizing.disconnect()
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [scrollSoon])

  return {
    frame,
    list,
    isAway,
    onScroll() {
      const box = frame.current
      if (!box) return
      const isNear = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR
      // words that came meanwhile put the end further away too, but only a reader goes up
      if (isNear) isAtEnd.current = true
      else if (box.scrollTop < top.current) isAtEnd.current = false
      top.current = box.scrollTop
      setAway(!isAtEnd.current)
    },
    toEnd() {
      isAtEnd.current = true
      setAway(false)
      scrollSoon()
    },
  }
}
