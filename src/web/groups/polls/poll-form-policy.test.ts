import { expect, test } from 'vitest'
import { NEW_POLL, optionProblems, type PollForm, pollFieldsOf } from './poll-form-policy.ts'

const formOf = (...options: string[]): PollForm => ({
  ...NEW_POLL,
  question: 'When?',
  options: options.map((text) => ({ text })),
})

test('two options at least are written, each once', () => {
  expect(optionProblems(NEW_POLL)).toEqual(
    new Map([
      [0, 'missing'],
      [1, 'missing'],
    ]),
  )
  expect(optionProblems(formOf('Saturday', ''))).toEqual(new Map([[1, 'missing']]))
  expect(optionProblems(formOf('Saturday', 'Sunday', ''))).toEqual(new Map())
  expect(optionProblems(formOf('Saturday', ' saturday'))).toEqual(new Map([[1, 'twice']]))
})

test('what was left empty is not sent', () => {
  expect(pollFieldsOf({ ...formOf(' Saturday', '', 'Sunday'), days: '3' })).toEqual({
    question: 'When?',
    options: ['Saturday', 'Sunday'],
    isMultiple: false,
    days: 3,
  })
})
