import { createBrowserHistory, parseHref, type ParsedHistoryState } from '@tanstack/history'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { isLowData } from '#web/platform/device/low-data.ts'
import { withWords } from '#web/platform/language/language.tsx'
import { providePageStyles, withPageStyles } from '#web/platform/page-styles.ts'
import { PageError } from '#web/ui/states/error-boundary.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { componentOf } from './page-component.ts'
import { MESSAGES_PAGE, type Page, PAGES, type SearchPage } from './pages.ts'
import { Shell } from './shell/shell.tsx'

providePageStyles(() => import('./pages.css'))

const root = createRootRoute({ component: Shell })

type PageModule = Record<string, ComponentType<object>>
const MODULES = import.meta.glob<PageModule>('/src/web/**/*-page.tsx')

/** The code of a page, with the words and styles that the first screen does without. */
async function fetchPage<M>(code: Promise<M>): Promise<M> {
  try {
    return await withPageStyles(withWords(code))
  } catch (error) {
    // The router takes code that is missing for that of an older build, and loads the document anew. Without a
    // connection that would leave nothing but the browser's own error.
    if (navigator.onLine) throw error
    throw new Error('A page is not on the device, and there is no connection.', { cause: error })
  }
}

/** A page that is fetched when somebody goes there. */
const lazyPage = ({ file, props, isBare }: Page) =>
  lazyRouteComponent(async () => {
    const load = MODULES[`/src/web/${file}`]
    if (!load) throw new Error(`There is no page ${file}.`)
    const module = await (isBare ? load() : fetchPage(load()))
    const Component = module[componentOf(file)]
    if (!Component) throw new Error(`${file} exports no ${componentOf(file)}.`)
    return { default: props ? () => createElement(Component, props) : (Component as () => ReactNode) }
  })

/** The path stays a literal type, and so does the search, so that links to it are checked. */
const plainRoute = <P extends string>(page: Page<P>) =>
  createRoute({ getParentRoute: () => root, path: page.path, component: lazyPage(page) })
const searchRoute = <P extends string, S extends object>(page: SearchPage<P, S>) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    validateSearch: page.search,
    component: lazyPage(page),
  })

type RouteOf<P> =
  P extends SearchPage<infer Path, infer Search>
    ? ReturnType<typeof searchRoute<Path, Search>>
    : P extends Page<infer Path>
      ? ReturnType<typeof plainRoute<Path>>
      : never
type RoutesOf<Pages extends readonly Page[]> = { -readonly [Index in keyof Pages]: RouteOf<Pages[Index]> }

const hasSearch = (page: Page): page is SearchPage<string, object> => 'search' in page
const routes = PAGES.map((page: Page) => (hasSearch(page) ? searchRoute(page) : plainRoute(page)))

const messages = searchRoute(MESSAGES_PAGE)
const conversation = createRoute({
  getParentRoute: () => messages,
  path: '$threadId',
  component: () => null,
})

const routeTree = root.addChildren([
  ...(routes as unknown as RoutesOf<typeof PAGES>),
  messages.addChildren([conversation]),
])

const notFound = lazyRouteComponent(async () => {
  const { NotFoundPage } = await fetchPage(import('#web/ui/states/not-found.tsx'))
  return { default: NotFoundPage }
})

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
