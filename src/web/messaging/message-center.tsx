import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { Inbox } from './inbox/inbox.tsx'
import { OfflineLine } from './inbox/offline-line.tsx'
import { MessagesIllustration } from './inbox/messages-illustration.tsx'
import { useMessages } from './load-messages.ts'
import { useThread } from './load-thread.ts'
import { storeFor } from './store-messages.ts'
import { ThreadView } from './thread-view.tsx'

/** One's conversations. Wide screens show the list beside the open one, phones one or the other. */
export function MessageCenter() {
  return <MembersOnly>{({ id }) => <Messages key={id} userId={id} />}</MembersOnly>
}

function Messages({ userId }: { userId: string }) {
  // before anything is asked for: without a connection the answer comes from what was kept for this person
  useState(() => storeFor(userId))
  const params: { threadId?: string } = useParams({ strict: false })
  const { conversation }: { conversation?: string } = useSearch({ strict: false })
  const threadId = params.threadId ?? null
  if (threadId === null && conversation !== undefined)
    return <Navigate to="/messages/$threadId" params={{ threadId: conversation }} replace />
  return (
    <div className="flex h-full min-h-0 gap-4">
      <section
        className={`min-h-0 w-full overflow-hidden md:w-80 md:shrink-0 md:rounded-card md:bg-surface md:shadow-card lg:w-90 ${threadId === null ? '' : 'max-md:hidden'}`}
      >
        <Inbox openId={threadId} />
      </section>
      <section
        className={`min-h-0 min-w-0 flex-1 overflow-hidden md:rounded-card md:bg-surface md:shadow-card ${threadId === null ? 'max-md:hidden' : ''}`}
      >
        {threadId === null ? <NoneOpen /> : <Open key={threadId} threadId={threadId} />}
      </section>
    </div>
  )
}

function NoneOpen() {
  const t = useTranslations('messaging.inbox')
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <MessagesIllustration />
      <p className="text-lg font-semibold">{t('choose')}</p>
      <p className="max-w-sm text-balance text-muted">{t('chooseMore')}</p>
    </div>
  )
}

function Open({ threadId }: { threadId: string }) {
  const id = ThreadId.safeParse(threadId).data
  return id === undefined ? <NotThere /> : <Known threadId={id} />
}

function Known({ threadId }: { threadId: ThreadId }) {
  const t = useTranslations('messaging.inbox')
  const navigate = useNavigate()
  const isWide = useIsWide()
  const { data } = useThread(threadId)
  const isPersisted = useMessages(threadId).data?.pages.some((page) => page.isPersisted) === true
  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* the conversation brings a heading of its own once it is there */}
      {!isWide && !data && <h1 className="sr-only">{t('title')}</h1>}
      {!isWide && <OfflineLine isPersisted={isPersisted} />}
      <div className="min-h-0 flex-1">
        <ThreadView
          threadId={threadId}
          {...(!isWide && { onBack: () => void navigate({ to: '/messages' }) })}
        />
      </div>
    </div>
  )
}

function NotThere() {
  const t = useTranslations('messaging')
  const isWide = useIsWide()
  return (
    <div className="grid h-full place-content-center p-6">
      {!isWide && <h1 className="sr-only">{t('inbox.title')}</h1>}
      <EmptyState
        sentence={t('thread.notFound')}
        more={t('thread.notFoundMore')}
        action={<ButtonLink to="/messages">{t('thread.toInbox')}</ButtonLink>}
      />
    </div>
  )
}
