import { useCallback, useEffect, useRef, useState } from 'react'

/** Long enough to type a word, short enough to seem at once. */
const PAUSE_MS = 300

interface Typing {
  text: string
  type: (text: string) => void
  /** The pause is over now: Enter, or the field was left. */
  settle: () => void
  /** What was typed is not sent any more: something else was chosen instead, which the field then shows. */
  forget: (instead: string) => void
}

/**
 * A text field whose value lives in the address. What is typed is sent after a pause; a burst of typing is one
 * step in the browser's history. A change from outside, such as going back, is taken over.
 */
export function useTyping(
  value: string,
  send: (text: string, options: { replace: boolean }) => void,
): Typing {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<string | null>(null)
  const inBurst = useRef(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (pending.current === null) return
    const next = pending.current
    pending.current = null
    latest.current(next, { replace: inBurst.current })
    inBurst.current = true
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = useCallback(
    (next: string) => {
      setText(next)
      pending.current = next.trim()
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MS)
    },
    [flush],
  )
  const settle = useCallback(() => {
    flush()
    inBurst.current = false
  }, [flush])

  const forget = useCallback((instead: string) => {
    clearTimeout(timer.current)
    pending.current = null
    inBurst.current = false
    setText(instead)
  }, [])

  return { text, type, settle, forget }
}
