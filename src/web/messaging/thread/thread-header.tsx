import { ArrowLeft, BellOff, Pin, UsersRound, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useTypists } from '#web/messaging/follow-typing.ts'
import { useUpdateChat } from '#web/messaging/menu/update-chat.ts'
import { SubjectFace, useSubject } from '#web/messaging/thread-subject.tsx'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { useConversation } from './conversation.tsx'
import { quoteOf } from '#web/messaging/outbox/outgoing-policy.ts'
import { useQuoteText } from './quote-line.tsx'
import { useShowMessage } from './show-message.ts'

interface ThreadHeaderProps {
  onBack?: (() => void) | undefined
  menu: ReactNode
}

/** Whom one talks to, and what they do just now. */
export function ThreadHeader({ onBack, menu }: ThreadHeaderProps) {
  const t = useTranslations('messaging.thread')
  const { thread, isChat } = useConversation()
  const { peer } = thread
  const name = useThreadName()
  // beside the list, which has the page's heading
  const Heading = useIsWide() ? 'h2' : 'h1'
  return (
    <header className="flex items-center gap-2 border-b border-border bg-surface px-2 py-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:px-4 md:pt-2">
      {onBack && (
        <Button isIconOnly variant="ghost" className="size-11" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Button>
      )}
      {isChat ? (
        <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
          <UsersRound size={20} aria-hidden="true" />
        </span>
      ) : (
        <SubjectFace about={thread} size={40}>
          <Avatar name={name} picture={peer?.avatar ?? null} />
        </SubjectFace>
      )}
      <div className="min-w-0 flex-1">
        <Heading className="truncate font-sans text-base leading-snug font-semibold">
          <span lang="">{name}</span>
          {thread.mutedUntil !== null && (
            <>
              <BellOff size={14} aria-hidden="true" className="ms-1.5 inline text-muted" />
              <span className="sr-only"> ({t('muted')})</span>
            </>
          )}
        </Heading>
        <Status />
      </div>
      {menu}
    </header>
  )
}

/** The other one, or what a chat is about. */
function useThreadName(): string {
  const t = useTranslations('messaging.thread')
  const { thread, isChat } = useConversation()
  const nameOf = usePersonName()
  const subject = useSubject(thread)
  if (isChat) return subject?.title ?? t('chat')
  if (thread.kind === 'support') return t('support')
  return thread.peer ? nameOf(thread.peer.name) : t('gone')
}

function Status() {
  const t = useTranslations('messaging.thread')
  const { thread, isChat, nameOf } = useConversation()
  const typists = useTypists(thread.id)
  const [typist = null] = typists
  const typing = typists.length > 1 ? t('typingMany') : t('typing', { name: nameOf(typist) })
  if (typists.length > 0)
    return (
      <output className="block truncate text-sm text-accent" data-typing="">
        {typing}
      </output>
    )
  const words = isChat ? t('people', { n: thread.memberCount }) : thread.isPeerHere === true && t('here')
  if (!words) return null
  return <p className="truncate text-sm text-muted">{words}</p>
}

/** What the owner of a chat wants everybody to see. */
export function PinnedBar() {
  const t = useTranslations('messaging.thread')
  const { thread } = useConversation()
  const update = useUpdateChat()
  const show = useShowMessage()
  const { pinnedMessage } = thread
  const words = useQuoteText()
  if (!pinnedMessage) return null
  const { id } = pinnedMessage
  return (
    <div className="flex items-center border-b border-border bg-surface">
      <button
        type="button"
        onClick={() => show(id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-4 py-1.5 text-start text-sm"
      >
        <Pin size={17} aria-hidden="true" className="shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block text-xs font-semibold text-accent">{t('pinned')}</span>
          <span className="block truncate">{words(quoteOf(pinnedMessage))}</span>
        </span>
      </button>
      {thread.role === 'owner' && (
        <Button
          isIconOnly
          variant="ghost"
          className="size-11"
          aria-label={t('unpin')}
          onClick={() => void update({ pinnedMessageId: null })}
        >
          <X size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
