import { Ban } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Message, MessageId } from '#contract/messaging/messages/message.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Translated } from '#web/platform/language/translated.tsx'
import { VoiceContent } from '#web/messaging/voice/voice-content.tsx'
import { useConversation } from './conversation.tsx'
import { MessagePhotos } from './message-photos.tsx'
import { MessageText } from './message-text.tsx'
import { QuoteLine } from './quote-line.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import type { SentState } from './timeline-policy.ts'

interface BubbleProps {
  message: Pick<Message, 'id' | 'content' | 'quote' | 'at' | 'editedAt' | 'senderId'>
  isOwn: boolean
  /** Of one's own. */
  state: SentState | null
  /** The last one of its group has the corner that points to who wrote it. */
  isLast: boolean
}

const shape = 'max-w-full rounded-[1.25rem]'

export const bubbleLook = (isOwn: boolean, isLast: boolean): string =>
  isOwn
    ? `${shape} bg-accent text-accent-foreground [--read-mark:var(--gold)] in-data-[theme=dark]:[--read-mark:currentColor] ${isLast ? 'rounded-ee-md' : ''}`
    : `${shape} bg-surface text-foreground shadow-card ${isLast ? 'rounded-es-md' : ''}`

/** Words, photos or the recording of a message, when they were written, and how far they have come. */
export function Bubble({ message, isOwn, state, isLast }: BubbleProps) {
  const t = useTranslations('messaging.thread')
  const { thread, nameOf } = useConversation()
  const { content, quote } = message
  if (content.kind === 'deleted')
    return (
      <p className={`${shape} flex items-center gap-2 border border-border px-3.5 py-2 text-sm text-muted`}>
        <Ban size={15} aria-hidden="true" className="shrink-0" />
        {t('deleted')}
      </p>
    )
  if (content.kind === 'voice')
    return (
      <div className={`${bubbleLook(isOwn, isLast)} px-3 py-2`}>
        {quote && <QuoteLine quote={quote} />}
        <VoiceContent voice={content.voice} message={{ id: message.id, threadId: thread.id }} />
        <WhenSaid message={message} state={state} isOwn={isOwn} />
      </div>
    )
  if (content.kind !== 'text') return null
  return (
    <div className={`${bubbleLook(isOwn, isLast)} ${content.photos.length > 0 ? 'p-1.5' : 'px-3.5 py-2'}`}>
      {quote && <QuoteLine quote={quote} />}
      {content.photos.length > 0 && <MessagePhotos photos={content.photos} by={nameOf(message.senderId)} />}
      <div className={content.photos.length > 0 ? 'px-2 pt-1 pb-0.5' : ''}>
        {content.text !== '' && <Words text={content.text} messageId={isOwn ? undefined : message.id} />}
        <WhenSaid message={message} state={state} isOwn={isOwn} />
      </div>
    </div>
  )
}

/** What others wrote can be read in one's own language. */
function Words({ text, messageId }: { text: string; messageId: MessageId | undefined }) {
  const { thread } = useConversation()
  if (messageId === undefined) return <MessageText text={text} />
  return (
    <Translated subject={{ kind: 'message', id: messageId, threadId: thread.id }} text={text}>
      <MessageText text={text} />
    </Translated>
  )
}

function WhenSaid({ message, state, isOwn }: Pick<BubbleProps, 'message' | 'state' | 'isOwn'>) {
  const t = useTranslations('messaging.thread')
  const { time } = useFormats()
  return (
    <p
      className={`flex items-center justify-end gap-1 text-[0.7rem] leading-4 ${isOwn ? 'text-accent-foreground' : 'text-muted'}`}
    >
      {message.editedAt !== null && <span>{t('edited')}</span>}
      <time dateTime={message.at}>{time(message.at)}</time>
      {state && <ReceiptMark state={state} />}
    </p>
  )
}
