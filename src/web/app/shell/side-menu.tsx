import { Drawer } from '@heroui/react/drawer'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  BriefcaseBusiness,
  CircleHelp,
  House,
  Info,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Mail,
  Palette,
  ShieldCheck,
  ShoppingBag,
  Wrench,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSignOutGuard } from '#web/account/sign-out-guard.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { Logo } from '#web/ui/brand/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { APPEARANCE_LINK, FOOTER_CATEGORY_LINKS, HELP_LINKS } from './navigation.ts'
import { ThemeChoice } from './theme-choice.tsx'

interface SideMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const CATEGORY_ICONS = {
  rooms_housing: House,
  jobs: BriefcaseBusiness,
  items: ShoppingBag,
  services: Wrench,
} as const
const HELP_ICONS = { about: Info, faq: CircleHelp, contact: Mail } as const

/** The menu of small screens: listings, help, the staff's entry by role; below it the theme and the way out. */
export function SideMenu({ isOpen, onOpenChange }: SideMenuProps) {
  const t = useTranslations('app.header')
  const tui = useTranslations('ui')
  const tc = useTranslations('listings.category')
  const { role, user, signOut } = useSession()
  const close = () => onOpenChange(false)
  const guard = useSignOutGuard((scope) => {
    close()
    void signOut(scope)
  })
  return (
    <Drawer.Backdrop isOpen={isOpen} onOpenChange={onOpenChange}>
      <Drawer.Content placement="left">
        <Drawer.Dialog aria-label={t('menu')} className="pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Drawer.CloseTrigger aria-label={tui('close')} />
          <Drawer.Header>
            <Logo />
          </Drawer.Header>
          <Drawer.Body className="flex flex-col gap-5">
            <nav aria-label={t('menu')} className="grid gap-3">
              <ul className="grid gap-0.5">
                <Entry to="/listings" Icon={LayoutGrid} label={t('allListings')} onFollow={close} />
                {FOOTER_CATEGORY_LINKS.map(({ to, category }) => (
                  <Entry
                    key={to}
                    to={to}
                    Icon={CATEGORY_ICONS[category]}
                    label={tc(category)}
                    onFollow={close}
                  />
                ))}
              </ul>
              <ul className="grid gap-0.5 border-t border-border pt-3">
                {HELP_LINKS.map(({ to, key }) => (
                  <Entry key={to} to={to} Icon={HELP_ICONS[key]} label={t(key)} onFollow={close} />
                ))}
                {role === 'admin' && (
                  <Entry to="/admin" Icon={ShieldCheck} label={t('admin')} onFollow={close} />
                )}
                {role === 'manager' && (
                  <Entry to="/manager" Icon={ShieldCheck} label={t('manager')} onFollow={close} />
                )}
              </ul>
            </nav>
            <div className="mt-auto grid gap-4">
              <ThemeChoice />
              <ul>
                <Entry {...APPEARANCE_LINK} Icon={Palette} label={t('appearance')} onFollow={close} />
              </ul>
              {user && (
                <Button variant="outline" size="lg" className="w-full" onClick={() => guard.leave('global')}>
                  <LogOut size={18} aria-hidden="true" />
                  {t('signOut')}
                </Button>
              )}
            </div>
            {guard.dialog}
          </Drawer.Body>
        </Drawer.Dialog>
      </Drawer.Content>
    </Drawer.Backdrop>
  )
}

interface EntryProps {
  to: NonNullable<LinkProps['to']>
  search?: typeof APPEARANCE_LINK.search
  Icon: LucideIcon
  label: string
  onFollow: () => void
}

const Entry = ({ to, search, Icon, label, onFollow }: EntryProps) => (
  <li>
    <Link
      to={to}
      {...(search && { search })}
      onClick={onFollow}
      activeOptions={{ exact: true }}
      activeProps={{ className: 'bg-accent-soft text-accent-soft-foreground' }}
      className="-mx-2 flex min-h-11 items-center gap-3.5 rounded-2xl px-3 font-medium text-foreground hover:bg-default"
    >
      <Icon size={20} aria-hidden="true" className="shrink-0 text-accent" />
      {label}
    </Link>
  </li>
)
