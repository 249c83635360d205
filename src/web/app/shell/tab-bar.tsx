import { Link, useLocation } from '@tanstack/react-router'
import { CirclePlus, House, Search, UserRound, UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORY_PATHS } from '#contract/listings/category.ts'
import { useUnreadThreads } from '#web/messaging/public.tsx'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'

const TABS = [
  { key: 'home', to: '/', Icon: House, membersOnly: false },
  { key: 'listings', to: '/listings', Icon: Search, membersOnly: false },
  { key: 'post', to: '/create-listing', Icon: CirclePlus, membersOnly: true },
  { key: 'social', to: '/social', Icon: UsersRound, membersOnly: false },
  { key: 'account', to: '/account', Icon: UserRound, membersOnly: true },
] as const

const LIT = { className: 'text-accent font-semibold', 'data-lit': true }

/** Pages that belong to a tab although their address does not begin with its. */
const WITHIN: Partial<Record<string, readonly string[]>> = { listings: Object.values(CATEGORY_PATHS) }

/** The five tabs of small screens. What is for members leads a visitor to sign in, and on from there. */
export function TabBar() {
  const t = useTranslations('app.tabs')
  const { user } = useSession()
  const { pathname } = useLocation()
  const isUnread = (useUnreadThreads()?.inbox ?? 0) > 0
  return (
    <>
      {/* As high as the bar, which lies over the end of the page. */}
      <div className="h-[calc(var(--spacing)*16+env(safe-area-inset-bottom))] bg-surface md:hidden" />
      <nav
        aria-label={t('label')}
        className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {TABS.map(({ key, to, Icon, membersOnly }) => {
            const asksToSignIn = membersOnly && !user
            const isWithin = WITHIN[key]?.includes(pathname) ?? false
            return (
              <li key={key} className="min-w-0 flex-1">
                <Link
                  to={asksToSignIn ? '/auth' : to}
                  onClick={asksToSignIn ? () => rememberReturn(to) : undefined}
                  activeOptions={{ exact: to === '/' }}
                  activeProps={LIT}
                  inactiveProps={isWithin ? LIT : { className: 'text-muted' }}
                  className="group flex min-h-16 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[clamp(11px,3.7vw,0.7rem)] leading-tight"
                >
                  <span className="rounded-full px-3.5 py-0.5 transition-colors group-data-lit:bg-accent-soft relative">
                    <Icon size={22} aria-hidden="true" />
                    {key === 'account' && isUnread && (
                      <span className="absolute end-2.5 top-0 size-2.5 rounded-full border-2 border-surface bg-berbere" />
                    )}
                  </span>
                  {key === 'account' && isUnread ? <NamedUnread /> : t(key)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}

/** The dot on the tab, in words. */
function NamedUnread() {
  const t = useTranslations('app.tabs')
  return (
    <>
      <span aria-hidden="true">{t('account')}</span>
      <span className="sr-only">{t('accountUnread')}</span>
    </>
  )
}
