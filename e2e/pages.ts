import type { Page, Request } from '@playwright/test'
import { z } from 'zod'
import type { DisplayLanguage } from '#contract/language/language.ts'
import { CATEGORIES } from '#contract/listings/category.ts'
import { EVERY_PAGE } from '#web/app/pages.ts'
import { DEMO, expect, test } from './world.ts'

/** A described page as somebody would open it. */
export interface AppPage {
  path: string
  /** What it is called in English: its heading or, where a later feature will be, the line above it. */
  name: string | RegExp
  /** Only members see it; others are led to sign in. */
  membersOnly: boolean
}

const page = (path: string, name: string | RegExp): AppPage => ({ path, name, membersOnly: false })
const membersPage = (path: string, name: string | RegExp): AppPage => ({ path, name, membersOnly: true })

const WITHOUT_ID: readonly AppPage[] = [
  page('/', 'Connect with the diaspora'),
  page('/auth', 'Welcome back'),
  page('/auth?view=sign-up', 'Join Mesob'),
  page('/auth?view=check-mail', 'Check your e-mail'),
  page('/auth?view=by-code', 'Sign in with a code'),
  page('/auth?view=by-company', 'Sign in with your company'),
  page('/auth?view=sign-in-text', 'Check your phone'),
  page('/auth?view=forgotten', 'Forgotten password'),
  page('/auth?view=new-password', 'This link has expired'),
  page('/auth?view=expired', 'This link has expired'),
  page('/auth?view=other-browser', 'Opened in another browser'),
  page('/auth?view=unreachable', 'No connection'),
  page('/auth?view=failed', 'This link does not work'),
  page('/auth?view=provider-stopped', 'Not signed in'),
  page('/auth?view=email-half', 'One address is confirmed'),
  page('/account/delete', 'Delete Account'),
  page('/listings', 'All Listings'),
  page('/rooms-housing', 'Rooms & Housing'),
  page('/jobs', 'Jobs & Career'),
  page('/items', 'Items for Sale'),
  page('/services', 'Services'),
  page('/events', 'Events'),
  page('/listings?q=nothing-is-called-so', 'All Listings'),
  page('/listings?featured=true', /Listings/),
  page('/about', 'About Us'),
  page('/contact', 'Contact Us'),
  page('/privacy', 'Privacy Policy'),
  page('/terms', 'Terms of Service'),
  page('/help', 'Help Center'),
  page('/safety', 'Safety Tips'),
  page('/safety?about=jobs', 'Safety Tips'),
  page('/guidelines', 'Community Guidelines'),
  page('/prohibited-items', 'Prohibited Items'),
  page('/report-issue', 'Report an Issue'),
  page('/faq', 'FAQ'),
  page('/faq?entry=rent-deposit', 'FAQ'),
  page('/faq?q=kiray', 'FAQ'),
  page('/social', 'Social'),
  page('/social?tab=dating', 'Social'),
  page('/social?tab=networking', 'Social'),
  page('/social?tab=networking&q=kitfo', 'Social'),
  page('/posts/7', 'Page not found'),
  page('/events/7', 'Page not found'),
  page('/stop-mails', 'Page not found'),
  page('/groups/explore', /^Events near /),
  page('/groups/explore?q=nothing-is-called-so', /^Events near /),
  page('/groups/calendar', 'Community calendar'),
  page('/groups/7', 'Page not found'),
  page('/group/7', 'Page not found'),
  page('/payment', 'Payment'),
  page('/listing-payment-success', 'Your Payment'),
  page('/admin', 'Page not found'),
  page('/admin/reports', 'Page not found'),
  page('/manager', 'Page not found'),
  page('/manager/people/7', 'Page not found'),
  page('/manager/listings', 'Page not found'),
  page('/manager/help', 'Page not found'),
  page('/renew-listing', 'Page not found'),
  page('/date-plan', 'Page not found'),
  page('/event-registration', 'Page not found'),
  page('/nowhere', 'Page not found'),
  membersPage('/create-listing', 'Post a listing'),
  membersPage('/my-listings', 'My listings'),
  membersPage('/favorites', 'Saved listings'),
  membersPage('/saved-searches', 'Saved searches'),
  membersPage('/saved-searches/7', 'Page not found'),
  membersPage('/people/7', 'Page not found'),
  membersPage('/messages', 'Messages'),
  membersPage('/messages?conversation=7', 'Messages'),
  membersPage('/messages/7', 'Messages'),
  membersPage('/messages/new', 'New Message'),
  membersPage('/notifications', 'Notifications'),
  membersPage('/social?tab=dating', 'Social'),
  membersPage('/social?tab=networking', 'Social'),
  membersPage('/connections', 'Connections'),
  membersPage('/connections?tab=asks', 'Connections'),
  membersPage('/connections?tab=asked', 'Connections'),
  membersPage('/connections?tab=find', 'Connections'),
  membersPage('/social/dating/onboarding', 'Dating Profile'),
  membersPage('/account', 'Account'),
  membersPage('/account?section=profile', /^(Account|Profile)$/),
  membersPage('/account?section=verification', /^(Account|Verification)$/),
  membersPage('/account?section=notifications', /^(Account|Notifications)$/),
  membersPage('/account?section=appearance', /^(Account|Language and appearance)$/),
  membersPage('/account?section=messages', /^(Account|Messages and privacy)$/),
  membersPage('/account?section=security', /^(Account|Security)$/),
  membersPage('/account?section=reviews', /^(Account|Reviews)$/),
  membersPage('/account?section=reports', /^(Account|My reports)$/),
  membersPage('/account?section=decisions', /^(Account|Decisions of our team)$/),
  membersPage('/account?section=data', /^(Account|Your data)$/),
  membersPage('/account?section=security&news=linking-taken', /^(Account|Security)$/),
  membersPage('/auth?view=new-password', 'New password'),
  membersPage('/oauth/consent', 'There is nothing to decide'),
  membersPage('/account/delete', 'Delete Account'),
]

const Listings = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) })

/** Every described page, with listings of the demo data where an address needs one. */
export async function appPages(url: string): Promise<AppPage[]> {
  const member = await sessionOf(url, DEMO.member)
  const shown = await featuredListing(url)
  const own = await first(url, '/api/my-listings?tab=active&limit=1', member)
  const thread = await idOfThread(url, member)
  const groups = await largestGroups(url)
  const walked = [
    ...WITHOUT_ID,
    ...groups.flatMap(({ id, title }) => [page(`/groups/${id}`, title), membersPage(`/groups/${id}`, title)]),
    membersPage('/social?tab=groups', 'Social'),
    page(`/listing/${shown.id}`, shown.title),
    membersPage(`/people/${idIn(member)}`, /.+/),
    membersPage(`/messages/${thread}`, /.+/),
    membersPage(`/edit-listing/${own.id}`, 'Edit listing'),
    membersPage(`/listing-success?id=${own.id}`, /.+/),
  ]
  const forgotten = EVERY_PAGE.filter(({ path }) => !walked.some((one) => leadsTo(one.path, path)))
  if (forgotten.length > 0)
    throw new Error(`No walk goes to ${forgotten.map(({ path }) => path).join(', ')}.`)
  return walked
}

/** Does an address, such as '/groups/7?event=1', lead to the page of a route, such as '/groups/$id'? */
function leadsTo(address: string, route: string): boolean {
  const [path = ''] = address.split('?')
  const pattern = route.replaceAll(/\$\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

/** A listing with photos that the home page shows. */
export const featuredListing = (url: string) =>
  first(url, '/api/listings?featured=true&withPhotos=true&limit=1')

/** The page of a listing of each category, whose details differ. */
export async function listingPages(url: string): Promise<AppPage[]> {
  const found = CATEGORIES.map((category) => first(url, `/api/listings?category=${category}&limit=1`))
  return (await Promise.all(found)).map(({ id, title }) => page(`/listing/${id}`, title))
}

/** The group with the most members, if there is any. */
export async function largestGroups(url: string) {
  const answer = await fetch(`${url}/api/groups?radiusMiles=-1&sort=members&pageSize=1`)
  return Listings.parse(await answer.json()).items
}

/** A conversation of the demo member, in which somebody wrote last. */
export async function idOfThread(url: string, session: string): Promise<string> {
  const answer = await fetch(`${url}/api/threads?side=selling&limit=1`, { headers: bearer(session) })
  const [thread] = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await answer.json()).items
  if (!thread) throw new Error('The demo member talks to nobody.')
  return thread.id
}

/** Whose session it is. */
const idIn = (session: string): string =>
  z.object({ user: z.object({ id: z.string() }) }).parse(JSON.parse(session)).user.id

const bearer = (session: string) => ({
  authorization: `Bearer ${z.object({ access_token: z.string() }).parse(JSON.parse(session)).access_token}`,
})

async function first(url: string, path: string, session?: string) {
  const answer = await fetch(`${url}${path}`, { headers: session ? bearer(session) : {} })
  const [listing] = Listings.parse(await answer.json()).items
  if (!listing) throw new Error(`The demo data has nothing for ${path}.`)
  return listing
}

/**
 * A fresh session of a demo account, as the auth client keeps it. Signing out ends every session of an account, those of
 * the stories beside it too: whoever signs out is a newcomer.
 */
export async function sessionOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO.password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.text()
}

/** Puts into the browser's storage what it would have kept from an earlier visit, such as language and theme. */
export async function remember(browserPage: Page, entries: Record<string, string>): Promise<void> {
  await browserPage.addInitScript((stored) => {
    if (location.protocol === 'about:') return
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/** Loads the app anew at a page, so that nothing seen is the page before's, and waits until it stands. */
export async function openPage(browserPage: Page, path: string): Promise<void> {
  await browserPage.goto('about:blank')
  await browserPage.goto(`/#${path}`)
  await settle(browserPage)
}

/** In between where two pages have one name or it is not known, so that nothing seen can be of the page before. */
const ABOUT = { path: '/about', name: 'About Us' }
const TERMS = { path: '/terms', name: 'Terms of Service' }

/**
 * Goes from page to page in the app that is open, in English: to load the app anew takes longer than most looks at a
 * page. The app has to stand by then, so that it listens to what other tabs choose.
 */
export function walkerOn(browserPage: Page): (path: string, name?: string | RegExp) => Promise<void> {
  const underWay = countRequests(browserPage)
  const heading = browserPage.locator('main').locator('[data-page-name], h1').first()
  let last: string | RegExp | undefined
  return async (path, name) => {
    await speak(browserPage, 'en')
    if (typeof name === 'string' && typeof last === 'string' && name !== last) {
      await follow(browserPage, path)
      await expect(heading).toHaveText(name)
    } else {
      const between = path === ABOUT.path ? TERMS : ABOUT
      await follow(browserPage, between.path)
      await expect(heading).toHaveText(between.name)
      await follow(browserPage, path)
      await expect(heading).not.toHaveText(between.name)
    }
    last = name
    await expect.poll(underWay, { message: 'requests under way' }).toBe(0)
    await settle(browserPage)
  }
}

const follow = (browserPage: Page, path: string) =>
  browserPage.evaluate((hash) => {
    location.hash = hash
  }, path)

/** As when it is chosen in another tab. */
export async function speak(browserPage: Page, language: DisplayLanguage): Promise<void> {
  await browserPage.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }))
  }, language)
  await expect(browserPage.locator('html')).toHaveAttribute('lang', language)
}

/** How many of the page's requests have no answer yet. */
function countRequests(browserPage: Page): () => number {
  const open = new Set<Request>()
  browserPage.on('request', (request) => open.add(request))
  browserPage.on('requestfinished', (request) => open.delete(request))
  browserPage.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** Waits until nothing is loading any more: code, rows, fonts, and the pictures that are in sight. */
export async function settle(browserPage: Page): Promise<void> {
  await browserPage.locator('main h1').first().waitFor()
  await browserPage.waitForLoadState('networkidle')
  await browserPage.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, left, right } = image.getBoundingClientRect()
      return top < innerHeight && left < innerWidth && right > 0
    }
    const isBusy = document.querySelector('[aria-busy="true"]') !== null
    return !isBusy && [...document.images].filter(isInSight).every(({ complete }) => complete)
  })
  await browserPage.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.images].filter(({ complete }) => complete)
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Looks at the pages one after the other: as a visitor, then those for members as the demo member. */
export async function visit(
  browserPage: Page,
  url: string,
  pages: readonly AppPage[],
  look: (shown: AppPage) => Promise<void>,
) {
  const goOn = walkerOn(browserPage)
  for (const membersOnly of [false, true]) {
    const group = pages.filter((one) => one.membersOnly === membersOnly)
    if (membersOnly && group.length > 0) {
      await remember(browserPage, { 'sb-auth': await sessionOf(url, DEMO.member) })
      await browserPage.reload()
    }
    await settle(browserPage)
    for (const one of group)
      await test.step(one.path, async () => {
        await goOn(one.path, one.name)
        await look(one)
      })
  }
}
