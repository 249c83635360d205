import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { claimDevice, leaveDevice } from './device-owner.ts'
import { authClient, renewToken } from './session-client.ts'
import { SESSION_KEY } from './session-store.ts'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const ABEL = { id: '019a0000-0000-7000-8000-000000000002', email: 'abel@example.org' }

beforeEach(async () => {
  const inMemory = await import('fake-indexeddb')
  Object.assign(globalThis, { indexedDB: new inMemory.IDBFactory() })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

const DRAFT = `draft:${SARA.id}:new`
const OF_DEVICE = ['theme']
const SAID_BY_NOBODY = ['recent-listings', 'place', `dating-draft:${SARA.id}`, `message-draft ${SARA.id} 7`]

/** What a person leaves behind who writes, looks around and has no connection. */
async function fillDevice(): Promise<void> {
  for (const key of [...OF_DEVICE, ...SAID_BY_NOBODY, DRAFT]) localStorage.setItem(key, 'x')
  for (const name of ['messages', 'answers', 'dating-photos', 'messages-to-send', 'photos-to-send'])
    await new Promise<void>((done, fail) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => done(request.result.close()))
      request.addEventListener('error', () => fail(new Error(name)))
    })
}
const texts = () => Object.keys(localStorage).filter((key) => !key.startsWith(SESSION_KEY))
const databases = async () => (await indexedDB.databases()).map(({ name = '' }) => name).toSorted()

function signIn(person: typeof SARA) {
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(person),
      'POST /token?grant_type=refresh_token': () => authRefusal('refresh_token_not_found', 400),
      'POST /logout?scope=local': () => new Response(null, { status: 204 }),
    }),
  })
  return authClient().then((auth) => auth.signInWithPassword({ email: person.email, password: 'right' }))
}

test('of a session that ended elsewhere only what waits to be sent stays; the next person finds nothing of it', async () => {
  await signIn(SARA)
  await fillDevice()
  expect(await renewToken()).toBeNull()
  await vi.waitFor(async () => {
    expect(texts().toSorted()).toEqual(['device-owner', DRAFT, ...OF_DEVICE])
    expect(await databases()).toEqual(['messages-to-send', 'photos-to-send'])
  })

  localStorage.setItem('auth-return', 'where Abel was going')
  await signIn(ABEL)
  await vi.waitFor(async () => expect(await databases()).toEqual([]))
  expect(texts().toSorted()).toEqual(['auth-return', 'device-owner', ...OF_DEVICE])
  expect(localStorage.getItem(SESSION_KEY)).toContain(ABEL.id)
})

test('who signs in again finds what waited', async () => {
  await claimDevice(SARA.id)
  localStorage.removeItem(SESSION_KEY)
  await fillDevice()
  await leaveDevice()
  await claimDevice(SARA.id)
  expect(texts()).toContain(DRAFT)
  expect(await databases()).toEqual(['messages-to-send', 'photos-to-send'])
})

test('a visitor who signs in keeps what they looked at', async () => {
  localStorage.setItem('recent-listings', '[]')
  await claimDevice(SARA.id)
  expect(texts()).toContain('recent-listings')
})

test('a tab that hears late of an ended session takes nothing from who has signed in since', async () => {
  await claimDevice(ABEL.id)
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: ABEL.id } }))
  localStorage.setItem('recent-listings', '[]')
  await leaveDevice()
  expect(texts()).toContain('recent-listings')
})
