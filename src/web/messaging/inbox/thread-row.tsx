import { Link } from '@tanstack/react-router'
import { Archive, BellOff, LifeBuoy, Lock, UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isGroupChat, type Thread } from '#contract/messaging/threads/thread.ts'
import { SubjectFace, useSubject } from '#web/messaging/thread-subject.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { SpokenIn } from '#web/platform/format/spoken.tsx'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { RowMenu } from './row-menu.tsx'
import { usePreview } from './write-preview.ts'

const UNREAD_SHOWN = 99

/** A conversation in the list: the whole row opens it, and a small menu arranges it. */
export function ThreadRow({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const t = useTranslations('messaging.inbox')
  const subject = useSubject(thread)
  const name = useThreadName(thread, subject?.title ?? null)
  const isNew = thread.unread > 0 || thread.isMarkedUnread
  const about = name === subject?.title ? null : (subject?.title ?? null)
  return (
    <article
      className={`group/row relative flex min-h-19 gap-3 rounded-2xl px-3 py-3 transition-colors has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent ${isOpen ? 'bg-accent-soft' : 'hover:bg-default/60'}`}
    >
      <Face thread={thread} name={name} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <h2
            className={`min-w-0 flex-1 line-clamp-1 wrap-anywhere font-sans text-base ${isNew ? 'font-bold' : 'font-semibold'}`}
          >
            <Link
              to="/messages/$threadId"
              params={{ threadId: thread.id }}
              aria-current={isOpen ? 'page' : undefined}
              lang=""
              className="outline-none after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h2>
          <TimeAgo
            at={thread.at}
            className={`shrink-0 text-xs ${isNew ? 'font-semibold text-accent' : 'text-muted'}`}
          />
        </div>
        {(about !== null || thread.side !== null) && (
          <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
            {thread.side !== null && (
              <span className="shrink-0 rounded-full bg-default px-1.5 py-px font-medium text-default-foreground">
                {t(`sides.${thread.side}`)}
              </span>
            )}
            {about !== null && (
              <span lang="" className="min-w-0 line-clamp-1 wrap-anywhere">
                {about}
              </span>
            )}
          </p>
        )}
        <div className="mt-0.5 flex min-h-6 items-center gap-2 pe-8">
          <p
            lang={thread.lastMessage?.content.kind === 'text' ? '' : undefined}
            className={`min-w-0 flex-1 line-clamp-1 wrap-anywhere text-sm ${isNew ? 'font-medium text-foreground' : 'text-muted'}`}
          >
            <Preview thread={thread} />
          </p>
          <Marks thread={thread} />
          <UnreadMark thread={thread} />
        </div>
      </div>
      <RowMenu thread={thread} name={name} />
    </article>
  )
}

function Preview({ thread }: { thread: Thread }) {
  const preview = usePreview()
  const { money } = useFormats()
  const content = thread.lastMessage?.content
  if (content?.kind !== 'offer') return preview(thread)
  const { amountMinor: minor, currency } = content.offer
  return (
    <SpokenIn
      sentence={(amount) => preview(thread, amount)}
      figure={money(minor, currency)}
      kind="price"
      minor={minor}
      currency={currency}
      period={null}
    />
  )
}

/** The other one, or what the chat is about. */
export function useThreadName({ kind, peer }: Thread, subject: string | null): string {
  const t = useTranslations('messaging.inbox')
  const nameOf = usePersonName()
  if (kind === 'support') return t('support')
  if (isGroupChat(kind)) return subject ?? t('chat')
  return peer ? nameOf(peer.name) : t('gone')
}

function Face({ thread: { kind, subjectId, peer, memberCount }, name }: { thread: Thread; name: string }) {
  if (!isGroupChat(kind) && kind !== 'support')
    return (
      <SubjectFace about={{ kind, subjectId }} size={52}>
        <Avatar name={name} picture={peer?.avatar ?? null} size={52} />
      </SubjectFace>
    )
  const Icon = kind === 'support' ? LifeBuoy : UsersRound
  return (
    <span
      aria-hidden="true"
      className="relative grid size-13 shrink-0 place-content-center rounded-2xl bg-gold text-gold-foreground"
    >
      <Icon size={24} />
      {isGroupChat(kind) && (
        <span className="absolute -end-1 -bottom-1 rounded-full border-2 border-surface bg-foreground px-1 text-[0.65rem] leading-4 font-bold text-background">
          {memberCount}
        </span>
      )}
    </span>
  )
}

function Marks({ thread: { mutedUntil, isArchived, isClosed } }: { thread: Thread }) {
  const t = useTranslations('messaging.inbox')
  const marks = [
    { is: mutedUntil !== null, Icon: BellOff, label: t('muted') },
    { is: isArchived, Icon: Archive, label: t('archived') },
    { is: isClosed, Icon: Lock, label: t('closed') },
  ]
  return marks.map(
    ({ is, Icon, label }) =>
      is && (
        <span key={label} title={label} className="shrink-0 text-muted">
          <Icon size={15} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </span>
      ),
  )
}

function UnreadMark({ thread: { unread, isMarkedUnread, mutedUntil } }: { thread: Thread }) {
  const t = useTranslations('messaging.inbox')
  if (unread === 0 && !isMarkedUnread) return null
  const colours =
    mutedUntil === null ? 'bg-accent text-accent-foreground' : 'bg-default text-default-foreground'
  if (unread === 0)
    return (
      <span className={`size-3 shrink-0 rounded-full ${colours}`}>
        <span className="sr-only">{t('markedUnread')}</span>
      </span>
    )
  const shown = unread > UNREAD_SHOWN ? `${UNREAD_SHOWN}+` : String(unread)
  return (
    <span
      className={`grid h-5.5 min-w-5.5 shrink-0 place-content-center rounded-full px-1.5 text-xs font-bold ${colours}`}
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('unread', { n: unread })}</span>
    </span>
  )
}
