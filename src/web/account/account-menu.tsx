import { Link, type LinkProps } from '@tanstack/react-router'
import {
  BadgeCheck,
  Bell,
  BriefcaseBusiness,
  ChevronRight,
  Download,
  Flag,
  Heart,
  LogOut,
  Mails,
  MessageCircle,
  type LucideIcon,
  Newspaper,
  Palette,
  ReceiptText,
  Scale,
  Search,
  ShieldCheck,
  Star,
  UserRound,
  Wrench,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { satisfies } from '#contract/kit/access.ts'
import { useTranslations } from 'use-intl'
import { useUnreadThreads } from '#web/messaging/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { type SessionUser, useSession } from '#web/platform/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ACCOUNT_SECTIONS, type AccountSection } from './section-policy.ts'

const ICONS: Record<AccountSection, LucideIcon> = {
  profile: UserRound,
  verification: BadgeCheck,
  notifications: Bell,
  appearance: Palette,
  messages: MessageCircle,
  security: ShieldCheck,
  orders: ReceiptText,
  reviews: Star,
  reports: Flag,
  decisions: Scale,
  data: Download,
}

const row =
  'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-xl px-3 py-2 text-start font-medium hover:bg-default'

interface AccountMenuProps {
  user: SessionUser
  current: AccountSection | null
  leaving: boolean
  onLeave: () => void
}

/** Who one is, the sections of the account, one's other pages, and the way out. */
export function AccountMenu({ user, current, leaving, onLeave }: AccountMenuProps) {
  const t = useTranslations('account')
  const { role } = useSession()
  return (
    <div className="grid gap-4">
      <Who user={user} />
      <nav aria-label={t('menu')} className="rounded-card bg-surface p-2 shadow-card">
        <ul className="grid gap-1">
          {ACCOUNT_SECTIONS.map((section) => (
            <li key={section}>
              <Link
                to="/account"
                search={{ section }}
                aria-current={section === current ? 'page' : undefined}
                className={`${row} aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-foreground`}
              >
                <Face Icon={ICONS[section]} text={t(`sections.${section}`)} />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/people/$id" params={{ id: user.id }} className={row}>
              <Face Icon={BriefcaseBusiness} text={t('work')} />
            </Link>
          </li>
          <OwnPage to="/messages" Icon={Mails} text={t('messages')} mark={<UnreadMark />} />
          <OwnPage to="/my-listings" Icon={Newspaper} text={t('myListings')} />
          <OwnPage to="/favorites" Icon={Heart} text={t('favorites')} />
          <OwnPage to="/saved-searches" Icon={Search} text={t('savedSearches')} />
          {role === 'admin' && <OwnPage to="/admin" Icon={Wrench} text={t('admin')} />}
          {satisfies(role, 'manager') && <OwnPage to="/manager" Icon={Wrench} text={t('manager')} />}
        </ul>
        <div className="mt-2 border-t border-border pt-2">
          <button
            type="button"
            className={`${row} text-danger disabled:cursor-default disabled:opacity-60`}
            disabled={leaving}
            onClick={onLeave}
          >
            <LogOut size={20} aria-hidden="true" className="shrink-0" />
            {t(leaving ? 'signingOut' : 'signOut')}
          </button>
        </div>
      </nav>
    </div>
  )
}

interface OwnPageProps {
  to: NonNullable<LinkProps['to']>
  Icon: LucideIcon
  text: string
  mark?: ReactNode
}

function OwnPage({ to, Icon, text, mark }: OwnPageProps) {
  return (
    <li>
      <Link to={to} className={row}>
        <Face Icon={Icon} text={text} mark={mark} />
      </Link>
    </li>
  )
}

/** In how many conversations something is unread. */
function UnreadMark() {
  const t = useTranslations('account')
  const n = useUnreadThreads()?.inbox ?? 0
  if (n === 0) return null
  return (
    <span className="rounded-full bg-berbere px-2 py-0.5 text-xs font-bold text-berbere-foreground">
      {t('unread', { n })}
    </span>
  )
}

function Face({ Icon, text, mark }: { Icon: LucideIcon; text: string; mark?: ReactNode }) {
  return (
    <>
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      {mark}
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted md:hidden" />
    </>
  )
}

function Who({ user }: { user: SessionUser }) {
  const t = useTranslations('account')
  const formats = useFormats()
  const { profile } = useSession()
  const name = profile ? (profile.displayName ?? profile.fullName) : null
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card md:flex-col md:items-start">
      <Avatar name={name ?? user.email ?? user.phone ?? ''} picture={profile?.avatar ?? null} size={64} />
      <div className="min-w-0 max-w-full">
        <p lang="" className="font-display text-lg leading-snug font-bold">
          {name ?? ' '}
        </p>
        <p lang="" className="text-sm wrap-anywhere text-muted">
          {user.email ?? user.phone}
        </p>
        {profile && (
          <p className="text-sm text-muted">{t('since', { date: formats.date(profile.createdAt) })}</p>
        )}
      </div>
    </div>
  )
}
