import { Menu, Smartphone } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withWords } from '#web/platform/language/language.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LoadFailure } from '#web/ui/states/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'

interface OverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const loadSideMenu = () => withWords(import('./side-menu.tsx'))
const loadGetTheApp = () => withWords(import('./get-the-app.tsx'))
const SideMenu = lazy(() => loadSideMenu().then((module) => ({ default: module.SideMenu })))
const GetTheApp = lazy(() => loadGetTheApp().then((module) => ({ default: module.GetTheApp })))

/** Opens the side menu, whose code is fetched when somebody reaches for it. */
export function SideMenuButton({ className }: { className: string }) {
  const t = useTranslations('app.header')
  const overlay = useOverlay(SideMenu)
  return (
    <>
      <Button
        isIconOnly
        variant="ghost"
        className={className}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={overlay.isOpen}
        onPointerEnter={() => void loadSideMenu()}
        onClick={overlay.open}
      >
        <Menu size={22} aria-hidden="true" />
      </Button>
      {overlay.node}
    </>
  )
}

/** `labelClass` says from which width on the label stands beside the icon. */
export function GetTheAppButton({ labelClass }: { labelClass: string }) {
  const t = useTranslations('app.header')
  const overlay = useOverlay(GetTheApp)
  return (
    <>
      <Button
        variant="ghost"
        className="min-w-11 px-3"
        aria-label={t('getApp')}
        aria-haspopup="dialog"
        aria-expanded={overlay.isOpen}
        onPointerEnter={() => void loadGetTheApp()}
        onClick={overlay.open}
      >
        <Smartphone size={20} aria-hidden="true" />
        <span className={labelClass}>{t('getApp')}</span>
      </Button>
      {overlay.node}
    </>
  )
}

/** A lazy overlay that is mounted from the first opening on, so that it can also close in its own time. */
function useOverlay(Overlay: ComponentType<OverlayProps>) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return {
    isOpen: isOpen === true,
    open: () => setOpen(true),
    node: isOpen !== null && (
      <ErrorBoundary fallback={<LoadFailure />}>
        <Suspense>
          <Overlay isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      </ErrorBoundary>
    ),
  }
}
