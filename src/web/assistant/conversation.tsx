import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { useFollowNewest } from './follow-newest.ts'
import { Greeting } from './greeting.tsx'
import { isAnswering, useChat } from './chat-store.ts'
import { LastWords } from './last-words.tsx'
import { QuestionLine } from './question-line.tsx'
import { MessageRow } from './message-row.tsx'
import { useAsk } from './start-asking.ts'
import { Suggestions } from './suggestions.tsx'
import type { Form } from './show-failure.ts'

/** What was asked and answered, and the line to ask in: the same in both forms. */
export function Conversation({ form }: { form: Form }) {
  const t = useTranslations('assistant')
  const chat = useChat()
  const { messages } = chat
  const { ask, askAgain } = useAsk(form)
  const { frame, list, isAway, onScroll, toEnd } = useFollowNewest(messages)
  const [text, setText] = useState('')
  const isBusy = isAnswering(chat)
  const last = messages.at(-1)
  const isUnanswered = last !== undefined && (last.role === 'user' || last.state === 'failed')
  const send = (question: string) => {
    toEnd()
    ask(question)
  }
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          role="log"
          aria-live="off"
          aria-label={t('conversation')}
          onScroll={onScroll}
          className="h-full overflow-y-auto overscroll-contain px-4 py-4"
        >
          <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {messages.length === 0 && <Greeting onAsk={send} />}
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
            {isUnanswered && !isBusy && (
              <Button variant="outline" className="min-h-11 justify-self-start" onClick={askAgain}>
                {t('again')}
              </Button>
            )}
            {last?.state === 'whole' && last.suggestions.length > 0 && (
              <Suggestions questions={last.suggestions} onAsk={send} />
            )}
          </div>
        </div>
        {isAway && (
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
          send(text)
          setText('')
        }}
      />
      <LastWords />
    </>
  )
}
