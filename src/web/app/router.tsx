import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouteComponent,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Category } from '#contract/listings/category.ts'
import { readFilters } from '#web/listings/read-filters.ts'
import { plainText } from '#web/platform/plain-text.ts'
import { ErrorScreen } from '#web/ui/error-boundary.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Shell })

const comingSoon = lazyRouteComponent(() => import('#web/ui/coming-soon.tsx'), 'ComingSoonPage')
const notFound = lazyRouteComponent(() => import('#web/ui/not-found.tsx'), 'NotFoundPage')

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
      const { ListingsPage } = await import('#web/listings/listings-page.tsx')
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
    lazyRouteComponent(() => import('#web/listings/listing-page.tsx'), 'ListingPage'),
  ),
  page(
    '/create-listing',
    lazyRouteComponent(() => import('#web/listings/create-listing-page.tsx'), 'CreateListingPage'),
  ),
  page(
    '/edit-listing/$id',
    lazyRouteComponent(() => import('#web/listings/edit-listing-page.tsx'), 'EditListingPage'),
  ),
  page(
    '/my-listings',
    lazyRouteComponent(() => import('#web/listings/my-listings-page.tsx'), 'MyListingsPage'),
  ),
  searchPage(
    '/listing-success',
    readText('id'),
    lazyRouteComponent(() => import('#web/listings/listing-success-page.tsx'), 'ListingSuccessPage'),
  ),
  searchPage(
    '/auth',
    readText('view'),
    lazyRouteComponent(() => import('#web/auth/auth-page.tsx'), 'AuthPage'),
  ),
  page(
    '/account',
    lazyRouteComponent(() => import('#web/account/account-page.tsx'), 'AccountPage'),
  ),
  page('/account/delete', comingSoon),
  searchPage('/messages', readText('conversation'), comingSoon),
  page('/messages/new', comingSoon),
  page('/messages/$threadId', comingSoon),
  page('/group/$listingId', comingSoon),
  page('/groups/explore', comingSoon),
  page('/groups/$id', comingSoon),
  page('/social', comingSoon),
  page('/social/dating/onboarding', comingSoon),
  page('/payment', comingSoon),
  page('/listing-payment-success', comingSoon),
  page('/admin', comingSoon),
  page('/admin/reports', comingSoon),
  page('/manager', comingSoon),
  page('/faq', comingSoon),
  page(
    '/about',
    lazyRouteComponent(() => import('#web/legal/about-page.tsx'), 'AboutPage'),
  ),
  page(
    '/contact',
    lazyRouteComponent(() => import('#web/legal/contact-page.tsx'), 'ContactPage'),
  ),
  page(
    '/privacy',
    lazyRouteComponent(() => import('#web/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  page(
    '/terms',
    lazyRouteComponent(() => import('#web/legal/terms-page.tsx'), 'TermsPage'),
  ),
])

/** The app's routes by hash: '/#/listings?q=room'. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    history: createHashHistory(),
    // Every search of ours is text: '?radius=25', without the quotes that tell '25' from 25.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPendingComponent: Loading,
    defaultErrorComponent: () => <ErrorScreen />,
    defaultNotFoundComponent: notFound,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
