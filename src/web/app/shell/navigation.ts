import type { Category } from '#contract/listings/category.ts'

/** The four category pages of the footer, and with events the five of home and the side menu. */
export const CATEGORY_LINKS = [
  { to: '/rooms-housing', category: 'rooms_housing' },
  { to: '/jobs', category: 'jobs' },
  { to: '/items', category: 'items' },
  { to: '/services', category: 'services' },
  { to: '/events', category: 'events' },
] as const satisfies readonly { to: string; category: Category }[]

export const FOOTER_CATEGORY_LINKS = CATEGORY_LINKS.filter((link) => link.category !== 'events')

export const HELP_LINKS = [
  { to: '/about', key: 'about' },
  { to: '/faq', key: 'faq' },
  { to: '/contact', key: 'contact' },
] as const

/** What belongs to this device: language, calendar, units, low data; open without an account. */
export const APPEARANCE_LINK = { to: '/account', search: { section: 'appearance' } } as const

/** A whole path segment counts: /listings keeps the tab bar. */
const WITHOUT_TAB_BAR =
  /^\/(auth|admin|edit-listing|listing(-success|-payment-success)?|my-listings|payment)(\/|$)/

export const hidesTabBar = (pathname: string): boolean =>
  isOpenConversation(pathname) || WITHOUT_TAB_BAR.test(pathname)

/** There the tab bar gives way to the line to write in. */
export const isOpenConversation = (pathname: string): boolean =>
  pathname.startsWith('/messages/') && pathname !== '/messages/new'

/** Conversations scroll within the window; other pages with it, and end in the footer. */
export const fillsWindow = (pathname: string): boolean =>
  pathname === '/messages' || isOpenConversation(pathname)

/** Whoever is posting has a bar of buttons there, and nowhere else to go. */
export const isPosting = (pathname: string): boolean =>
  /^\/(create|edit)-listing|^\/listing-success/.test(pathname)

/** Not over what is being written, nor where the lower edge holds the buttons of the page. */
export const mayOfferInstall = (pathname: string): boolean =>
  !hidesTabBar(pathname) && !fillsWindow(pathname) && pathname !== '/create-listing'

/** What somebody who is suspended sees as visitors do; everything else gives way to why they are. */
const OPEN_WHILE_SUSPENDED =
  /^\/(listings|rooms-housing|jobs|items|services|events|listing\/[^/]+|faq|help|safety|guidelines|prohibited-items|report-issue|about|contact|privacy|terms|account\/delete)?$/
export const isOpenWhileSuspended = (path: string): boolean => OPEN_WHILE_SUSPENDED.test(path)
