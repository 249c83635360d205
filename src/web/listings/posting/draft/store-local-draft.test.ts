import { afterEach, expect, test, vi } from 'vitest'
import { formOf } from '#web/listings/posting/form/listing-form-policy.ts'
import { aDraft, OWNER } from '#web/listings/posting/own-listing.fixture.ts'
import { forgetLocalDraft, localDrafts, readLocalDraft, storeLocalDraft } from './store-local-draft.ts'

afterEach(() => vi.restoreAllMocks())

const key = { userId: OWNER, id: null }

test('what is kept opens as the same form', () => {
  const draft = aDraft({ neighborhood: 'Shaw', details: { condition: 'good', quantity: 2 } })
  expect(storeLocalDraft(key, 3, formOf(draft))).toBe(true)
  const local = readLocalDraft(key)
  expect(local?.version).toBe(3)
  expect(local && formOf(local)).toEqual(formOf(draft))
  forgetLocalDraft(key)
  expect(readLocalDraft(key)).toBeNull()
})

test('another person on the same device does not see it', () => {
  storeLocalDraft(key, null, formOf(aDraft()))
  expect(readLocalDraft({ userId: 'somebody else', id: null })).toBeNull()
})

test('what can no longer be read is as good as nothing', () => {
  localStorage.setItem(`draft:${OWNER}:new`, '{"content":{"category":"boats"}}')
  expect(readLocalDraft(key)).toBeNull()
  localStorage.setItem(`draft:${OWNER}:new`, '{')
  expect(readLocalDraft(key)).toBeNull()
})

test('a storage that is full does not stop the writing: it says so, and the page knows the words', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storeLocalDraft(key, null, formOf(aDraft()))).toBe(false)
  expect(localDrafts(OWNER)).toEqual([key])
  expect(readLocalDraft(key)?.content.title).toBe(aDraft().content.title)
  forgetLocalDraft(key)
  expect(localDrafts(OWNER)).toEqual([])
})
