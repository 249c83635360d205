import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { UnreadMessages } from '#web/messaging/public.tsx'
import { UnreadBell } from '#web/notifications/public.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LanguageMenu } from '#web/ui/choices/language-menu.tsx'
import { Logo } from '#web/ui/brand/logo.tsx'
import { ThemeMenu } from '#web/ui/choices/theme-menu.tsx'
import { GetTheAppButton, SideMenuButton } from './header-buttons.tsx'
import { HELP_LINKS } from './navigation.ts'

const navLink =
  'flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-muted transition-colors hover:bg-default hover:text-foreground'
const activeLink = { className: 'text-accent!' }

/**
 * Logo, help links on wide screens, what a visitor or a member may do, and the menus. A member's links need more
 * room than a visitor's, so the side menu takes over the help links earlier. With large letters only what
 * is asked for most stays.
 */
export function Header() {
  const t = useTranslations('app.header')
  const { user } = useSession()
  return (
    <header className="@container sticky top-0 z-30 border-b border-border/60 bg-background/95 backdrop-blur">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-0.5 px-4 py-2 sm:gap-1 md:px-6">
        <SideMenuButton className={user ? '-ms-2.5 xl:hidden' : '-ms-2.5 lg:hidden'} />
        <Link to="/" className="flex min-h-11 min-w-11 shrink-0 items-center rounded-xl pe-1">
          <ShortLogo isShort={user !== null} />
        </Link>
        <nav aria-label={t('help')} className={`ms-4 hidden items-center ${user ? 'xl:flex' : 'lg:flex'}`}>
          {HELP_LINKS.map(({ to, key }) => (
            <Link key={to} to={to} className={navLink} activeProps={activeLink}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-0.5 sm:gap-1">
          {user && <AllListingsLink />}
          <span className="@max-[16rem]:hidden">
            <GetTheAppButton labelClass={user ? 'hidden 2xl:inline' : 'hidden lg:inline'} />
          </span>
          <ThemeMenuOfWideScreens />
          <LanguageMenu />
          <Entry />
        </div>
      </div>
    </header>
  )
}

/** Its words give way where the letters are large, and on small screens to the buttons of members. */
const ShortLogo = ({ isShort }: { isShort: boolean }) => (
  <>
    <span className={isShort ? 'hidden lg:flex' : 'flex @max-[16rem]:hidden'}>
      <Logo />
    </span>
    <span className={isShort ? 'flex lg:hidden' : 'hidden @max-[16rem]:flex'}>
      <Logo wordMark={false} />
    </span>
  </>
)

function AllListingsLink() {
  const t = useTranslations('app.header')
  return (
    <Link to="/listings" className={`${navLink} max-md:hidden`} activeProps={activeLink}>
      {t('allListings')}
    </Link>
  )
}

/** On small screens it stands in the side menu. */
const ThemeMenuOfWideScreens = () => (
  <span className="max-lg:hidden">
    <ThemeMenu />
  </span>
)

/** The way in for visitors; what is theirs for members. Nothing jumps while it is not known who looks. */
function Entry() {
  const { user, loading } = useSession()
  if (loading) return <span className="mx-1.5 size-9 rounded-full bg-default" />
  return user ? <MemberLinks /> : <SignInButton />
}

function SignInButton() {
  const t = useTranslations('app.header')
  const router = useRouter()
  return (
    <ButtonLink
      to="/auth"
      className="ms-1 px-4 whitespace-nowrap"
      onClick={() => rememberReturn(router.state.location.href)}
    >
      {t('signIn')}
    </ButtonLink>
  )
}

function MemberLinks() {
  const t = useTranslations('app.header')
  const { role, profile } = useSession()
  const name = profile?.displayName ?? profile?.fullName ?? ''
  return (
    <nav aria-label={t('yours')} className="flex flex-wrap items-center gap-1">
      {role === 'admin' && (
        <ButtonLink to="/admin" variant="outline" className="px-4 max-md:hidden">
          {t('admin')}
        </ButtonLink>
      )}
      {role === 'manager' && (
        <ButtonLink to="/manager" variant="outline" className="px-4 max-md:hidden">
          {t('manager')}
        </ButtonLink>
      )}
      <UnreadMessages />
      <UnreadBell />
      <Link
        to="/account"
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full p-1 text-sm font-medium hover:bg-default"
      >
        <Avatar name={name} picture={profile?.avatar ?? null} size={36} />
        <span lang="" className="max-w-40 pe-2 max-xl:hidden">
          {name.split(' ')[0]}
        </span>
        <span className="sr-only">{t('account')}</span>
      </Link>
      <ButtonLink to="/create-listing" className="px-4 max-md:hidden">
        {t('postAd')}
      </ButtonLink>
    </nav>
  )
}
