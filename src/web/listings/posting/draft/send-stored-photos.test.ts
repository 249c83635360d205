import { File as StorableFile } from 'node:buffer'
import { QueryClient } from '@tanstack/react-query'
import * as inMemory from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { aDraft, aPicture } from '#web/listings/posting/own-listing.fixture.ts'
import { emptyForm } from '#web/listings/posting/form/listing-form-policy.ts'
import { forgetPhotosOf, keepPhoto, loadPhotos } from '#web/media/public.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { holdDraft } from './hold-draft.ts'
import { sendLocalDrafts } from './send-local-drafts.ts'
import { sendStoredPhotos } from './send-stored-photos.ts'
import { forgetLocalDraft, localName, storeLocalDraft } from './store-local-draft.ts'

const SARA = 'sara'
const draft = aDraft({}, 4)
const key = { userId: SARA, id: draft.id }
const keep = (name: string, of = localName(key)) =>
  keepPhoto({
    key: name,
    of,
    file: new StorableFile(['picture'], `${name}.jpg`, { type: 'image/jpeg' }) as unknown as File,
    at: Number(name.replace(/\D/g, '')),
  })
const left = async () => (await loadPhotos(localName(key))).map((photo) => photo.key)

function server(
  upload: (n: number) => ReturnType<typeof aPicture> | Refusal<'media.unreadable' | 'server.unavailable'>,
  listing: typeof draft | Refusal<'listings.gone'> = draft,
) {
  const saved: { version: number; photos: string[] }[] = []
  let sent = 0
  setTransport({
    fetch: fakeServer(
      fake(uploadImage)(() => upload(++sent)),
      fake(readOwnListing)(() => listing),
      fake(updateListing)(({ version, content }) => {
        saved.push({ version, photos: (content.photos ?? []).map(({ mediaId }) => mediaId) })
        return draft
      }),
    ),
  })
  return saved
}

beforeEach(() => {
  for (const [name, value] of Object.entries(inMemory)) vi.stubGlobal(name, value)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 6, close: () => undefined }))
})
afterEach(async () => {
  await forgetPhotosOf(localName(key))
})

test('photos of a draft go up in their order behind those that it has, and are forgotten here', async () => {
  const saved = server((n) => aPicture(n + 1))
  await keep('p2')
  await keep('p1')
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: true, wereFree: true })
  expect(saved).toEqual([{ version: 4, photos: [1, 2, 3].map((n) => aPicture(n).id) }])
  expect(await left()).toEqual([])
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: false, wereFree: true })
})

test('what is no picture is left out, and without a connection all of them stay', async () => {
  let isReached = false
  const saved = server((n) =>
    isReached ? (n % 2 ? new Refusal('media.unreadable') : aPicture(2)) : new Refusal('server.unavailable'),
  )
  await keep('p1')
  await keep('p2')
  await expect(sendStoredPhotos(SARA)).rejects.toThrow('server.unavailable')
  expect(await left()).toEqual(['p1', 'p2'])
  expect(saved).toEqual([])
  isReached = true
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: true, wereFree: true })
  expect(saved).toHaveLength(1)
  expect(await left()).toEqual([])
})

test('those of a form that is open, of words not sent yet and of somebody else wait', async () => {
  const saved = server(() => aPicture(2))
  await keep('p1')
  await keep('p9', localName({ userId: 'abel', id: draft.id }))
  const letGo = holdDraft(key)
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: false, wereFree: false })
  letGo()
  storeLocalDraft(key, 4, emptyForm('items', { place: null, language: 'en', timeZone: 'UTC' }), {
    isDraft: true,
  })
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: false, wereFree: true })
  forgetLocalDraft(key)
  expect(saved).toEqual([])
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: true, wereFree: true })
  expect(await loadPhotos(localName({ userId: 'abel', id: draft.id }))).toHaveLength(1)
})

test('a draft that does not take them keeps them here, and they are uploaded once', async () => {
  const other = aDraft({}, 7)
  const of = localName({ userId: 'hirut', id: other.id })
  const uploads: number[] = []
  setTransport({
    fetch: fakeServer(
      fake(uploadImage)(() => {
        uploads.push(1)
        return aPicture(2)
      }),
      fake(readOwnListing)(() => other),
      fake(updateListing)(() => new Refusal('listings.incomplete')),
    ),
  })
  await keep('p7', of)
  expect(await sendStoredPhotos('hirut')).toEqual({ isAny: false, wereFree: true })
  expect(await sendStoredPhotos('hirut')).toEqual({ isAny: false, wereFree: true })
  expect([uploads.length, (await loadPhotos(of)).length]).toEqual([1, 1])
})

test.each([
  ['published', aDraft({}, 4)],
  ['deleted', new Refusal('listings.gone')],
] as const)('those of a listing that was %s elsewhere are forgotten', async (how, listing) => {
  const other = how === 'published' ? { ...aDraft({}, 5), state: 'active' as const } : listing
  const saved = server(() => aPicture(2), other)
  await keep('p1')
  expect(await sendStoredPhotos(SARA)).toEqual({ isAny: false, wereFree: true })
  expect([saved, await left()]).toEqual([[], []])
})

test('sending drafts is not done while photos wait for a form that is open', async () => {
  const saved = server(() => aPicture(2))
  await keep('p1')
  const cache = new QueryClient()
  const letGo = holdDraft(key)
  expect(await sendLocalDrafts(SARA, cache)).toBe(false)
  letGo()
  expect(await sendLocalDrafts(SARA, cache)).toBe(true)
  expect(saved).toHaveLength(1)
})
