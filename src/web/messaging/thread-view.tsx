import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '#contract/messaging/messages/message.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { reportThread } from '#contract/messaging/reports/report-thread.ts'
import type { OpenThread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { PushOffer } from '#web/notifications/public.tsx'
import { call } from '#web/platform/call/call.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Composer, type Writing } from './composer/composer.tsx'
import { useThread } from './load-thread.ts'
import { type MenuTopic, ThreadMenu } from './menu/thread-menu.tsx'
import { likelyReason } from './thread/reason-policy.ts'
import { useLastOfOthers, useNewsOfSubject } from './thread/find-last-of-others.ts'
import { useBlockPeer } from './menu/block-peer.ts'
import { useUpdateChat } from './menu/update-chat.ts'
import { startOutbox } from './outbox/send-outbox.ts'
import { SubjectCard } from './thread-subject.tsx'
import { useChangeMessage } from './thread/change-message.ts'
import { ConversationProvider, useConversation } from './thread/conversation.tsx'
import { NewPeerLine } from './new-peer-line.tsx'
import { RequestBar } from './thread/request-bar.tsx'
import { PinnedBar, ThreadHeader } from './thread/thread-header.tsx'
import { Timeline } from './thread/timeline.tsx'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)
const MembersSheet = lazy(() =>
  import('./menu/members-sheet.tsx').then((module) => ({ default: module.MembersSheet })),
)
const BlockDialog = lazy(() =>
  import('./menu/leave-dialogs.tsx').then((module) => ({ default: module.BlockDialog })),
)
const LeaveDialog = lazy(() =>
  import('./menu/leave-dialogs.tsx').then((module) => ({ default: module.LeaveDialog })),
)

interface ThreadViewProps {
  threadId: ThreadId
  /** Back to the list, where that is not beside it. */
  onBack?: () => void
}

/** An open conversation; fills the height of its parent. */
export function ThreadView({ threadId, onBack }: ThreadViewProps) {
  const { data: thread, error, refetch } = useThread(threadId)
  useSending()
  // what was there before, and is not any more, is not shown either
  const isGone = error?.code === 'messaging.thread-not-found'
  if (thread && !isGone)
    return (
      <ConversationProvider key={threadId} thread={thread}>
        <Conversation thread={thread} onBack={onBack} />
      </ConversationProvider>
    )
  if (!error) return <Loading />
  return (
    <div className="grid h-full content-center overflow-y-auto p-4">
      {isGone ? <NotThere /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </div>
  )
}

/** What is written here goes out while one is signed in. */
function useSending(): void {
  const { user } = useSession()
  const cache = useQueryClient()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) startOutbox(userId, cache)
  }, [userId, cache])
}

function NotThere() {
  const t = useTranslations('messaging.thread')
  return (
    <EmptyState
      sentence={<span data-page-name="">{t('notFound')}</span>}
      more={t('notFoundMore')}
      action={<ButtonLink to="/messages">{t('toInbox')}</ButtonLink>}
    />
  )
}

/** What a sheet or a dialog is about. */
type Topic = { kind: MenuTopic; message: Message | null } | { kind: 'remove'; message: Message }

function Conversation({ thread, onBack }: { thread: OpenThread; onBack: (() => void) | undefined }) {
  const t = useTranslations('messaging.thread')
  const navigate = useNavigate()
  const update = useUpdateChat()
  const [writing, setWriting] = useState<Writing>({ kind: 'new' })
  const [topic, setTopic] = useState<Topic | null>(null)
  const news = useNewsOfSubject()
  const isAwaitingAnswer = thread.lastMessage?.senderId === thread.ownId
  const leave = () => void navigate({ to: '/messages' })
  const report = (message: Message | null) => setTopic({ kind: 'report', message })
  const isMuted = thread.isOwnersOnly && thread.role !== 'owner'
  const isPinned = (message: Message) => thread.pinnedMessage?.id === message.id
  return (
    <section className="flex h-full min-h-0 flex-col bg-background">
      <ThreadHeader
        onBack={onBack}
        menu={<ThreadMenu onTopic={(kind) => setTopic({ kind, message: null })} onLeave={leave} />}
      />
      <SubjectCard about={thread} news={news} />
      <PinnedBar />
      <NewPeerLine />
      <Timeline
        onReply={(message) => setWriting({ kind: 'reply', message })}
        onEdit={(message) => setWriting({ kind: 'edit', message })}
        onRemove={(message) => setTopic({ kind: 'remove', message })}
        onReport={report}
        onBlock={(message) => setTopic({ kind: 'block', message })}
        onPin={(message) => void update({ pinnedMessageId: isPinned(message) ? null : message.id })}
      />
      {thread.isClosed || isMuted ? (
        <p className="border-t border-border bg-surface px-4 py-4 text-center text-sm text-muted">
          {t(thread.isClosed ? 'closed' : 'ownersOnly')}
        </p>
      ) : thread.isRequest ? (
        <RequestBar
          onLeave={leave}
          onBlock={() => setTopic({ kind: 'block', message: null })}
          onReport={() => report(null)}
        />
      ) : (
        <>
          {isAwaitingAnswer && (
            <div className="px-3 pb-2 empty:hidden">
              <PushOffer />
            </div>
          )}
          <Composer writing={writing} onDone={() => setWriting({ kind: 'new' })} />
        </>
      )}
      {topic && (
        <Suspense>
          <TopicSheet key={topic.kind} topic={topic} onClose={() => setTopic(null)} onLeave={leave} />
        </Suspense>
      )}
    </section>
  )
}

interface TopicSheetProps {
  topic: Topic
  onClose: () => void
  onLeave: () => void
}

function TopicSheet({ topic, onClose, onLeave }: TopicSheetProps) {
  const t = useTranslations('messaging.thread')
  const { thread, isChat, personOf, ownId } = useConversation()
  const blockPeer = useBlockPeer()
  const { remove } = useChangeMessage()
  const sheet = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() }
  const { message } = topic
  const lastOfOthers = useLastOfOthers()
  const reported = message ?? lastOfOthers
  if (topic.kind === 'members') return <MembersSheet {...sheet} />
  if (topic.kind === 'block') return <BlockDialog {...sheet} writerId={message?.senderId} onLeave={onLeave} />
  if (topic.kind === 'leave') return <LeaveDialog {...sheet} onLeave={onLeave} />
  if (topic.kind === 'remove')
    return (
      <ConfirmDialog
        {...sheet}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        onConfirm={() => remove(topic.message)}
      >
        {t('removeText')}
      </ConfirmDialog>
    )
  if (!reported) return null
  // in a chat of many each message has a sender of its own
  const isWhole = message === null && !isChat
  const sender = reported.senderId === ownId ? null : personOf(reported.senderId)
  const likely = likelyReason(reported.warnings)
  const blockable = sender && {
    name: sender.name,
    // whoever does harm is best not met again; in a chat of many that is another question
    isMeant: likely !== undefined && !isChat,
    ...(sender.userId === null
      ? { block: () => blockPeer.mutateAsync({ threadId: thread.id }) }
      : { userId: sender.userId }),
    onBlock: () => !isChat && onLeave(),
  }
  return (
    <ReportSheet
      kind={isWhole ? 'thread' : 'message'}
      {...sheet}
      reason={likely}
      blockable={blockable}
      onSend={(report) =>
        isWhole
          ? call(reportThread, { threadId: thread.id, report })
          : call(reportMessage, { messageId: reported.id, report })
      }
    />
  )
}
