import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnswerCards } from './cards/answer-cards.tsx'
import type { ChatMessage } from './chat-store.ts'
import { Typing } from './typing.tsx'

/** A question at the end of the line, or an answer at its start with what was found below it. */
export function MessageRow({ message }: { message: ChatMessage }) {
  const t = useTranslations('assistant')
  const { time } = useFormats()
  const { role, content, state, cards, timestamp } = message
  return (
    <article
      aria-label={t(`byline.${role}`, { time: time(timestamp) })}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${role === 'user' ? 'justify-items-end ps-8' : 'justify-items-start'}`}
    >
      {role === 'user' ? (
        <p
          lang=""
          dir="auto"
          className="max-w-full rounded-[1.25rem] rounded-ee-md bg-accent px-4 py-2.5 wrap-anywhere whitespace-pre-line text-accent-foreground"
        >
          {content}
        </p>
      ) : (
        <>
          {content === '' && state === 'coming' ? <Typing /> : <Answer message={message} />}
          {cards.length > 0 && <AnswerCards cards={cards} />}
          {content !== '' && state !== 'coming' && <CopyButton text={content} />}
        </>
      )}
    </article>
  )
}

function Answer({ message: { content, state, failure } }: { message: ChatMessage }) {
  const t = useTranslations('assistant')
  if (failure)
    return (
      <p className={`${bubble} border border-danger`}>
        {t('failure.sorry', { reason: t(`failure.${failure}`) })}
      </p>
    )
  return (
    <div className={bubble}>
      <AnswerText text={content} />
      {state === 'stopped' && <p className="mt-1 text-sm text-muted">{t('stopped')}</p>}
      {state === 'failed' && <p className="mt-1 text-sm text-danger">{t('brokeOff')}</p>}
    </div>
  )
}

const bubble = 'max-w-full rounded-[1.25rem] rounded-es-md bg-surface px-4 py-2.5 shadow-card wrap-anywhere'

function CopyButton({ text }: { text: string }) {
  const t = useTranslations('assistant')
  const copy = () => {
    const write = async () => {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied'), kind: 'success' })
    }
    void write().catch(() => toast({ title: t('notCopied'), kind: 'danger' }))
  }
  return (
    <Button variant="ghost" size="sm" className="-mt-1 min-h-11 gap-1.5 px-3 text-muted" onClick={copy}>
      <Copy size={16} aria-hidden="true" />
      {t('copy')}
    </Button>
  )
}
