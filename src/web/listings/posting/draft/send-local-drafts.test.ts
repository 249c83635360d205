import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { emptyForm } from '#web/listings/posting/form/listing-form-policy.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { holdDraft } from './hold-draft.ts'
import { sendDraftAgain, sendLocalDrafts, startDrafts } from './send-local-drafts.ts'
import { readLocalDraft, storeLocalDraft } from './store-local-draft.ts'

const SARA = 'sara'
const NEW = { userId: SARA, id: null }
const form = {
  ...emptyForm('items', { place: null, language: 'en', timeZone: 'UTC' }),
  title: 'Walnut shelf',
}
const send = () => sendLocalDrafts(SARA, new QueryClient())

/** A server that keeps drafts by their key. */
function server(
  answer: () => 'made' | Refusal<'request.too-many' | 'request.in-progress' | 'request.invalid'> = () =>
    'made',
) {
  const received: { key: string | null; title: string | undefined }[] = []
  setTransport({
    fetch: fakeServer(
      fake(createListing)(({ content }, request) => {
        received.push({ key: request.headers.get('idempotency-key'), title: content.title })
        const given = answer()
        return given === 'made' ? aDraft() : given
      }),
      fake(updateListing)(({ content }) => {
        received.push({ key: null, title: content.title })
        return aDraft()
      }),
    ),
  })
  return received
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test('a draft that was left on the device goes out once, and is forgotten here', async () => {
  const received = server()
  storeLocalDraft(NEW, null, form, { isDraft: true })
  await send()
  await send()
  expect(received).toMatchObject([{ title: 'Walnut shelf' }])
  expect(readLocalDraft(NEW)).toBeNull()
})

test('an answer that is lost makes no second draft: the same key goes again', async () => {
  let fails = true
  const received = server(() => (fails ? new Refusal('request.too-many') : 'made'))
  storeLocalDraft(NEW, null, form, { isDraft: true })
  await expect(send()).rejects.toThrow('request.too-many')
  fails = false
  await send()
  expect(received).toHaveLength(2)
  expect(received[0]?.key).toBeTruthy()
  expect(received[1]?.key).toBe(received[0]?.key)
})

describe('what came to nothing is tried again by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('when the page before is still sending it', async () => {
    let isBusy = true
    const received = server(() => (isBusy ? new Refusal('request.in-progress') : 'made'))
    storeLocalDraft(NEW, null, form, { isDraft: true })
    const stop = startDrafts(SARA, new QueryClient())
    await vi.waitFor(() => expect(received).toHaveLength(1))
    isBusy = false
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(readLocalDraft(NEW)).toBeNull())
    expect(received[1]?.key).toBe(received[0]?.key)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(received).toHaveLength(2)
    stop()
  })

  test('once its form is left, and until somebody signs out', async () => {
    const received = server(() => new Refusal('request.in-progress'))
    storeLocalDraft(NEW, null, form, { isDraft: true })
    const letGo = holdDraft(NEW)
    const stop = startDrafts(SARA, new QueryClient())
    await vi.advanceTimersByTimeAsync(500)
    expect(received).toEqual([])
    letGo()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    for (let times = 0; times < 2; times++) dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(received).toHaveLength(3))
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(received).toHaveLength(3)
  })
})

test('changes of what others see, what another person wrote and what a form has open stay', async () => {
  const received = server()
  const published = { userId: SARA, id: aDraft().id }
  storeLocalDraft(published, 2, form)
  storeLocalDraft({ userId: 'abel', id: null }, null, form, { isDraft: true })
  storeLocalDraft(NEW, null, form, { isDraft: true })
  const letGo = holdDraft(NEW)
  await send()
  expect(received).toEqual([])
  letGo()
  await send()
  expect(received).toHaveLength(1)
  expect(readLocalDraft(published)).not.toBeNull()
})

test('a refused draft says why and waits for whoever wrote it', async () => {
  let refuses = true
  const received = server(() => (refuses ? new Refusal('request.invalid') : 'made'))
  storeLocalDraft(NEW, null, form, { isDraft: true })
  await send()
  await send()
  expect(received).toHaveLength(1)
  expect(readLocalDraft(NEW)?.failure).toEqual({ code: 'request.invalid', status: 400 })
  refuses = false
  await sendDraftAgain(NEW, new QueryClient())
  expect(readLocalDraft(NEW)).toBeNull()
})

test('a draft that the server has already is updated', async () => {
  const received = server()
  storeLocalDraft({ userId: SARA, id: aDraft().id }, 3, form, { isDraft: true })
  await send()
  expect(received).toEqual([{ key: null, title: 'Walnut shelf' }])
})
