import { FIELD_PROBLEMS_EN, type ProblemWords } from '#contract/kit/messages.ts'

/**
 * What forms say about a field. The description asks for the validation library's own sentences in the dating
 * profile alone; everywhere else the sentence says what to do.
 */
export const fieldWordsEn: ProblemWords = {
  ...FIELD_PROBLEMS_EN,
  type: 'Please check this value',
  integer: 'Please write a whole number',
  option: 'Please choose one of these',
  'string.min': 'Please write at least {n} characters',
  'string.max': 'Please write at most {n} characters',
  'string.exact': 'Please write exactly {n} characters',
  'array.min': 'Please choose at least {n}',
  'array.max': 'Please choose at most {n}',
  'array.exact': 'Please choose exactly {n}',
  'number.min': 'Please write {n} or more',
  'number.above': 'Please write more than {n}',
  'number.max': 'Please write {n} or less',
  'number.below': 'Please write less than {n}',
  'date.min': 'Please choose {n} or a later day',
  'date.max': 'Please choose {n} or an earlier day',
  format: 'Please check how this is written',
  invalid: 'Please check this value',
}
