import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CHAT_LIMITS } from '#contract/assistant/chat.ts'
import { graphemeCount } from '#contract/kit/text.ts'
import { GeezToggle } from '#web/ui/fields/geez-toggle.tsx'
import { Button } from '#web/ui/button.tsx'
import { stopAnswer } from './ask-question.ts'

interface QuestionLineProps {
  text: string
  onText: (text: string) => void
  /** An answer is arriving: the next question waits. */
  isBusy: boolean
  onSend: () => void
}

/** Pixels that it grows to; from then on it scrolls. */
const MAX_HEIGHT = 140

/** Enter sends, Shift+Enter begins a new line. */
export function QuestionLine({ text, onText, isBusy, onSend }: QuestionLineProps) {
  const t = useTranslations('assistant')
  const note = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const excess = Math.max(0, graphemeCount(text.trim()) - CHAT_LIMITS.questionMax)
  const isReady = text.trim() !== '' && excess === 0 && !isBusy
  useLayoutEffect(() => {
    const box = field.current
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${Math.min(box.scrollHeight + 2, MAX_HEIGHT)}px`
  })
  const send = () => {
    if (!isReady) return
    onSend()
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="grid gap-2 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {isBusy && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 justify-self-center bg-surface px-4"
          onClick={() => {
            stopAnswer()
            field.current?.focus({ preventScroll: true })
          }}
        >
          <Square size={14} fill="currentColor" aria-hidden="true" />
          {t('stop')}
        </Button>
      )}
      <output id={note} className="px-2 text-sm text-danger empty:hidden">
        {excess > 0 && t('tooLong', { n: excess })}
      </output>
      <div className="flex items-end gap-1.5">
        <div className="relative flex min-w-0 flex-1">
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            value={text}
            aria-label={t('question')}
            aria-describedby={note}
            aria-invalid={excess > 0}
            placeholder={t('placeholder')}
            enterKeyHint="send"
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-11 min-w-0 flex-1 resize-none rounded-[1.375rem] border border-field-border bg-field py-2.5 ps-4 pe-11 leading-snug text-field-foreground outline-none placeholder:text-field-placeholder focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
          />
          <GeezToggle className="end-0 bottom-0" />
        </div>
        <Button
          isIconOnly
          className="size-11 shrink-0 rounded-full"
          aria-label={t('send')}
          disabled={!isReady}
          // the keyboard of a phone stays where it is
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <SendHorizontal size={21} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
