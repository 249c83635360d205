import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PushMessage } from '#contract/notifications/push/push-message.ts'
import { answerTap, noteClosed } from './answer-tap.ts'
import { readPush } from './read-push.ts'
import { renewPush } from './renew-push.ts'
import { showPush } from './show-push.ts'

const SITE = 'https://mesob.example/'
const MESSAGE: PushMessage = {
  title: 'Abeba',
  body: 'Still there?',
  lang: 'en',
  tag: 'messages.1',
  url: '/#/messages/1',
  actions: [
    { action: 'open', title: 'Answer', url: '/#/messages/1' },
    { action: 'settings', title: 'Settings', url: '/#/account' },
  ],
  seen: 'token',
  at: 1,
}

/** A worker's surroundings: the pages that are open, and what it does to them. */
function worker(pages: { url: string; focused?: boolean; canBeLed?: boolean }[] = []) {
  const done: string[] = []
  const windows = pages.map(({ url, focused = false, canBeLed = true }) => {
    const page = {
      url,
      focused,
      focus: () => Promise.resolve(void done.push(`focus ${url}`)),
      navigate: (to: string) => {
        done.push(`lead ${url} to ${to}`)
        return canBeLed ? Promise.resolve(page) : Promise.reject(new TypeError('not controlled'))
      },
    }
    return page
  })
  const shown: [string, NotificationOptions][] = []
  const scope = {
    registration: {
      scope: SITE,
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push([title, options])),
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (to: string) => Promise.resolve(void done.push(`open ${to}`)),
    },
  }
  return { scope: scope as unknown as ServiceWorkerGlobalScope, shown, done }
}

const data = (value: unknown) => ({ json: () => value })
const tapped = (action = '', message: PushMessage | null = MESSAGE) => {
  const close = vi.fn<() => void>()
  const notification = { close, data: message } as unknown as Notification
  return { notification, action, close }
}

const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', asked)
})

test('a push is read when it is one of ours', () => {
  expect(readPush(data(MESSAGE))).toEqual(MESSAGE)
  for (const other of [
    null,
    data(null),
    data('x'),
    data({ ...MESSAGE, url: 1 }),
    data({ ...MESSAGE, actions: {} }),
  ])
    expect(readPush(other)).toBeNull()
  const broken = {
    json: () => {
      throw new SyntaxError('no JSON')
    },
  }
  expect(readPush(broken)).toBeNull()
})

test('it is shown with its buttons, and rings again unless somebody looks at the site', async () => {
  const { scope, shown } = worker([{ url: SITE }])
  await showPush(scope, MESSAGE)
  expect(shown).toMatchObject([
    [
      'Abeba',
      {
        body: 'Still there?',
        lang: 'en',
        tag: 'messages.1',
        renotify: true,
        actions: [
          { action: 'open', title: 'Answer' },
          { action: 'settings', title: 'Settings' },
        ],
      },
    ],
  ])
  const looking = worker([{ url: SITE, focused: true }])
  await showPush(looking.scope, MESSAGE)
  expect(looking.shown).toMatchObject([['Abeba', { renotify: false, silent: true }]])
})

test('one that cannot be read still says where it comes from', async () => {
  const { scope, shown } = worker()
  await showPush(scope, null)
  expect(shown.map(([title]) => title)).toEqual(['Mesob'])
})

test.for([
  ['no page is open', [], ['open https://mesob.example/#/messages/1']],
  [
    'another page is open',
    [{ url: `${SITE}#/` }],
    [`lead ${SITE}#/ to ${SITE}#/messages/1`, `focus ${SITE}#/`],
  ],
  [
    'the page itself is open behind another',
    [{ url: `${SITE}#/`, focused: true }, { url: `${SITE}#/messages/1` }],
    [`focus ${SITE}#/messages/1`],
  ],
  [
    'the page cannot be led',
    [{ url: `${SITE}#/`, canBeLed: false }],
    [`lead ${SITE}#/ to ${SITE}#/messages/1`, `open ${SITE}#/messages/1`],
  ],
] as const)('a tap leads to its page when %s', async ([, pages, expected]) => {
  const { scope, done } = worker([...pages])
  const tap = tapped()
  await answerTap(scope, tap)
  expect(tap.close).toHaveBeenCalledOnce()
  expect(done).toEqual(expected)
})

test('a button leads to where it says, and nothing leads away from the site', async () => {
  const { scope, done } = worker()
  await answerTap(scope, tapped('settings'))
  await answerTap(scope, tapped('', { ...MESSAGE, url: 'https://evil.example/' }))
  await answerTap(scope, tapped('', null))
  expect(done).toEqual([`open ${SITE}#/account`, `open ${SITE}`, `open ${SITE}`])
})

test('what was tapped or cleared away was seen, connection or not', async () => {
  const { scope } = worker()
  await answerTap(scope, tapped())
  asked.mockRejectedValue(new TypeError('offline'))
  await noteClosed(tapped())
  expect(asked.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
    ['/api/notifications/seen', '{"token":"token"}'],
    ['/api/notifications/seen', '{"token":"token"}'],
  ])
})

describe('a subscription that the browser gave up', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const subscription = (endpoint: string) => ({
    options: { applicationServerKey: new Uint8Array([4]).buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys }),
  })
  const old = subscription('https://push.example/old') as unknown as PushSubscription
  const fresh = subscription('https://push.example/fresh') as unknown as PushSubscription
  const subscribe = vi.fn<() => Promise<PushSubscription>>(() => Promise.resolve(fresh))
  const scope = { registration: { pushManager: { subscribe } } } as unknown as ServiceWorkerGlobalScope
  const renewal = {
    old: { endpoint: 'https://push.example/old', auth: keys.auth },
    fresh: { endpoint: 'https://push.example/fresh', keys },
  }
  const bodies = () => asked.mock.calls.map(([path, { body }]) => [path, body])
  beforeEach(() => subscribe.mockClear())

  test('is made anew for the same server, which is told', async () => {
    await renewPush(scope, { oldSubscription: old, newSubscription: null })
    expect(subscribe).toHaveBeenCalledExactlyOnceWith(old.options)
    expect(bodies()).toEqual([['/api/notifications/push/renewed', JSON.stringify(renewal)]])
  })

  test('is sent when the browser made one itself', async () => {
    await renewPush(scope, { oldSubscription: old, newSubscription: fresh })
    expect(subscribe).not.toHaveBeenCalled()
    expect(bodies()).toEqual([['/api/notifications/push/renewed', JSON.stringify(renewal)]])
  })

  test('is left alone where the browser does not say which one it was, or makes no other', async () => {
    await renewPush(scope, { oldSubscription: null, newSubscription: fresh })
    subscribe.mockRejectedValueOnce(new DOMException('no permission', 'NotAllowedError'))
    await renewPush(scope, { oldSubscription: old, newSubscription: null })
    expect(asked).not.toHaveBeenCalled()
  })
})
