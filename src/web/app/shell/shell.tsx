import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { withWords } from '#web/platform/language/language.tsx'
import { useOverlay } from '#web/platform/device/overlay.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useToastsWanted } from '#web/platform/device/toast.ts'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useFollowHeading } from './follow-heading.ts'
import { useFollowLive } from './follow-live.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Assistant, DeviceNotices, FiguresInWords } from './load-when-idle.ts'
import {
  fillsWindow,
  hidesTabBar,
  isOpenConversation,
  isOpenWhileSuspended,
  isPosting,
  mayOfferInstall,
} from './navigation.ts'
import { useUnreadBadge } from './show-badge.ts'
import { TabBar } from './tab-bar.tsx'
import { useVisibleHeight } from './visible-height.ts'

const Toaster = lazy(() =>
  withWords(import('#web/ui/toaster.tsx')).then((module) => ({ default: module.Toaster })),
)

const rare = () => withWords(import('./rare-parts.tsx'))
const SuspendedMain = lazy(() => rare().then((module) => ({ default: module.SuspendedMain })))
const TermsNotice = lazy(() => rare().then((module) => ({ default: module.TermsNotice })))

/** What stands around every page. */
export function Shell() {
  const t = useTranslations('app.header')
  const pathname = useLocation({ select: (location) => location.pathname })
  const toastsWanted = useToastsWanted()
  const overlay = useOverlay()
  const main = useRef<HTMLElement>(null)
  useFollowLive()
  useFollowHeading(main, useUnreadBadge())
  const { profile } = useSession()
  const suspension = profile?.suspension
  const isFull = fillsWindow(pathname) && !suspension
  const height = useVisibleHeight(isFull)
  return (
    <div
      className={`flex flex-col ${isFull ? 'h-dvh overflow-hidden' : 'min-h-dvh'}`}
      style={height === null ? undefined : { height }}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-accent font-semibold text-accent-foreground focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skip')}
      </a>
      <div className={isOpenConversation(pathname) ? 'contents max-md:hidden' : 'contents'}>
        <DemoNotice />
        <Header />
      </div>
      {profile?.owesTerms && (
        <Suspense>
          <TermsNotice />
        </Suspense>
      )}
      <Suspense>
        <FiguresInWords />
        <DeviceNotices mayOfferInstall={mayOfferInstall(pathname)} isFull={isFull} />
      </Suspense>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={`mx-auto w-full max-w-7xl flex-1 outline-none ${isFull ? 'min-h-0 md:px-6 md:py-4 lg:pe-22 min-[90rem]:pe-6' : 'px-4 pt-4 md:px-6 md:pt-6'}`}
      >
        <Suspense fallback={<Loading />}>
          {suspension && !isOpenWhileSuspended(pathname) ? (
            <SuspendedMain suspension={suspension} />
          ) : (
            <Outlet />
          )}
        </Suspense>
      </main>
      {!isFull && !isPosting(pathname) && <Footer />}
      {!hidesTabBar(pathname) && <TabBar />}
      <Suspense>
        <Assistant isFull={isFull} />
      </Suspense>
      {overlay && <Suspense>{overlay}</Suspense>}
      {toastsWanted && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
