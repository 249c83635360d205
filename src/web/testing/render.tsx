import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render as renderPlain } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Role } from '#contract/kit/access.ts'
import type { DisplayLanguage } from '#contract/language/language.ts'
import { loadCatalogue } from '#web/app/load-catalogue.ts'
import { datingAm } from '#web/dating/messages.am.ts'
import { datingEn } from '#web/dating/messages.en.ts'
import { paymentsAm } from '#web/payments/messages.am.ts'
import { paymentsEn } from '#web/payments/messages.en.ts'
import { joinWords } from '#web/platform/language/join-words.ts'
import { type Catalogue, LanguageProvider, speak } from '#web/platform/language/language.tsx'
import { SessionContext, type SessionState } from '#web/platform/session/session.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

interface RenderOptions {
  language?: DisplayLanguage
  /** Who looks; a visitor when left out. */
  person?: { id: string; role?: Role }
  /** Overrides single parts of the session, such as signOut. */
  session?: Partial<SessionState>
  /** The address shown, e.g. '/listings?q=room'; every path renders the given node. */
  path?: string
}

/** With the words that dating and payments alone load: their parts are rendered without what stands around them. */
async function loadEverything(shown: DisplayLanguage): Promise<Catalogue> {
  const catalogue = await loadCatalogue(shown)
  const [dating, payments] = shown === 'am' ? [datingAm, paymentsAm] : [datingEn, paymentsEn]
  return { ...catalogue, words: joinWords(catalogue.words, { dating, payments }) }
}

/**
 * Renders with everything a page has around it: words, session, query cache, router and toasts.
 * `router.state.location` says where a click led.
 */
export async function render(node: ReactNode, options: RenderOptions = {}) {
  const { language = 'en', person, session, path = '/' } = options
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  await speak(loadEverything, language)
  const state: SessionState = {
    loading: false,
    user: person ? { id: person.id, email: null, phone: null } : null,
    secondFactorDue: false,
    role: person ? (person.role ?? 'user') : null,
    profile: null,
    signOut: () => Promise.resolve(),
    ...session,
  }
  const root = createRootRoute({ notFoundComponent: () => node })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => node })
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => node })
  const router = createRouter({
    routeTree: root.addChildren([home, rest]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const view = renderPlain(
    <QueryClientProvider client={cache}>
      <LanguageProvider>
        <SessionContext value={state}>
          <RouterProvider router={router as never} />
          <Toaster />
        </SessionContext>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return {
    ...view,
    cache,
    router,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
