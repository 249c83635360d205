import { expect, test } from 'vitest'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { readPosting } from '#web/listings/posting/read-posting.ts'
import { sharedWords } from './shared-words-policy.ts'

test('what another app shared begins a listing, within its limits', () => {
  const search = readPosting({ title: 'Oak table', text: 'For six', url: 'https://example.org/7', more: 'x' })
  expect(sharedWords(search)).toEqual({ title: 'Oak table', description: 'For six\nhttps://example.org/7' })
  expect(sharedWords({ title: 'a'.repeat(LISTING_LIMITS.titleMax + 1) }).title).toHaveLength(
    LISTING_LIMITS.titleMax,
  )
})

test('where nothing was shared the form begins empty', () => {
  expect(sharedWords(readPosting({ category: 'items', title: '' }))).toEqual({})
})
