import { Square } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CHAT_LIMITS } from '#contract/assistant/chat.ts'
import { graphemeCount } from '#contract/kit/text.ts'
import { SendLine } from '#web/ui/send-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { stopAnswer } from './ask-question.ts'

interface QuestionLineProps {
  text: string
  onText: (text: string) => void
  /** An answer is arriving: the next question waits. */
  isBusy: boolean
  onSend: () => void
}

/** Enter sends, Shift+Enter begins a new line. */
export function QuestionLine({ text, onText, isBusy, onSend }: QuestionLineProps) {
  const t = useTranslations('assistant')
  const note = useId()
  const line = useRef<HTMLDivElement>(null)
  const excess = Math.max(0, graphemeCount(text.trim()) - CHAT_LIMITS.questionMax)
  return (
    <div
      ref={line}
      className="grid gap-2 border-t border-border bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {isBusy && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 justify-self-center bg-surface px-4"
          onClick={() => {
            stopAnswer()
            line.current?.querySelector('textarea')?.focus({ preventScroll: true })
          }}
        >
          <Square size={14} fill="currentColor" aria-hidden="true" />
          {t('stop')}
        </Button>
      )}
      <output id={note} className="px-2 text-sm text-danger empty:hidden">
        {excess > 0 && t('tooLong', { n: excess })}
      </output>
      <SendLine
        words={{ label: t('question'), placeholder: t('placeholder'), send: t('send') }}
        text={text}
        onText={onText}
        onSend={onSend}
        isReady={text.trim() !== '' && excess === 0 && !isBusy}
        note={note}
        isInvalid={excess > 0}
        sendsByTouch
      />
    </div>
  )
}
