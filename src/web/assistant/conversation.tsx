import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Greeting } from './greeting.tsx'
import { isAnswering, useChat } from './chat-store.ts'
import { LastWords } from './last-words.tsx'
import { QuestionLine } from './question-line.tsx'
import { MessageRow } from './message-row.tsx'
import { usePinnedQuestion } from './pin-question.ts'
import { useAsk } from './start-asking.ts'
import { Suggestions } from './suggestions.tsx'
import type { Form } from './show-failure.ts'

/** What was asked and answered, and the line to ask in: the same in both forms. */
export function Conversation({ form }: { form: Form }) {
  const t = useTranslations('assistant')
  const chat = useChat()
  const { messages } = chat
  const { ask, askAgain } = useAsk(form)
  const begin = messages.findLastIndex(({ role }) => role === 'user')
  const { frame, turn, hasMore, onScroll, toEnd } = usePinnedQuestion(messages[begin]?.id ?? null)
  const [text, setText] = useState('')
  const isBusy = isAnswering(chat)
  const last = messages.at(-1)
  const isUnanswered = last !== undefined && (last.role === 'user' || last.state === 'failed')
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          role="log"
          aria-live="off"
          aria-label={t('conversation')}
          onScroll={onScroll}
          className="@container-[size] relative h-full overflow-y-auto overscroll-contain px-4 py-4"
        >
          {messages.length === 0 && <Greeting onAsk={ask} />}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4 empty:hidden">
            {messages.slice(0, Math.max(begin, 0)).map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </div>
          <div
            ref={turn}
            className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 ${begin >= 0 ? 'min-h-[100cqh]' : ''}`}
          >
            {messages.slice(Math.max(begin, 0)).map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
            {isUnanswered && !isBusy && (
              <Button variant="outline" className="min-h-11 justify-self-start" onClick={askAgain}>
                {t('again')}
              </Button>
            )}
            {last?.state === 'whole' && last.suggestions.length > 0 && (
              <Suggestions questions={last.suggestions} onAsk={ask} />
            )}
          </div>
        </div>
        {hasMore && (
          <Button
            isIconOnly
            variant="secondary"
            aria-label={t('newest')}
            onClick={toEnd}
            className="absolute end-4 bottom-3 size-11 rounded-full border border-border shadow-card"
          >
            <ArrowDown size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
      <QuestionLine
        text={text}
        onText={setText}
        isBusy={isBusy}
        onSend={() => {
          ask(text)
          setText('')
        }}
      />
      <LastWords />
    </>
  )
}
