import { Link } from '@tanstack/react-router'
import {
  Bell,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  CircleX,
  Crown,
  HeartHandshake,
  PauseCircle,
  PencilLine,
  Search,
  ShieldAlert,
  TrendingDown,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  type Notice,
  type NoticeKind,
  type Notification,
  type NoticeListing,
} from '#contract/notifications/notification.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'

const ICONS: Record<NoticeKind, LucideIcon> = {
  favorite_price_drop: TrendingDown,
  favorite_reserved: Bell,
  favorite_back: CircleCheck,
  favorite_ending: CalendarClock,
  search_matches: Search,
  search_paused: PauseCircle,
  messages: MessageCircle,
  own_listing_ending: CalendarClock,
  listing_approved: CircleCheck,
  listing_changes_requested: PencilLine,
  listing_rejected: CircleX,
  group_asked: UserPlus,
  group_joined: Users,
  group_approved: UserCheck,
  group_declined: CircleX,
  group_admitted: UserCheck,
  group_led: Crown,
  event_reminder: CalendarClock,
  event_changed: PencilLine,
  event_cancelled: CalendarX,
  event_admitted: CalendarCheck,
  dating_match: HeartHandshake,
  connection_asked: UserPlus,
  connection_accepted: BriefcaseBusiness,
  post_commented: MessageSquareText,
  security: ShieldAlert,
}

/** One thing that one was told; the whole row leads to what it is about. */
export function NoticeRow({ told, onOpen }: { told: Notification; onOpen: () => void }) {
  const t = useTranslations('notifications')
  const { ago } = useFormats()
  const say = useNoticeText()
  const { notice, at, isRead } = told
  const Icon = ICONS[notice.kind]
  return (
    <article
      className={`relative flex gap-4 rounded-card p-4 shadow-card has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent ${isRead ? 'bg-surface' : 'bg-accent-soft'}`}
    >
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-background text-accent">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={`wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
          <NoticeLink notice={notice} onOpen={onOpen}>
            {withTheirs(say(notice))}
          </NoticeLink>
        </p>
        {notice.kind === 'search_matches' && <Matches notice={notice} />}
        <p className="flex gap-2 text-sm text-muted">
          <time dateTime={at}>{ago(at)}</time>
          {!isRead && <span className="font-semibold text-accent-soft-foreground">{t('unread')}</span>}
        </p>
      </div>
    </article>
  )
}

const whole = 'outline-none after:absolute after:inset-0'

function NoticeLink({
  notice,
  onOpen,
  children,
}: {
  notice: Notice
  onOpen: () => void
  children: ReactNode
}) {
  const { kind, subjectId } = notice
  const group = groupOf(notice)
  if (group)
    return (
      <Link
        to="/groups/$id"
        params={{ id: group.id }}
        search={group.event === null ? {} : { event: group.event }}
        onClick={onOpen}
        className={whole}
      >
        {children}
      </Link>
    )
  if (kind === 'search_matches' || kind === 'search_paused')
    return (
      <Link to="/saved-searches/$id" params={{ id: subjectId }} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  if (kind === 'messages' || kind === 'dating_match')
    return (
      <Link to="/messages/$threadId" params={{ threadId: subjectId }} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  if (kind === 'own_listing_ending' || kind === 'listing_changes_requested' || kind === 'listing_rejected')
    return (
      <Link to="/my-listings" search={{}} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  if (kind === 'connection_asked' || kind === 'connection_accepted')
    return (
      <Link to="/people/$id" params={{ id: subjectId }} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  if (kind === 'post_commented')
    return (
      <Link to="/posts/$id" params={{ id: subjectId }} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  if (kind === 'security')
    return (
      <Link to="/account" search={{ section: 'security' }} onClick={onOpen} className={whole}>
        {children}
      </Link>
    )
  return (
    <Link to="/listing/$id" params={{ id: subjectId }} onClick={onOpen} className={whole}>
      {children}
    </Link>
  )
}

/** The group, and the event in it, that a notice is about; null when it is about neither. */
function groupOf({ kind, subjectId, facts }: Notice): { id: string; event: string | null } | null {
  if ('groupId' in facts) return { id: facts.groupId, event: subjectId }
  return kind.startsWith('group_') ? { id: subjectId, event: null } : null
}

function Matches({ notice: { facts } }: { notice: Extract<Notice, { kind: 'search_matches' }> }) {
  const t = useTranslations('notifications')
  const { money } = useFormats()
  const price = ({ price: asked }: NoticeListing) =>
    asked === null ? '' : ` · ${money(asked.minor, asked.currency)}`
  return (
    <ul className="grid gap-0.5 text-sm">
      {facts.listings.map((listing) => (
        <li key={listing.id} className="wrap-anywhere">
          <Link
            to="/listing/$id"
            params={{ id: listing.id }}
            className="relative z-10 inline-block py-1 underline-offset-4 hover:underline"
          >
            <span lang="">{listing.title}</span>
            {price(listing)}
          </Link>
        </li>
      ))}
      {facts.count > facts.listings.length && <li className="text-muted">{t('more')}</li>}
    </ul>
  )
}

/** No sentence and no name has it in it. */
const MARK = '\u001F'
/** Somebody's words in a sentence of ours, which may be in another language. */
const theirs = (text: string) => `${MARK}${text}${MARK}`

function withTheirs(sentence: string): ReactNode {
  let at = 0
  return sentence.split(MARK).map((part, nth) => {
    const key = at
    at += part.length + MARK.length
    if (nth % 2 === 0) return part
    return (
      <bdi key={key} lang="">
        {part}
      </bdi>
    )
  })
}

function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('notifications.kinds')
  const ts = useTranslations('notifications.security')
  const { money, date, dateTime } = useFormats()
  const nameOf = usePersonName()
  const write = ({ minor, currency }: { minor: number; currency: string }) => money(minor, currency)
  return ({ kind, facts }) => {
    switch (kind) {
      case 'favorite_price_drop':
        return t(kind, { title: theirs(facts.title), was: write(facts.was), now: write(facts.now) })
      case 'favorite_ending':
      case 'own_listing_ending':
        return t(kind, { title: theirs(facts.title), date: date(facts.endsAt) })
      case 'search_matches':
        return t(kind, { count: facts.count, name: theirs(facts.name) })
      case 'search_paused':
        return t(kind, { name: theirs(facts.name) })
      case 'dating_match':
        return t(kind, { name: theirs(nameOf(facts.name)) })
      case 'messages':
        return t(kind, {
          count: facts.count,
          from: facts.from === null ? 'none' : theirs(nameOf(facts.from)),
        })
      case 'group_asked':
      case 'group_joined':
        return t(kind, { title: theirs(facts.title), person: theirs(facts.person) })
      case 'connection_asked':
      case 'connection_accepted':
      case 'post_commented':
        return t(kind, { person: theirs(facts.person) })
      case 'event_reminder':
      case 'event_changed':
      case 'event_cancelled':
      case 'event_admitted':
        return t(kind, {
          title: theirs(facts.title),
          group: theirs(facts.group),
          when: dateTime(facts.startsAt, facts.timezone),
        })
      case 'security':
        return ts(facts.what)
      default:
        return t(kind, { title: theirs(facts.title) })
    }
  }
}
