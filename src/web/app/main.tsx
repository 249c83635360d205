import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createCache } from '#web/platform/call/cache.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { LanguageProvider, speak, storedLanguage } from '#web/platform/language/language.tsx'
import { nativePlugins } from '#web/platform/device/native-shell.ts'
import { storeInstallPrompt } from '#web/platform/device/install-prompt.ts'
import { accessToken, renewToken } from '#web/platform/session/session-client.ts'
import { SessionProvider } from '#web/platform/session/session.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { answerIncomingLink } from './incoming-link.ts'
import { loadCatalogue, loadFirstCatalogue } from './load-catalogue.ts'
import { loadAhead } from './load-ahead.ts'
import { openAddress } from './open-address.ts'
import { createAppRouter } from './router.tsx'

storeInstallPrompt()
setTransport({ token: accessToken, renew: renewToken })

/**
 * In a function: a module that waits at its top level would keep the words from loading, as theirs import from it.
 */
async function start(): Promise<void> {
  // The link comes first: the router must never see an address that carries tokens.
  await Promise.all([speak(loadCatalogue, storedLanguage(), loadFirstCatalogue), answerIncomingLink()])
  openAddress()

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const router = createAppRouter()
  // in slices, so that a tap is answered and what arrives meanwhile is read
  startTransition(() =>
    createRoot(root).render(
      <LanguageProvider>
        <ErrorBoundary>
          <QueryClientProvider client={createCache()}>
            <SessionProvider>
              <RouterProvider router={router} />
            </SessionProvider>
          </QueryClientProvider>
        </ErrorBoundary>
      </LanguageProvider>,
    ),
  )
  loadAhead()
  if (nativePlugins())
    void import('#web/platform/call/app-urls.ts').then(({ followAppUrls }) =>
      followAppUrls((path) => location.assign(path)),
    )
}

void start()
