import { beforeEach, expect, test, vi } from 'vitest'
import { authClient, currentSession } from './session-client.ts'
import { SESSION_KEY } from './session-store.ts'

const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('@supabase/auth-js', async (actual) => {
  if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
  return actual()
})

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }

beforeEach(() => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  const stored = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_in: 3600,
    expires_at: inAnHour,
    user: SARA,
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored))
})

test('nobody is signed out because code did not arrive, and it is asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect((await currentSession())?.user.id).toBe(SARA.id)
  expect(console.warn).toHaveBeenCalledOnce()
  network.isDown = false
  const auth = await authClient()
  expect((await auth.getSession()).data.session?.user.id).toBe(SARA.id)
})
