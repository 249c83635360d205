import { Check, SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { GeezToggle } from './geez/geez-toggle.tsx'
import { Button } from './button.tsx'

interface SendLineProps {
  words: { label: string; placeholder: string; send: string }
  text: string
  onText: (text: string) => void
  onSend: () => void
  isReady: boolean
  isSaving?: boolean
  /** The id of what is said about it, beneath or above. */
  note?: string
  isInvalid?: boolean
  /** On phones too; else Enter begins a new line there. */
  sendsByTouch?: boolean
  /** Begins to be typed into at once, where that opens no keyboard over the page. */
  beginsFocused?: boolean
  onFiles?: (files: readonly File[]) => void
  onEscape?: () => void
  /** Stands before the field. */
  before?: ReactNode
  /** Takes the place of the button to send while there is nothing to send. */
  idle?: ReactNode
}

/** Pixels that it grows to; from then on it scrolls. */
const MAX_HEIGHT = 160

const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Grows with what is written. Enter sends where there is a keyboard; on phones it begins a new line. */
export function SendLine(props: SendLineProps) {
  const {
    words,
    text,
    onText,
    onSend,
    isReady,
    isSaving = false,
    beginsFocused = false,
    before,
    idle,
  } = props
  const { onFiles, onEscape, note, isInvalid, sendsByTouch = false } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const box = field.current
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${Math.min(box.scrollHeight + 2, MAX_HEIGHT)}px`
  })
  useEffect(() => {
    if (beginsFocused) field.current?.focus({ preventScroll: true })
  }, [beginsFocused])

  const send = () => {
    if (!isReady) return
    onSend()
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.()
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      (isTouch() && !sendsByTouch)
    )
      return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0 || !onFiles) return
    event.preventDefault()
    onFiles(pictures)
  }
  return (
    <div className="flex items-end gap-1.5">
      {before}
      <div className="relative flex min-w-0 flex-1">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          aria-label={words.label}
          aria-describedby={note}
          aria-invalid={isInvalid}
          placeholder={words.placeholder}
          enterKeyHint={isTouch() && !sendsByTouch ? 'enter' : 'send'}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="min-h-11 min-w-0 flex-1 resize-none rounded-[1.375rem] border border-field-border bg-field py-2.5 ps-4 pe-11 leading-snug text-field-foreground outline-none placeholder:text-field-placeholder focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
        />
        <GeezToggle className="end-0 bottom-0" />
      </div>
      {idle || (
        <Button
          isIconOnly
          className="size-11 shrink-0 rounded-full"
          aria-label={words.send}
          disabled={!isReady}
          // the keyboard of a phone stays where it is
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          {isSaving ? (
            <Check size={21} aria-hidden="true" />
          ) : (
            <SendHorizontal size={21} aria-hidden="true" />
          )}
        </Button>
      )}
    </div>
  )
}
