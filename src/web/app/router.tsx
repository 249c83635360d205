import { createBrowserHistory, parseHref, type ParsedHistoryState } from '@tanstack/history'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouteComponent,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Category } from '#contract/listings/category.ts'
import { readExplorer } from '#web/groups/explorer/read-explorer.ts'
import { readPosting } from '#web/listings/posting/read-posting.ts'
import { readFilters } from '#web/listings/read-filters.ts'
import { withWords } from '#web/platform/language/language.tsx'
import { isLowData } from '#web/platform/device/low-data.ts'
import { plainText } from '#web/platform/format/plain-text.ts'
import { PageError } from '#web/ui/states/error-boundary.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Shell } from './shell/shell.tsx'
import type { UnbuiltPageName } from './unbuilt-page.tsx'

const root = createRootRoute({ component: Shell })

/** The code of a page, with the words and styles that the first screen does without. */
async function fetchPage<M>(code: Promise<M>): Promise<M> {
  try {
    const [page] = await Promise.all([withWords(code), import('./pages.css')])
    return page
  } catch (error) {
    // The router takes code that is missing for that of an older build, and loads the document anew. Without a
    // connection that would leave nothing but the browser's own error.
    if (navigator.onLine) throw error
    throw new Error('A page is not on the device, and there is no connection.', { cause: error })
  }
}

/** A page that is fetched when somebody goes there. */
function lazyPage<M extends Record<N, () => ReactNode>, N extends string>(load: () => Promise<M>, name: N) {
  return lazyRouteComponent(async () => ({ default: (await fetchPage(load()))[name] }))
}

/** The page of a later feature. */
const unbuilt = (name: UnbuiltPageName) =>
  lazyRouteComponent(async () => {
    const { UnbuiltPage } = await fetchPage(import('./unbuilt-page.tsx'))
    return { default: () => <UnbuiltPage name={name} /> }
  })
const notFound = lazyPage(() => import('#web/ui/states/not-found.tsx'), 'NotFoundPage')

/** A route without a search of its own. */
const page = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component })

/** A route whose address carries a search; the path stays a literal type, so links to it are checked. */
const searchPage = <P extends string, S extends object>(
  path: P,
  validateSearch: (search: Record<string, unknown>) => S,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => root, path, validateSearch, component })

/** The same page for all listings and for each category. */
const listings = <P extends string>(path: P, category: Category | null) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readFilters,
    component: lazyRouteComponent(async () => {
      const { ListingsPage } = await fetchPage(import('#web/listings/listings-page.tsx'))
      return { default: () => <ListingsPage category={category} /> }
    }),
  })

/** One optional text of an address, such as '/auth?view=sign-up'. The router parses numbers and flags, so back to text. */
const readText =
  <K extends string>(key: K) =>
  (search: Record<string, unknown>): { [key in K]?: string } => {
    const found: { [key in K]?: string } = {}
    const text = plainText(search[key])
    if (text !== undefined) found[key] = text
    return found
  }

/** The list stays where it is while one conversation after another is opened beside it: one page shows both. */
const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  validateSearch: readText('conversation'),
  component: lazyPage(() => import('./conversations-page.tsx'), 'ConversationsPage'),
})
const conversation = createRoute({
  getParentRoute: () => messages,
  path: '$threadId',
  component: () => null,
})

const routeTree = root.addChildren([
  page(
    '/',
    lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
  ),
  listings('/listings', null),
  listings('/rooms-housing', 'rooms_housing'),
  listings('/jobs', 'jobs'),
  listings('/items', 'items'),
  listings('/services', 'services'),
  listings('/events', 'events'),
  page(
    '/listing/$id',
    lazyPage(() => import('#web/listings/listing-page.tsx'), 'ListingPage'),
  ),
  searchPage(
    '/create-listing',
    readPosting,
    lazyPage(() => import('#web/listings/posting/create-listing-page.tsx'), 'CreateListingPage'),
  ),
  searchPage(
    '/edit-listing/$id',
    readPosting,
    lazyPage(() => import('#web/listings/posting/edit-listing-page.tsx'), 'EditListingPage'),
  ),
  searchPage(
    '/my-listings',
    readText('tab'),
    lazyPage(() => import('#web/listings/posting/mine/my-listings-page.tsx'), 'MyListingsPage'),
  ),
  searchPage(
    '/renew-listing',
    readText('token'),
    lazyPage(() => import('#web/listings/life/renewal-page.tsx'), 'RenewalPage'),
  ),
  searchPage(
    '/listing-success',
    readText('id'),
    lazyPage(() => import('#web/listings/posting/listing-success-page.tsx'), 'ListingSuccessPage'),
  ),
  page(
    '/favorites',
    lazyPage(() => import('#web/listings/favorites/favorites-page.tsx'), 'FavoritesPage'),
  ),
  page(
    '/saved-searches',
    lazyPage(() => import('#web/listings/alerts/saved-searches-page.tsx'), 'SavedSearchesPage'),
  ),
  page(
    '/saved-searches/$id',
    lazyPage(() => import('#web/listings/alerts/saved-search-page.tsx'), 'SavedSearchPage'),
  ),
  page(
    '/notifications',
    lazyPage(() => import('#web/notifications/notifications-page.tsx'), 'NotificationsPage'),
  ),
  searchPage(
    '/stop-mails',
    readText('token'),
    lazyPage(() => import('#web/notifications/stop-mails-page.tsx'), 'StopMailsPage'),
  ),
  searchPage(
    '/auth',
    readText('view'),
    lazyPage(() => import('#web/auth/auth-page.tsx'), 'AuthPage'),
  ),
  searchPage(
    '/account',
    (search) => ({ ...readText('section')(search), ...readText('news')(search) }),
    lazyPage(() => import('#web/account/account-page.tsx'), 'AccountPage'),
  ),
  page(
    '/account/delete',
    lazyPage(() => import('#web/auth/deletion/deletion-page.tsx'), 'DeletionPage'),
  ),
  searchPage(
    '/oauth/consent',
    readText('authorization_id'),
    lazyPage(() => import('#web/auth/consent/consent-page.tsx'), 'ConsentPage'),
  ),
  searchPage(
    '/messages/new',
    (search) => ({ ...readText('listing')(search), ...readText('to')(search), ...readText('group')(search) }),
    lazyPage(() => import('./new-message-page.tsx'), 'NewMessagePage'),
  ),
  messages.addChildren([conversation]),
  page(
    '/group/$listingId',
    lazyPage(() => import('#web/listings/conversation/chat-page.tsx'), 'ChatPage'),
  ),
  searchPage(
    '/groups/explore',
    readExplorer,
    lazyPage(() => import('#web/groups/explorer/explore-page.tsx'), 'ExplorePage'),
  ),
  searchPage(
    '/groups/calendar',
    readText('month'),
    lazyPage(() => import('#web/groups/calendar/calendar-page.tsx'), 'CalendarPage'),
  ),
  searchPage(
    '/groups/$id',
    readText('event'),
    lazyPage(() => import('#web/groups/page/group-page.tsx'), 'GroupPage'),
  ),
  page(
    '/events/$id',
    lazyPage(() => import('#web/groups/events/event-page.tsx'), 'EventPage'),
  ),
  searchPage(
    '/social',
    (search) => ({ ...readText('tab')(search), ...readText('feed')(search) }),
    lazyPage(() => import('./social/social-page.tsx'), 'SocialPage'),
  ),
  page(
    '/social/dating/onboarding',
    lazyPage(() => import('#web/dating/onboarding-page.tsx'), 'OnboardingPage'),
  ),
  page(
    '/people/$id',
    lazyPage(() => import('#web/networking/people/person-page.tsx'), 'PersonPage'),
  ),
  page(
    '/posts/$id',
    lazyPage(() => import('#web/networking/post/post-page.tsx'), 'PostPage'),
  ),
  searchPage(
    '/connections',
    readText('tab'),
    lazyPage(() => import('#web/networking/connections/connections-page.tsx'), 'ConnectionsPage'),
  ),
  page('/payment', unbuilt('payment')),
  page('/listing-payment-success', unbuilt('paymentSuccess')),
  page('/admin', unbuilt('admin')),
  page('/admin/reports', unbuilt('reports')),
  searchPage(
    '/manager',
    readText('review'),
    lazyPage(() => import('./manager-page.tsx'), 'ManagerPage'),
  ),
  searchPage(
    '/faq',
    (search) => ({ ...readText('q')(search), ...readText('topic')(search), ...readText('entry')(search) }),
    lazyPage(() => import('#web/legal/faq-page.tsx'), 'FaqPage'),
  ),
  page(
    '/about',
    lazyPage(() => import('#web/legal/about-page.tsx'), 'AboutPage'),
  ),
  page(
    '/contact',
    lazyPage(() => import('#web/legal/contact-page.tsx'), 'ContactPage'),
  ),
  page(
    '/privacy',
    lazyPage(() => import('#web/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  page(
    '/terms',
    lazyPage(() => import('#web/legal/terms-page.tsx'), 'TermsPage'),
  ),
])

/**
 * The address behind the hash, and that alone: the library's own history adds the query of the page to it, so that
 * '/?lang=am#/listings?q=room' would look for 'room?lang=am'. Links name what stands behind the hash: '/#/…' reads as
 * a place on this page to who checks pages.
 */
function hashHistory() {
  const history = createBrowserHistory({
    parseLocation: () =>
      parseHref(location.hash.slice(1) || '/', window.history.state as ParsedHistoryState | undefined),
    createHref: (href) => `${location.pathname}${location.search}#${href}`,
  })
  history.createHref = (href) => `#${href}`
  return history
}

/** The app's routes by hash: '/#/listings?q=room'. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    history: hashHistory(),
    // Every search of ours is text: '?radius=25', without the quotes that tell '25' from 25.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: isLowData() ? false : 'intent',
    defaultPendingComponent: Loading,
    defaultErrorComponent: () => <PageError />,
    defaultNotFoundComponent: notFound,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
