import { DAY_MS } from '#contract/kit/duration.ts'
import { Skeleton } from '@heroui/react/skeleton'
import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '#contract/messaging/messages/message.ts'
import { useMessages } from '#web/messaging/load-messages.ts'
import { messagesOf } from '#web/messaging/message-pages-policy.ts'
import { useOutgoing } from '#web/messaging/outbox/send-outbox.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useConversation } from './conversation.tsx'
import { useFollowMembers } from './follow-members.ts'
import { useFollowNewest } from './follow-newest.ts'
import { useMarkRead } from './mark-read.ts'
import type { MessageActs } from './message-menu.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { type Row, rowsOf } from './timeline-policy.ts'

const dayOf = (instant: string) => new Date(instant).toDateString()

/** All messages that are loaded and what is on its way, the newest at the lower edge. */
export function Timeline(acts: MessageActs) {
  const t = useTranslations('messaging.thread')
  const { thread, ownId } = useConversation()
  const found = useMessages(thread.id)
  const messages = useMemo(() => messagesOf(found.data), [found.data])
  const known = useMemo(() => new Set(messages.map(({ id }) => id)), [messages])
  const outgoing = useOutgoing(thread.id).filter(({ id }) => !known.has(id))
  const freshFrom = useFreshFrom()
  const rows = useMemo(() => rowsOf(messages, { freshFrom, dayOf }), [messages, freshFrom])
  const last = messages.at(-1)
  useFollowMembers(last)
  const loadEarlier = () => {
    if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage()
  }
  const lastKey = outgoing.at(-1)?.id ?? last?.id ?? null
  const isOwn = outgoing.length > 0 || last?.senderId === ownId
  const { frame, isAtEnd, onScroll, toEnd } = useFollowNewest(lastKey, {
    isOwn,
    onEarly: loadEarlier,
  })
  const hasFresh = rows.some(({ kind }) => kind === 'fresh')
  useEffect(() => {
    if (hasFresh) frame.current?.querySelector('[data-fresh]')?.scrollIntoView({ block: 'center' })
  }, [frame, hasFresh])
  useMarkRead(thread, last?.number ?? 0, isAtEnd)
  const lastOwn = messages.findLast(
    ({ senderId, content }) => senderId === ownId && content.kind !== 'notice' && content.kind !== 'deleted',
  )
  if (found.error && messages.length === 0)
    return (
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </div>
    )
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={frame}
        role="log"
        aria-label={t('log')}
        aria-live="off"
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
      >
        <div className="pt-4 pb-3">
          {found.isPending && <BubbleSkeletons />}
          {found.hasNextPage && (
            <div className="grid justify-center">
              <button
                type="button"
                aria-busy={found.isFetchingNextPage}
                onClick={loadEarlier}
                className="min-h-11 px-4 text-sm font-medium text-link underline-offset-4 hover:underline"
              >
                {t('earlier')}
              </button>
            </div>
          )}
          {found.data && messages.length === 0 && outgoing.length === 0 && (
            <p className="px-6 py-10 text-center text-muted">{t('empty')}</p>
          )}
          {rows.map((row) => (
            <TimelineRow
              key={row.key}
              row={row}
              saysState={row.kind === 'message' && row.message === lastOwn && outgoing.length === 0}
              {...acts}
            />
          ))}
          {outgoing.map((one) => (
            <OutgoingRow key={one.id} outgoing={one} />
          ))}
        </div>
      </div>
      <Announcement last={last} />
      {!isAtEnd && <ToNewest last={last} onPress={toEnd} />}
    </div>
  )
}

/** What was unread when the conversation was opened stays marked as long as it is open. */
function useFreshFrom(): number | null {
  const { thread } = useConversation()
  const [freshFrom] = useState(() => (thread.unread > 0 ? thread.lastNumber - thread.unread + 1 : null))
  return freshFrom
}

function TimelineRow({ row, saysState, ...acts }: MessageActs & { row: Row; saysState: boolean }) {
  const t = useTranslations('messaging.thread')
  if (row.kind === 'day') return <Day at={row.at} />
  if (row.kind === 'notice') return <Notice message={row.message} />
  if (row.kind === 'fresh')
    return (
      <p
        data-fresh=""
        className="my-3 flex items-center gap-3 px-5 text-xs font-semibold text-accent before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent"
      >
        {t('fresh')}
      </p>
    )
  return (
    <MessageRow
      message={row.message}
      isFirst={row.isFirst}
      isLast={row.isLast}
      saysState={saysState}
      {...acts}
    />
  )
}

function Day({ at }: { at: string }) {
  const t = useTranslations('messaging.thread')
  const { date } = useFormats()
  const [now] = useState(() => Date.now())
  const day = dayOf(at)
  const isYesterday = day === dayOf(new Date(now - DAY_MS).toISOString())
  const isToday = day === dayOf(new Date(now).toISOString())
  return (
    <p className="mt-4 mb-1 text-center">
      <span className="inline-block rounded-full bg-default px-3 py-1 text-xs font-medium text-default-foreground">
        {isToday ? t('today') : isYesterday ? t('yesterday') : date(at)}
      </span>
    </p>
  )
}

/** What the conversation itself says. */
function Notice({ message }: { message: Message }) {
  const t = useTranslations('messaging.thread.notice')
  const { nameOf } = useConversation()
  if (message.content.kind !== 'notice') return null
  return (
    <p className="mx-auto my-2 max-w-md px-6 text-center text-sm text-muted">
      {t(message.content.event, { name: nameOf(message.senderId) })}
    </p>
  )
}

/** Says to screen readers what arrives, and nothing of what is loaded from before. */
function Announcement({ last }: { last: Message | undefined }) {
  const t = useTranslations('messaging.voice')
  const { ownId, nameOf } = useConversation()
  const [openedAt] = useState(() => Date.now())
  if (!last || last.senderId === ownId || Date.parse(last.at) < openedAt)
    return <output className="sr-only" />
  const words =
    last.content.kind === 'text' ? last.content.text : last.content.kind === 'voice' ? t('title') : ''
  return (
    <output className="sr-only">
      {nameOf(last.senderId)}: {words}
    </output>
  )
}

function ToNewest({ last, onPress }: { last: Message | undefined; onPress: () => void }) {
  const t = useTranslations('messaging.thread')
  const [from] = useState(last?.number ?? 0)
  const missed = (last?.number ?? 0) - from
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute end-4 bottom-3 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-border bg-surface px-3 text-sm font-semibold shadow-overlay"
    >
      <ArrowDown size={20} aria-hidden="true" />
      <span className={missed > 0 ? '' : 'sr-only'}>
        {missed > 0 ? t('newestCount', { n: missed }) : t('newest')}
      </span>
    </button>
  )
}

const WIDTHS = ['w-52', 'w-64', 'w-40', 'w-56']

function BubbleSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-3 px-5">
      {WIDTHS.map((width, index) => (
        <Skeleton
          key={width}
          className={`h-11 rounded-[1.25rem] ${width} ${index % 2 === 0 ? '' : 'justify-self-end'}`}
        />
      ))}
    </div>
  )
}
