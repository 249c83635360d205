import { Link } from '@tanstack/react-router'
import { CirclePlus, House, Search, UserRound, UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session.tsx'

/** The five tabs of small screens. */
export function TabBar() {
  const t = useTranslations('app.tabs')
  const { user } = useSession()
  const tabs = [
    { key: 'home', to: '/', Icon: House },
    { key: 'listings', to: '/listings', Icon: Search },
    { key: 'post', to: user ? '/create-listing' : '/auth', Icon: CirclePlus },
    { key: 'social', to: '/social', Icon: UsersRound },
    { key: 'account', to: user ? '/account' : '/auth', Icon: UserRound },
  ] as const
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {tabs.map(({ key, to, Icon }) => (
          <li key={key} className="min-w-0 flex-1">
            <Link
              to={to}
              activeOptions={{ exact: to === '/' }}
              activeProps={{ className: 'text-accent font-semibold' }}
              inactiveProps={{ className: 'text-muted' }}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[0.7rem] leading-tight"
            >
              <Icon size={22} aria-hidden="true" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
