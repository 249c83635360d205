import { expect, test } from 'vitest'
import { fullNameOf, isBanned, mailLanguage, mergeMetadata } from './user-policy.ts'

test('new entries stand beside old ones, null takes one away', () => {
  expect(mergeMetadata({ a: 1, b: 2 }, { b: null, c: { d: 3 } })).toEqual({ a: 1, c: { d: 3 } })
})

test.each([
  [{ full_name: ' ሳራ በቀለ ' }, 'ሳራ በቀለ'],
  [{ full_name: 'x' }, 'Member'],
  [{ full_name: 7 }, 'Member'],
  [{}, 'Member'],
  [null, 'Member'],
])('%j is called %s', (metadata, name) => {
  expect(fullNameOf(metadata)).toBe(name)
})

test.each([
  [{ language: 'am' }, 'https://mesob.example/', 'am'],
  [{ language: 'en' }, 'https://mesob.example/?lang=am', 'en'],
  [{}, 'https://mesob.example/?lang=am', 'am'],
  [{}, 'https://mesob.example/?lang=fr', 'en'],
  [{ language: 'fr' }, 'https://mesob.example/', 'en'],
])('%j coming from %s reads mails in %s', (metadata, page, language) => {
  expect(mailLanguage(metadata, page)).toBe(language)
})

test('a ban ends by itself', () => {
  const until = new Date('2026-11-20T12:00:00Z')
  expect(isBanned({ banned_until: null }, until)).toBe(false)
  expect(isBanned({ banned_until: until }, new Date('2026-11-20T11:59:59Z'))).toBe(true)
  expect(isBanned({ banned_until: until }, until)).toBe(false)
})
