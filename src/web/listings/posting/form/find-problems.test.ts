import { expect, test } from 'vitest'
import { FIELD_PROBLEMS_AM } from '#contract/kit/messages.am.ts'
import { FIELD_PROBLEMS_EN, setProblemWords } from '#contract/kit/messages.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { findProblems, formPath, nextStepOf, POSTING_STEPS, stepOf } from './find-problems.ts'
import { emptyForm, formOf } from './listing-form-policy.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
const EMPTY = emptyForm('items', { place: null, language: 'en', timeZone: 'UTC' })

test('a complete form has no problems', () => {
  expect(findProblems(formOf(aDraft()), FIELD_PROBLEMS_EN, NOW)).toEqual([])
})

test('an empty form has them all at once, by the names of the form', () => {
  const problems = findProblems(EMPTY, FIELD_PROBLEMS_EN, NOW)
  expect(Object.fromEntries(problems.map(({ path, message }) => [path, message]))).toEqual({
    subcategory: 'Required',
    title: 'String must contain at least 8 character(s)',
    description: 'String must contain at least 30 character(s)',
    photos: 'Array must contain at least 1 element(s)',
    'price.amountMinor': 'Required',
    place: 'Required',
  })
})

test('all of them are said in the language of the reader', () => {
  setProblemWords(FIELD_PROBLEMS_AM)
  const messages = findProblems(EMPTY, FIELD_PROBLEMS_AM, NOW).map(({ message }) => message)
  expect(messages).toHaveLength(6)
  expect(messages.filter((message) => /[a-z]/i.test(message))).toEqual([])
})

test('photos that are being sent are not missing, those that failed are', () => {
  const form = formOf(aDraft())
  const [photo] = form.photos
  if (!photo) throw new Error('The draft has a photo.')
  const withPhoto = (state: 'uploading' | 'failed') =>
    findProblems({ ...form, photos: [{ ...photo, picture: null, state }] }, FIELD_PROBLEMS_EN, NOW)
  expect(withPhoto('uploading')).toEqual([])
  expect(withPhoto('failed').map(({ path }) => path)).toEqual(['photos'])
})

test('a wanted listing needs no photo', () => {
  expect(findProblems({ ...formOf(aDraft()), kind: 'wanted', photos: [] }, FIELD_PROBLEMS_EN, NOW)).toEqual(
    [],
  )
})

test('the server’s paths are the form’s, and each has its step', () => {
  expect(formPath(['content', 'details', 'condition'])).toBe('details.condition')
  expect(formPath(['placeId'])).toBe('place')
  expect(formPath(['photos', '0', 'mediaId'])).toBe('photos')
  const paths = ['subcategory', 'photos', 'details.condition', 'price.amountMinor']
  expect(paths.map(stepOf)).toEqual(POSTING_STEPS.slice(0, 4))
})

test.each([
  [{}, 'preview'],
  [{ subcategory: null }, 'kind'],
  [{ photos: [] }, 'photos'],
  [{ description: '' }, 'details'],
  [{ placeId: null }, 'price'],
  [{ photos: [], placeId: null }, 'photos'],
] as const)('a draft with %o was left at %s', (content, step) => {
  expect(nextStepOf(formOf(aDraft(content as never)), FIELD_PROBLEMS_EN, NOW)).toBe(step)
})
