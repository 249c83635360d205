import { expect, test } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { draftSender, failureOf } from './send-draft.ts'

/** A server that keeps one draft by the rules of the real one, and loses answers on demand. */
function oneDraftServer() {
  const state = {
    kept: null as OwnListing | null,
    keys: [] as (string | null)[],
    losesAnswers: false,
    losesUpdates: false,
    refusesUpdates: false,
  }
  const answer = fakeServer(
    fake(createListing)(({ content }, request) => {
      const key = request.headers.get('idempotency-key')
      if (!state.keys.includes(key)) state.kept = { ...aDraft(), content, version: 1 }
      state.keys.push(key)
      return state.kept ?? aDraft()
    }),
    fake(updateListing)(({ version, content }) => {
      if (state.refusesUpdates) return new Refusal('listings.not-found')
      if (!state.kept || state.kept.version !== version) return new Refusal('listings.stale')
      state.kept = { ...state.kept, content, version: version + 1 }
      return state.kept
    }),
    fake(readOwnListing)(() => state.kept ?? new Refusal('listings.not-found')),
  )
  setTransport({
    fetch: async (request) => {
      const response = await answer(request)
      if (state.losesAnswers || (state.losesUpdates && request.method !== 'POST'))
        throw new TypeError('the connection was lost')
      return response
    },
  })
  return state
}

const titled = (title: string) => aDraft({ title }).content

test('a first answer that was lost makes no second draft, and what was written since is not lost', async () => {
  const server = oneDraftServer()
  const send = draftSender()
  server.losesAnswers = true
  await expect(send(null, titled('Krar'))).rejects.toThrow('network')
  server.losesAnswers = false
  const saved = await send(null, titled('Krar with a new skin'))
  expect(saved).toMatchObject({ version: 2, content: { title: 'Krar with a new skin' } })
  expect(new Set(server.keys).size).toBe(1)
})

test('what is about to be sent is kept first, so that who comes later makes no second draft', async () => {
  const server = oneDraftServer()
  let savedListing: Parameters<typeof draftSender>[0] = null
  server.losesAnswers = true
  await expect(draftSender(null, (begun) => (savedListing = begun))(null, titled('Krar'))).rejects.toThrow(
    'network',
  )
  server.losesAnswers = false
  expect(savedListing).toMatchObject({ content: { title: 'Krar' } })
  const saved = await draftSender(savedListing)(null, titled('Krar with a new skin'))
  expect(saved).toMatchObject({ version: 2, content: { title: 'Krar with a new skin' } })
  expect(new Set(server.keys).size).toBe(1)
})

test('a lost answer to what was written since makes no second draft either', async () => {
  const server = oneDraftServer()
  const send = draftSender()
  server.losesAnswers = true
  await expect(send(null, titled('Krar'))).rejects.toThrow('network')
  server.losesUpdates = true
  server.losesAnswers = false
  await expect(send(null, titled('Krar, five strings'))).rejects.toThrow('network')
  server.losesUpdates = false
  const saved = await send(null, titled('Krar, five strings'))
  expect(saved).toMatchObject({ content: { title: 'Krar, five strings' } })
  expect(new Set(server.keys).size).toBe(1)
})

test('what was written since and is refused leads to no second draft', async () => {
  const server = oneDraftServer()
  const send = draftSender()
  server.losesAnswers = true
  await expect(send(null, titled('Krar'))).rejects.toThrow('network')
  server.losesAnswers = false
  server.refusesUpdates = true
  await expect(send(null, titled('Krar, five strings'))).rejects.toThrow('listings.not-found')
  server.refusesUpdates = false
  await send(null, titled('Krar, six strings'))
  expect(server.kept?.content.title).toBe('Krar, six strings')
  expect(new Set(server.keys).size).toBe(1)
})

test('an answer that was lost is not taken for somebody else’s change', async () => {
  const server = oneDraftServer()
  const send = draftSender()
  const first = await send(null, titled('Krar'))
  server.losesAnswers = true
  await expect(send(first, titled('Krar, five strings'))).rejects.toThrow('network')
  server.losesAnswers = false
  const saved = await send(first, titled('Krar, six strings'))
  expect(saved).toMatchObject({ version: 3, content: { title: 'Krar, six strings' } })
})

test('what arrived from a page that was left before the answer came is not sent again', async () => {
  const server = oneDraftServer()
  const first = await draftSender()(null, titled('Krar'))
  server.losesAnswers = true
  await expect(draftSender()(first, titled('Krar, five strings'))).rejects.toThrow('network')
  server.losesAnswers = false
  const saved = await draftSender()(first, titled('Krar, five strings'))
  expect(saved).toMatchObject({ version: 2, content: { title: 'Krar, five strings' } })
  expect(server.kept?.version).toBe(2)
})

test('somebody else’s change stays', async () => {
  const server = oneDraftServer()
  const send = draftSender()
  const first = await send(null, titled('Krar'))
  server.kept = { ...first, content: titled('Masinko'), version: 2 }
  await expect(send(first, titled('Krar, five strings'))).rejects.toThrow('listings.stale')
  expect(server.kept.content.title).toBe('Masinko')
})

test.each([
  ['network', 0, 'unsaved'],
  ['server.unexpected', 500, 'unsaved'],
  ['request.too-many', 429, 'unsaved'],
  ['request.in-progress', 409, 'unsaved'],
  ['listings.stale', 409, 'stale'],
  ['listings.too-many-drafts', 409, 'refused'],
  ['request.invalid', 400, 'refused'],
])('%s (%i) means %s', (code, status, failure) => {
  expect(failureOf(new CallError<string>(code, status))).toBe(failure)
})
