import { readExplorer } from '#web/groups/explorer/read-explorer.ts'
import { readPosting } from '#web/listings/posting/read-posting.ts'
import { readFilters } from '#web/listings/read-filters.ts'
import { readText } from './read-text.ts'

/** What the first screen of a page is made from, so that it is fetched before the app knows where it is. */
interface Start {
  /** Modules beside the page's own, below src/web. */
  code?: readonly string[]
  /**
   * What it asks the server for first, as a visitor does. {id} is the second part of the route; {timeZone} says that
   * only who has chosen no city yet asks.
   */
  answers: readonly string[]
}

/** A page of the app. The router, the limits of sizes, the worker, the hints and the walks of the tests follow from it. */
export interface Page<Path extends string = string> {
  path: Path
  /** Below src/web; 'legal/about-page.tsx' exports AboutPage. */
  file: `${string}-page.tsx`
  props?: Readonly<Record<string, unknown>>
  /** Kilobytes of JavaScript (gzip) beyond what stands around every page. */
  limit?: number
  /** Most people go there next: the worker fetches it ahead. */
  isNext?: true
  /** Many visits begin here. */
  start?: Start
  /** Its first screen needs neither the words nor the styles that other pages share. */
  isBare?: true
}

type ReadSearch<Search extends object> = (search: Record<string, unknown>) => Search
export interface SearchPage<Path extends string, Search extends object> extends Page<Path> {
  search: ReadSearch<Search>
}

const page = <const Path extends string>(path: Path, definition: Omit<Page, 'path'>): Page<Path> => ({
  path,
  ...definition,
})
/** A page whose address carries a search. */
const searchPage = <const Path extends string, Search extends object>(
  path: Path,
  search: ReadSearch<Search>,
  definition: Omit<Page, 'path'>,
): SearchPage<Path, Search> => ({ path, search, ...definition })

/** The same page for all listings and for each category. */
const listings = <const Path extends string>(path: Path, category: string | null) =>
  searchPage(path, readFilters, {
    file: 'listings/listings-page.tsx',
    props: { category },
    start: { answers: ['/api/places/guess?timeZone={timeZone}'] },
    isNext: true,
    limit: 62,
  })

/** The list stays where it is while one conversation after another is opened beside it: one page shows both. */
export const MESSAGES_PAGE = searchPage('/messages', readText('conversation'), {
  file: 'app/conversations-page.tsx',
  isNext: true,
  limit: 243,
})

export const PAGES = [
  page('/', {
    file: 'app/home-page.tsx',
    isBare: true,
    start: { code: ['listings/public.tsx'], answers: ['/api/places/guess?timeZone={timeZone}'] },
  }),
  listings('/listings', null),
  listings('/rooms-housing', 'rooms_housing'),
  listings('/jobs', 'jobs'),
  listings('/items', 'items'),
  listings('/services', 'services'),
  listings('/events', 'events'),
  page('/listing/$id', {
    file: 'listings/listing-page.tsx',
    start: { answers: ['/api/listings/{id}'] },
    isNext: true,
    limit: 87,
  }),
  searchPage('/create-listing', readPosting, {
    file: 'listings/posting/create-listing-page.tsx',
    isNext: true,
    limit: 272,
  }),
  searchPage('/edit-listing/$id', readPosting, {
    file: 'listings/posting/edit-listing-page.tsx',
    limit: 272,
  }),
  searchPage('/my-listings', readText('tab'), {
    file: 'listings/posting/mine/my-listings-page.tsx',
    isNext: true,
    limit: 157,
  }),
  searchPage('/renew-listing', readText('token'), { file: 'listings/life/renewal-page.tsx' }),
  searchPage('/listing-success', readText('id'), { file: 'listings/posting/listing-success-page.tsx' }),
  page('/favorites', { file: 'listings/favorites/favorites-page.tsx', isNext: true, limit: 82 }),
  page('/saved-searches', { file: 'listings/alerts/saved-searches-page.tsx', limit: 185 }),
  page('/saved-searches/$id', { file: 'listings/alerts/saved-search-page.tsx' }),
  page('/notifications', { file: 'app/notifications-page.tsx', isNext: true, limit: 104 }),
  searchPage('/stop-mails', readText('token'), { file: 'notifications/stop-mails-page.tsx' }),
  searchPage('/auth', readText('view', 'for'), { file: 'auth/auth-page.tsx', isNext: true, limit: 192 }),
  searchPage('/account', readText('section', 'news'), {
    file: 'account/account-page.tsx',
    isNext: true,
    limit: 231,
  }),
  page('/account/delete', { file: 'auth/deletion/deletion-page.tsx' }),
  searchPage('/oauth/consent', readText('authorization_id'), { file: 'auth/consent/consent-page.tsx' }),
  searchPage('/messages/new', readText('listing', 'to', 'group'), { file: 'app/new-message-page.tsx' }),
  page('/group/$listingId', { file: 'listings/conversation/chat-page.tsx' }),
  searchPage('/groups/explore', readExplorer, { file: 'groups/explorer/explore-page.tsx', limit: 100 }),
  searchPage('/groups/calendar', readText('month'), { file: 'groups/calendar/calendar-page.tsx' }),
  searchPage('/groups/$id', readText('event', 'invite'), { file: 'groups/page/group-page.tsx', limit: 159 }),
  page('/events/$id', { file: 'groups/events/event-page.tsx' }),
  searchPage('/event-registration', readText('token'), {
    file: 'groups/events/registrations/registration-page.tsx',
  }),
  searchPage('/social', readText('tab', 'feed', 'q', 'topic'), {
    file: 'app/social/social-page.tsx',
    isNext: true,
    limit: 163,
  }),
  page('/social/dating/onboarding', { file: 'dating/onboarding-page.tsx', limit: 210 }),
  searchPage('/date-plan', readText('token'), { file: 'dating/plans/date-plan-page.tsx' }),
  page('/people/$id', { file: 'networking/people/person-page.tsx' }),
  page('/posts/$id', { file: 'networking/post/post-page.tsx' }),
  searchPage('/connections', readText('tab'), { file: 'networking/connections/connections-page.tsx' }),
  searchPage('/payment', readText('listing'), { file: 'payments/payment-page.tsx' }),
  searchPage('/listing-payment-success', readText('order'), { file: 'payments/payment-success-page.tsx' }),
  searchPage('/admin', readText('tab', 'q', 'filter'), { file: 'app/staff/admin-page.tsx', limit: 211 }),
  searchPage('/admin/reports', readText('days'), { file: 'app/staff/reports-page.tsx', limit: 210 }),
  page('/manager/people/$id', { file: 'app/staff/staff-person-page.tsx', limit: 209 }),
  page('/manager/help', { file: 'app/staff/staff-help-page.tsx', limit: 89 }),
  searchPage('/manager/listings', readText('q', 'filter'), {
    file: 'app/staff/staff-listings-page.tsx',
    limit: 197,
  }),
  searchPage('/manager', readText('queue', 'filter', 'state', 'case'), {
    file: 'app/staff/manager-page.tsx',
    limit: 201,
  }),
  searchPage('/faq', readText('q', 'topic', 'entry'), {
    file: 'legal/faq-page.tsx',
    isNext: true,
    limit: 75,
  }),
  page('/about', { file: 'legal/about-page.tsx', isNext: true, limit: 49 }),
  page('/contact', { file: 'support/contact-page.tsx', isNext: true }),
  page('/help', { file: 'legal/help-page.tsx' }),
  searchPage('/safety', readText('about'), { file: 'legal/guide-page.tsx', props: { name: 'safety' } }),
  page('/guidelines', { file: 'legal/guide-page.tsx', props: { name: 'guidelines' } }),
  page('/prohibited-items', { file: 'legal/guide-page.tsx', props: { name: 'prohibited' } }),
  page('/report-issue', { file: 'legal/guide-page.tsx', props: { name: 'reporting' } }),
  page('/privacy', { file: 'legal/privacy-page.tsx' }),
  page('/terms', { file: 'legal/terms-page.tsx' }),
] as const

export const EVERY_PAGE: readonly Page[] = [...PAGES, MESSAGES_PAGE]
