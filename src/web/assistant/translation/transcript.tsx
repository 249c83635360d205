import { Captions } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { transcribeVoice } from '#contract/assistant/transcribe-voice.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import type { TranscribedProps } from '#web/platform/language/transcribed.tsx'

/** What was said in a voice message, in words; asked for by a tap alone, because a service of others hears it then. */
export function Transcript({ message }: TranscribedProps) {
  const t = useTranslations('assistant.transcript')
  const errorText = useErrorText()
  const [isWanted, setWanted] = useState(false)
  const asked = { threadId: ThreadId.parse(message.threadId), id: MessageId.parse(message.id) }
  const { data, error, isFetching, refetch } = useQuery({
    ...api(transcribeVoice).queryOptions(asked),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isShown = isWanted && data !== undefined
  const toggle = () => {
    if (error) void refetch()
    else setWanted(!isShown)
  }
  return (
    <div className="max-w-[min(16.5rem,68vw)] text-sm">
      {isShown && (
        <>
          <p dir="auto" lang="" className="pt-1 text-base wrap-anywhere whitespace-pre-line">
            {data.text}
          </p>
          <p className="text-xs opacity-80">{t('byMachine')}</p>
        </>
      )}
      <button
        type="button"
        aria-busy={isFetching}
        disabled={isFetching}
        onClick={toggle}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg font-medium hover:underline focus-visible:outline-2 focus-visible:outline-current disabled:cursor-default disabled:opacity-70"
      >
        <Captions size={16} aria-hidden="true" />
        {t(isFetching ? 'reading' : isShown ? 'hide' : 'read')}
      </button>
      {error && !isFetching && <p role="alert">{errorText(error)}</p>}
      <output className="sr-only">{isShown && data.text}</output>
    </div>
  )
}
