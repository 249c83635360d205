import { Ellipsis } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '#contract/messaging/messages/message.ts'
import { SettleSubject } from '#web/messaging/thread-subject.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Bubble } from './bubble.tsx'
import { CautionCard } from './caution-card.tsx'
import { useChangeMessage } from './change-message.ts'
import { useConversation } from './conversation.tsx'
import { MessageCard } from './message-card.tsx'
import { type MessageActs, MessageMenu } from './message-menu.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import { Reactions } from './reactions.tsx'
import { type SentState, stateOf } from './timeline-policy.ts'

const CounterSheet = lazy(() =>
  import('#web/messaging/composer/ask-sheets.tsx').then((module) => ({ default: module.CounterSheet })),
)

interface MessageRowProps extends MessageActs {
  message: Message
  isFirst: boolean
  isLast: boolean
  /** The newest one of one's own says in words how far it has come. */
  saysState: boolean
}

/** One message on its side: one's own at the end of the line, others' at its start. */
export function MessageRow({ message, isFirst, isLast, saysState, ...acts }: MessageRowProps) {
  const t = useTranslations('messaging.thread')
  const { thread, ownId, isChat, isBlocked, personOf, nameOf } = useConversation()
  const { time } = useFormats()
  const isOwn = message.senderId === ownId
  const state = isOwn ? stateOf(message, thread.receipt) : null
  const name = nameOf(message.senderId)
  const showsWho = isChat && !isOwn
  const [isUnfolded, setUnfolded] = useState(false)
  if (isChat && isBlocked(message.senderId) && !isUnfolded)
    return <Folded name={name} onShow={() => setUnfolded(true)} />
  return (
    <article
      aria-label={t('saidBy', { name, time: time(message.at) })}
      data-message={message.id}
      className={`group/row flex gap-2 px-3 md:px-5 ${isFirst ? 'mt-2.5' : 'mt-0.5'} ${isOwn ? 'justify-end' : ''}`}
    >
      {showsWho && (
        <span className="w-8 shrink-0 self-end">
          {isLast && <Avatar name={name} picture={personOf(message.senderId)?.avatar ?? null} size={32} />}
        </span>
      )}
      <div
        className={`flex max-w-[85%] min-w-0 flex-col md:max-w-[70%] ${isOwn ? 'items-end' : 'items-start'}`}
      >
        {showsWho && isFirst && (
          <p lang="" className="px-3 pb-0.5 text-xs font-semibold text-muted">
            {name}
          </p>
        )}
        <ContentRow message={message} state={state} isLast={isLast} {...acts} />
        <Reactions message={message} />
        {!isOwn && (
          <CautionCard
            message={message}
            onReport={() => acts.onReport(message)}
            onBlock={() => acts.onBlock(message)}
          />
        )}
        {state && saysState && (
          <p aria-hidden="true" className="px-2 pt-0.5 text-xs text-muted">
            {t(`status.${state}`)}
          </p>
        )}
        {isUnfolded && (
          <button
            type="button"
            onClick={() => setUnfolded(false)}
            className="min-h-11 px-3 text-sm text-muted underline underline-offset-4"
          >
            {t('hide')}
          </button>
        )}
      </div>
    </article>
  )
}

interface ContentRowProps extends MessageActs {
  message: Message
  state: SentState | null
  isLast: boolean
}

/** The message itself, with the menu that a tap, or the button of whoever has a mouse or a keyboard, opens. */
function ContentRow({ message, state, isLast, ...acts }: ContentRowProps) {
  const t = useTranslations('messaging.thread')
  const { thread, ownId } = useConversation()
  const { answer } = useChangeMessage()
  const { time } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const [isCountering, setCountering] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { content } = message
  const isOwn = message.senderId === ownId
  if (content.kind === 'deleted' || content.kind === 'notice')
    return <Bubble message={message} isOwn={isOwn} state={null} isLast={isLast} />
  const openByTap = (event: MouseEvent) => {
    const isOnSomething = event.target instanceof Element && event.target.closest('a, button, input') !== null
    const isMarking = getSelection()?.isCollapsed === false
    if (!isOnSomething && !isMarking && matchMedia('(pointer: coarse)').matches) setOpen(true)
  }
  return (
    <div className={`flex max-w-full items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
      {/* the button beside it does the same for the keyboard */}
      <div ref={body} role="presentation" className="min-w-0" onClick={openByTap}>
        {content.kind === 'text' || content.kind === 'voice' ? (
          <Bubble message={message} isOwn={isOwn} state={state} isLast={isLast} />
        ) : (
          <div className="pt-1">
            <MessageCard
              card={content}
              isOwn={isOwn}
              onAnswer={thread.isClosed ? undefined : (given) => answer(message, given)}
              onCounter={content.kind === 'offer' && !thread.isClosed ? () => setCountering(true) : undefined}
              next={thread.side === 'selling' && <SettleSubject about={thread} />}
            />
            <p className="flex items-center justify-end gap-1 px-2 pt-0.5 text-[0.7rem] leading-4 text-muted [--read-mark:var(--accent)]">
              <time dateTime={message.at}>{time(message.at)}</time>
              {state && <ReceiptMark state={state} />}
            </p>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={t('actions')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="grid size-9 shrink-0 place-content-center rounded-full text-muted opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-default focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:sr-only"
      >
        <Ellipsis size={19} aria-hidden="true" />
      </button>
      {isCountering && (
        <Suspense>
          <CounterSheet message={message} onClose={() => setCountering(false)} />
        </Suspense>
      )}
      {isOpen && (
        <MessageMenu message={message} anchor={body} isOpen={isOpen} onOpenChange={setOpen} {...acts} />
      )}
    </div>
  )
}

/** What somebody wrote whom one has blocked. */
function Folded({ name, onShow }: { name: string; onShow: () => void }) {
  const t = useTranslations('messaging.thread')
  return (
    <div className="mt-2 flex items-center gap-1 px-5 text-sm text-muted">
      <span className="sr-only">{name}</span>
      <span>{t('hidden')} –</span>
      <button type="button" onClick={onShow} className="min-h-11 px-1 underline underline-offset-4">
        {t('show')}
      </button>
    </div>
  )
}
