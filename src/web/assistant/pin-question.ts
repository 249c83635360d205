import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds after which the newest question is gone to: by then it stands (as decided for both forms). */
const SETTLED = 50
/** Pixels from the lower edge within which one counts as being there. */
const NEAR = 80
/** Pixels above the question that stay free. */
const ABOVE = 16

interface Pinned {
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>
  /** The newest question with its answer: at least as high as the frame, so that it can stand at its top. */
  turn: RefObject<HTMLDivElement | null>
  /** Is there more of the answer below? */
  hasMore: boolean
  onScroll: () => void
  /** Goes to the end of the answer. */
  toEnd: () => void
}

/**
 * A question goes to the top of the conversation, and its answer is read from its first word on: nothing moves while
 * it comes.
 * @param asked names the newest question; null where none was asked
 */
export function usePinnedQuestion(asked: string | null): Pinned {
  const frame = useRef<HTMLDivElement>(null)
  const turn = useRef<HTMLDivElement>(null)
  const [hasMore, setMore] = useState(false)

  const look = useCallback(() => {
    const box = frame.current
    if (box) setMore(box.scrollHeight - box.clientHeight - box.scrollTop >= NEAR)
  }, [])

  useEffect(() => {
    if (asked === null) return
    const timer = setTimeout(() => {
      const box = frame.current
      if (box && turn.current) box.scrollTop = turn.current.offsetTop - ABOVE
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [asked])
  useEffect(() => {
    const resizing = new ResizeObserver(look)
    // the answer grows with every word and card, and the keyboard takes from the frame
    for (const box of [turn.current, frame.current]) if (box) resizing.observe(box)
    return () => resizing.disconnect()
  }, [look])

  return {
    frame,
    turn,
    hasMore,
    onScroll: look,
    toEnd() {
      const box = frame.current
      if (box) box.scrollTop = box.scrollHeight
      look()
    },
  }
}
