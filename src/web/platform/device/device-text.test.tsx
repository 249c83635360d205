import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FIELD_PROBLEMS_EN } from '#contract/kit/messages.ts'
import { rememberReturn, takeReturn } from '#web/platform/session/auth-return.ts'
import { useSetting } from './device-setting.ts'
import { deviceText, tabText } from './device-text.ts'
import { LanguageProvider, speak, storedLanguage, useLanguage } from '#web/platform/language/language.tsx'
import { isLowData, LOW_DATA } from './low-data.ts'
import { chooseReading, useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { mayStoreSession, SESSION_KEY, sessionStore } from '#web/platform/session/session-store.ts'
import { storedTheme, useTheme } from './theme.ts'

/** A browser that blocks storage throws when the storage is as much as named. */
function refused() {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
}

function full() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
const FAULTS = [
  ['refused', refused],
  ['full', full],
] as const

afterEach(() => {
  vi.restoreAllMocks()
  // the page forgets what it could not keep
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

test.each(FAULTS)('a storage that is %s throws nothing, and the page knows what was written', (_, fault) => {
  fault()
  for (const texts of [deviceText, tabText]) {
    expect(texts.read('a')).toBeNull()
    expect(texts.write('a', '1')).toBe(false)
    expect([texts.read('a'), texts.keys()]).toEqual(['1', ['a']])
    texts.remove('a')
    expect([texts.read('a'), texts.keys()]).toEqual([null, []])
  }
})

test('what has room again is kept, and what another tab writes counts', () => {
  deviceText.write('a', 'first')
  full()
  deviceText.write('a', 'second')
  expect([deviceText.read('a'), localStorage.getItem('a')]).toEqual(['second', 'first'])
  vi.restoreAllMocks()
  expect(deviceText.write('a', 'third')).toBe(true)
  expect([deviceText.read('a'), localStorage.getItem('a')]).toEqual(['third', 'third'])
  full()
  deviceText.write('a', 'fourth')
  dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(deviceText.read('a')).toBe('third')
})

test.each(FAULTS)(
  'with a storage that is %s the app starts, and its settings work for the visit',
  async (_, fault) => {
    fault()
    expect([storedLanguage(), storedTheme(), isLowData(), mayStoreSession()]).toEqual([
      'en',
      'system',
      false,
      false,
    ])
    const catalogue = { words: {}, errors: {}, problems: FIELD_PROBLEMS_EN, aria: [] }
    await speak(() => Promise.resolve(catalogue), storedLanguage())
    const { result } = renderHook(
      () => ({
        language: useLanguage(),
        theme: useTheme(),
        reading: useReadingChoices(),
        lowData: useSetting(LOW_DATA),
      }),
      { wrapper: LanguageProvider },
    )
    await act(() => result.current.language.setLanguage('am'))
    act(() => {
      result.current.theme.setTheme('dark')
      chooseReading('units', 'kilometres')
      result.current.lowData[1](true)
    })
    expect(result.current).toMatchObject({
      language: { shown: 'am' },
      theme: { theme: 'dark' },
      reading: { units: 'kilometres' },
    })
    expect([storedLanguage(), storedTheme(), isLowData()]).toEqual(['am', 'dark', true])
  },
)

test.each(FAULTS)(
  'with a storage that is %s one may sign in for the visit, and is led back',
  async (_, fault) => {
    fault()
    rememberReturn('/favorites')
    await sessionStore().setItem(SESSION_KEY, '{}')
    expect(mayStoreSession()).toBe(true)
    expect(takeReturn()).toBe('/favorites')
    await sessionStore().removeItem(SESSION_KEY)
    expect(mayStoreSession()).toBe(false)
  },
)
