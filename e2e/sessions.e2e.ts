import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import {
  expectSignedIn,
  expectSignedOut,
  fillSignIn,
  join,
  joinByMail,
  storedSession,
  openSecurity,
  signOut,
} from './accounts.ts'
import { expect, test } from './world.ts'

/** Events that the auth client of one tab sends to the other tabs, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const received: string[] = []
    Object.assign(window, { received })
    new BroadcastChannel('sb-auth').addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'event' in data) received.push(String(data.event))
    })
  })
  return () => page.evaluate(() => (window as unknown as { received: string[] }).received)
}

/** In the browser: whose answers are kept for the time without a connection; those of visitors are nobody's. */
async function ownersOfAnswers(): Promise<string[]> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'answers')
  if (!isThere) return []
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('answers')
    opening.addEventListener('error', () => reject(new Error('The answers cannot be read.')))
    opening.addEventListener('success', () => {
      const { result: db } = opening
      const keys = db.transaction('answers').objectStore('answers').getAllKeys()
      keys.addEventListener('success', () => {
        db.close()
        resolve(keys.result.map((key) => (typeof key === 'string' ? (key.split(' ')[0] ?? '') : '')))
      })
    })
  })
}

function countRefreshes(context: BrowserContext): () => number {
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes++
  })
  return () => refreshes
}

test('two tabs are one: signing in, a refreshed token and signing out hold in both', async ({
  page,
  context,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  const other = await context.newPage()
  const events = await listen(other)
  await other.goto('/')
  await expectSignedOut(other)
  await join(page, world, liya)
  await expectSignedIn(other)

  const first = (await storedSession(page))?.access_token
  await page.evaluate(() => {
    const storedValues = JSON.parse(localStorage.getItem('sb-auth') ?? '{}') as object
    localStorage.setItem('sb-auth', JSON.stringify({ ...storedValues, expires_at: 1 }))
  })
  const sent = other.waitForRequest(/\/api\/my-listings/)
  await page.reload()
  await expect.poll(async () => (await storedSession(page))?.access_token).not.toBe(first)
  await other.goto('/#/my-listings')
  const { authorization } = await (await sent).allHeaders()
  // Either tab may have asked for the new token, or both at once: the server gives one session to both.
  expect(authorization).toMatch(/^Bearer /)
  expect(authorization).not.toBe(`Bearer ${first}`)

  await openSecurity(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(liya.password)
  await page.getByLabel('New password', { exact: true }).fill('coffee with three cups')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()

  await signOut(page)
  await expectSignedOut(other)
  expect(await storedSession(other)).toBeNull()
  const received = await events()
  expect(received).toEqual(
    expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
  )
})

test('a new password after a forgotten one, and a second step, are told to the other tabs', async ({
  page,
  context,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await signOut(page)
  const other = await context.newPage()
  const events = await listen(other)
  await other.goto('/')
  const welcome = (await world.mailTo(liya.email)).token
  await page.goto('/#/auth?view=forgotten')
  await page.getByLabel('E-mail address').fill(liya.email)
  await page.getByRole('button', { name: 'Send me the e-mail' }).click()
  await expect(page.getByText(/^If there is an account for this address/)).toBeVisible()
  await page.goto((await world.nextMailTo(liya.email, welcome)).action_link ?? '')
  await page.getByLabel('New password', { exact: true }).fill('coffee with three cups')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectSignedIn(page)

  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a second step' }).click()
  await page.getByRole('button', { name: /^Authenticator app/ }).click()
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByLabel('6-digit code').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expectSignedIn(other)
  expect(await events()).toEqual(
    expect.arrayContaining(['PASSWORD_RECOVERY', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED']),
  )
})

test('a stored session is read before anybody is called a visitor, also without a connection', async ({
  page,
  context,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  const refreshes = countRefreshes(context)
  await page.route('**/auth/v1/**', (route) => route.abort())
  await page.goto('/#/account?section=appearance')
  await page.reload()
  // a visitor would have been led to sign in
  await expect(page.getByRole('heading', { name: 'Language and appearance' })).toBeVisible()
  await expect(page).toHaveURL(/#\/account\?section=appearance$/)
  expect(refreshes()).toBe(0)
})

test('the token is refreshed before it runs out, while the page is open', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install()
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  const refreshes = countRefreshes(context)
  const before = await storedSession(page)
  const left = (before?.expires_at ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(600)
  await page.clock.runFor((left - 300) * 1000)
  expect(refreshes()).toBe(0)
  await page.clock.runFor(240_000)
  await expect.poll(async () => (await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token)
})

test('a refresh that fails is tried again after 200 ms, then after twice as long', async ({
  page,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya, '/')
  // Failed and timed in the page that is loaded next: neither a try of the page before it nor
  // how long a busy machine takes to hand a request on counts.
  await page.addInitScript(() => {
    const { fetch } = window
    const tries: number[] = []
    Object.assign(window, {
      tries,
      fetch: (asked: Request) => {
        if (!asked.url.includes('grant_type=refresh_token')) return fetch(asked)
        tries.push(performance.now())
        return tries.length > 3 ? fetch(asked) : Promise.reject(new TypeError('Failed to fetch'))
      },
    })
  })
  const before = await storedSession(page)
  await page.evaluate(() => {
    const storedValues = JSON.parse(localStorage.getItem('sb-auth') ?? '{}') as object
    localStorage.setItem('sb-auth', JSON.stringify({ ...storedValues, expires_at: 1 }))
  })
  await page.reload()
  await expect.poll(async () => (await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token)
  await expectSignedIn(page)
  const tries = await page.evaluate(() => (window as unknown as { tries: number[] }).tries)
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
  expect(pauses).toHaveLength(3)
  for (const [index, least] of [200, 400, 800].entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(least - 5)
})

test('a session that the server does not know any more is over here', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await page.evaluate(() => {
    const storedValues = JSON.parse(localStorage.getItem('sb-auth') ?? '{}') as object
    localStorage.setItem(
      'sb-auth',
      JSON.stringify({ ...storedValues, expires_at: 1, refresh_token: 'unknown' }),
    )
  })
  await page.reload()
  await expectSignedOut(page)
  expect(await storedSession(page)).toBeNull()
})

test('signing out, even when the server fails, leaves nobody signed in, in no tab, and nothing of them', async ({
  page,
  context,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  const other = await context.newPage()
  await other.goto('/')
  await expectSignedIn(other)
  await page.evaluate(async () => {
    localStorage.setItem('draft', 'of a letter')
    localStorage.setItem('theme', 'dark')
    const pictures = await caches.open('pictures')
    await pictures.put('/media/of-a-letter', new Response('a picture'))
    await caches.open('letters')
    await new Promise((resolve) => {
      indexedDB.open('letters').onsuccess = ({ target }) =>
        resolve((target as IDBOpenDBRequest).result.close())
    })
  })
  await expect.poll(() => page.evaluate(ownersOfAnswers)).toContain((await storedSession(page))?.user.id)
  await page.route('**/auth/v1/logout?**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'x' } }),
  )
  await signOut(page)
  await expectSignedOut(other)
  const left = await page.evaluate(async () => ({
    // what visitors see is stored again by then, in databases that are registered
    stored: Object.keys(localStorage).filter((key) => !['language', 'device-databases'].includes(key)),
    letters: [
      await caches.has('letters'),
      (await indexedDB.databases()).some(({ name }) => name === 'letters'),
      (await caches.match('/media/of-a-letter')) !== undefined,
    ],
  }))
  expect(left).toEqual({ stored: ['theme'], letters: [false, false, false] })
  const owners = await page.evaluate(ownersOfAnswers)
  expect(owners.filter((owner) => owner !== '')).toEqual([])
  await page.reload()
  await expectSignedOut(page)
})

test('in the shell of a telephone the session is kept in its preferences', async ({ page, world }) => {
  // what the shell of an app offers, kept by this test as the telephone would
  const storedValues = new Map<string, string>()
  await page.exposeFunction('readPreference', (key: string) => storedValues.get(key) ?? null)
  await page.exposeFunction(
    'keepPreference',
    (key: string, value: string) => void storedValues.set(key, value),
  )
  await page.exposeFunction('removePreference', (key: string) => void storedValues.delete(key))
  await page.addInitScript(() => {
    const shell = window as unknown as Record<string, (...args: string[]) => Promise<string | null>>
    const call = (name: string, ...args: string[]) => shell[name]?.(...args) ?? Promise.resolve(null)
    Object.assign(window, {
      Capacitor: {
        isNativePlatform: () => true,
        Plugins: {
          Preferences: {
            get: async ({ key }: { key: string }) => ({ value: await call('readPreference', key) }),
            set: ({ key, value }: { key: string; value: string }) => call('keepPreference', key, value),
            remove: ({ key }: { key: string }) => call('removePreference', key),
          },
        },
      },
    })
  })
  const liya = world.newcomer('Liya Haile')
  await joinByMail(page, world, liya)
  expect(storedValues.get('sb-auth')).toContain(liya.email)
  expect(await storedSession(page)).toBeNull()
  await page.goto('/#/account')
  await page.reload()
  await expect(page.getByText(liya.email).first()).toBeVisible()
  await signOut(page)
  expect([...storedValues.keys()]).toEqual([])
  await fillSignIn(page, liya)
  await expectSignedIn(page)
})
