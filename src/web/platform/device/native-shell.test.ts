import { afterEach, expect, test } from 'vitest'
import { followAppUrls, pathOfAppUrl } from '#web/platform/call/app-urls.ts'
import { nativePlugins, nativeShare } from './native-shell.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, 'Capacitor'))

test.each([
  ['https://mesob.example/#/messages/7', '/#/messages/7'],
  ['https://mesob.example/?code=abc#/auth', '/?code=abc#/auth'],
  ['https://mesob.example/listing/7?lang=am', '/#/listing/7?lang=am'],
  ['https://mesob.example/faq?topic=jobs#entry-7', '/#/faq?topic=jobs#entry-7'],
  ['https://mesob.example/nowhere#/jobs', '/#/jobs'],
  ['https://mesob.example/events/7', '/#/events/7'],
  ['https://elsewhere.example//evil.example/x', '/#/evil.example/x'],
  ['mesob://app/favorites', '/#/favorites'],
  ['no address', null],
])('the telephone opens %s at %s', (url, path) => expect(pathOfAppUrl(url)).toBe(path))

test('links of the telephone open here, in its shell only', () => {
  const opened: string[] = []
  followAppUrls((path) => void opened.push(path))
  let send: (opened: { url: string }) => void = () => undefined
  Object.assign(globalThis, {
    Capacitor: {
      isNativePlatform: () => true,
      Plugins: {
        App: {
          addListener: (_event: string, listener: typeof send) => {
            send = listener
          },
        },
      },
    },
  })
  followAppUrls((path) => void opened.push(path))
  send({ url: 'https://mesob.example/#/favorites' })
  send({ url: 'nonsense' })
  expect(opened).toEqual(['/#/favorites'])
})

test('a browser has no plugins, nor has a shell that is a page', () => {
  expect(nativePlugins()).toBeNull()
  Object.assign(globalThis, { Capacitor: { isNativePlatform: () => false } })
  expect([nativePlugins(), nativeShare()]).toEqual([null, null])
})
