import { expect, test } from 'vitest'
import { FIELD_PROBLEMS_EN } from '#contract/kit/messages.ts'
import { ownProfile } from '#web/dating/dating.fixture.ts'
import {
  addInterest,
  type DatingForm,
  emptyForm,
  fieldsOf,
  findProblems,
  formOf,
  missingPhotos,
  yearsBefore,
} from './dating-form-policy.ts'

const TODAY = '2026-06-15'
const good = (): DatingForm => formOf(ownProfile())
const problemsOf = (parts: Partial<DatingForm>) =>
  findProblems({ ...good(), ...parts }, FIELD_PROBLEMS_EN, {
    today: TODAY,
    elsewhere: ['Selam Tesfaye', 'Selamawit'],
    names: { letters: 'letters', elsewhere: 'elsewhere' },
  })

test('a whole form has no problems, and is sent without the age', () => {
  expect(problemsOf({})).toEqual([])
  const fields = fieldsOf(
    good(),
    ownProfile().photos.map(({ id }) => id),
  )
  expect(fields).not.toHaveProperty('age')
  expect(fields).toMatchObject({ dateOfBirth: '1995-03-04', height: null, profession: 'Nurse' })
})

test.each([
  ['2008-06-16', 'Number must be greater than or equal to 18'],
  ['1925-06-15', 'Number must be less than or equal to 100'],
  ['2027-01-01', 'Number must be greater than or equal to 18'],
])('born on %s one reads: %s', (dateOfBirth, message) => {
  expect(problemsOf({ dateOfBirth })).toEqual([{ field: 'dateOfBirth', message }])
})

test('on the birthday itself one is old enough, and for the last time young enough', () => {
  expect(problemsOf({ dateOfBirth: '2008-06-15' })).toEqual([])
  expect(problemsOf({ dateOfBirth: '1925-06-16' })).toEqual([])
})

test.each<[keyof DatingForm, Partial<DatingForm>, string]>([
  ['bio', { bio: 'x'.repeat(19) }, 'String must contain at least 20 character(s)'],
  ['bio', { bio: ' '.repeat(25) }, 'String must contain at least 20 character(s)'],
  ['bio', { bio: `${' '.repeat(10)}${'x'.repeat(19)}\n\n` }, 'String must contain at least 20 character(s)'],
  ['bio', { bio: `\u200b${' '.repeat(25)}\u200b` }, 'String must contain at least 20 character(s)'],
  ['bio', { bio: 'x'.repeat(501) }, 'String must contain at most 500 character(s)'],
  ['location', { location: 'O' }, 'String must contain at least 2 character(s)'],
  ['height', { height: 99 }, 'Number must be greater than or equal to 100'],
  ['height', { height: 251 }, 'Number must be less than or equal to 250'],
  ['firstName', { firstName: 'S' }, 'String must contain at least 2 character(s)'],
  ['firstName', { firstName: 'Selam2' }, 'letters'],
  ['firstName', { firstName: 'selamawit' }, 'elsewhere'],
  ['firstName', { firstName: 'Selam-Tesfaye' }, 'elsewhere'],
  ['lookingFor', { lookingFor: undefined }, 'Required'],
  ['relationshipType', { relationshipType: undefined }, 'Required'],
  ['dateOfBirth', { dateOfBirth: undefined }, 'Required'],
  ['gender', { gender: undefined }, 'Required'],
  ['seeking', { seeking: [] }, 'Required'],
  ['languages', { languages: [] }, 'Required'],
])('what is wrong with %s is said in the described words', (field, parts, message) => {
  expect(problemsOf(parts)).toEqual([{ field, message }])
})

test('an empty form begins with language and city of the account', () => {
  const form = emptyForm({ firstName: 'Selam', language: 'am', home: null })
  expect(form).toMatchObject({ languages: ['am'], location: '', height: null, photos: [] })
})

test('a beginning that nobody finished is not sent', () => {
  const prompts = [
    { prompt: 'buna' as const, answer: 'our mothers' },
    { prompt: 'sunday' as const, answer: '  ' },
  ]
  expect(problemsOf({ prompts })).toEqual([])
  const ids = ownProfile().photos.map(({ id }) => id)
  expect(fieldsOf({ ...good(), prompts }, ids).prompts).toEqual([prompts[0]])
})

test('interests are trimmed, none twice, ten at most', () => {
  expect(addInterest(['coffee'], '  long   walks ')).toEqual({ interests: ['coffee', 'long walks'] })
  expect(addInterest(['coffee'], 'Coffee')).toEqual({ problem: 'twice' })
  expect(addInterest([], '   ')).toEqual({ problem: 'empty' })
  expect(addInterest([], 'x'.repeat(41))).toEqual({ problem: 'long' })
  const ten = Array.from({ length: 10 }, (_, n) => `interest ${n}`)
  expect(addInterest(ten, 'eleventh')).toEqual({ problem: 'full' })
})

test('how many photos are missing', () => {
  expect(missingPhotos([])).toBe(3)
  expect(missingPhotos(good().photos)).toBe(0)
})

test('the date field opens 25 years back, on a leap day the day before', () => {
  expect(yearsBefore('2026-06-15', 25)).toBe('2001-06-15')
  expect(yearsBefore('2028-02-29', 25)).toBe('2003-02-28')
})
