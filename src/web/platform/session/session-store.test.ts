import { expect, test, vi } from 'vitest'
import { forgetStoredSession, mayStoreSession, SESSION_KEY, sessionStore } from './session-store.ts'

/** A telephone's preferences, as the shell of an app hands them out. */
function nativeShell(isNative: boolean) {
  const stored = new Map<string, string>()
  const Preferences = {
    get: ({ key }: { key: string }) => Promise.resolve({ value: stored.get(key) ?? null }),
    set: ({ key, value }: { key: string; value: string }) => Promise.resolve(void stored.set(key, value)),
    remove: ({ key }: { key: string }) => Promise.resolve(void stored.delete(key)),
  }
  vi.stubGlobal('Capacitor', { isNativePlatform: () => isNative, Plugins: { Preferences } })
  return stored
}

test('in a browser the session is in local storage', async () => {
  expect(mayStoreSession()).toBe(false)
  await sessionStore().setItem(SESSION_KEY, 'session')
  expect(localStorage.getItem('sb-auth')).toBe('session')
  expect(mayStoreSession()).toBe(true)
  await forgetStoredSession()
  expect(mayStoreSession()).toBe(false)
})

test('in the shell of a telephone it is in the preferences, and nowhere else', async () => {
  const stored = nativeShell(true)
  expect(mayStoreSession()).toBe(true)
  await sessionStore().setItem(SESSION_KEY, 'session')
  expect(await sessionStore().getItem(SESSION_KEY)).toBe('session')
  expect([...stored]).toEqual([['sb-auth', 'session']])
  expect(localStorage.getItem('sb-auth')).toBeNull()
  await forgetStoredSession()
  expect(await sessionStore().getItem(SESSION_KEY)).toBeNull()
})

test('the same shell in a browser has no preferences', () => {
  nativeShell(false)
  void sessionStore().setItem(SESSION_KEY, 'session')
  expect(localStorage.getItem(SESSION_KEY)).toBe('session')
})
