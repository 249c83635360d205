import { toast } from '@heroui/react/toast'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { FIELD_PROBLEMS_EN, setProblemWords } from '#contract/kit/messages.ts'
import { ariaWordsEn } from '#web/platform/language/aria-words.en.ts'
import { setAriaWords } from '#web/platform/language/aria-words.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { unansweredServer } from './fake-server.ts'

// What jsdom lacks and the component library asks for.
if (!('matchMedia' in window) || typeof window.matchMedia !== 'function')
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: mediaQuery })
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })
Element.prototype.scrollIntoView ??= () => undefined
HTMLImageElement.prototype.decode ??= () => Promise.resolve()
Element.prototype.animate ??= () => {
  throw new Error('jsdom plays no animations')
}
Element.prototype.getAnimations ??= () => []
window.scrollTo = () => undefined

function mediaQuery(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

setAriaWords([ariaWordsEn])
setProblemWords(FIELD_PROBLEMS_EN)

// For machines that are busy with other checks at the same time.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setTransport({
    origin: 'http://fake',
    token: () => null,
    renew: () => Promise.resolve(null),
    fetch: unansweredServer,
  })
})
// Files share one document: nothing of one test may stand in the next, above all when it failed.
afterEach(async () => {
  cleanup()
  toast.clear()
  document.body.replaceChildren()
  await forgetDatabases()
  vi.unstubAllGlobals()
})
// Nor may anything of one file: what it gave the browser, the next one would find.
afterAll(() => {
  for (const name of Object.getOwnPropertyNames(navigator))
    if (!Reflect.deleteProperty(navigator, name))
      throw new Error(`This file leaves navigator.${name} behind.`)
})

/**
 * Some tests bring a database along; jsdom has none. Deleting each makes its connection close, which the modules would
 * keep using, with what it holds, in the tests of other files.
 */
async function forgetDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const known = await indexedDB.databases()
  await Promise.all(known.map(({ name = '' }) => ended(indexedDB.deleteDatabase(name))))
  Reflect.deleteProperty(globalThis, 'indexedDB')
}

const ended = (request: IDBOpenDBRequest) =>
  new Promise<void>((done) => {
    for (const event of ['success', 'error', 'blocked'])
      request.addEventListener(event, () => done(), { once: true })
  })
