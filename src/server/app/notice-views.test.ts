import { expect, test } from 'vitest'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import { writeNotice } from '#server/notifications/notice-view.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { NOTICE_VIEWS } from './notice-views.ts'

const matchWith = (name: string) => ({
  kind: 'dating_match' as const,
  subjectId: uuidv7(),
  facts: { name },
})
const textOf = (name: string, language: 'en' | 'am') =>
  writeNotice(matchWith(name), language, NOTICE_VIEWS).text

test('a name stands as it is, and a missing one in the language of the reader', () => {
  expect(textOf('Hana', 'am')).toBe('እርስዎና Hana ተዋድዳችኋል።')
  expect(textOf(ANONYMOUS, 'en')).toBe('You and Anonymous liked each other.')
  expect(textOf(ANONYMOUS, 'am')).toBe('እርስዎና ስም ያልተገለጸ ተዋድዳችኋል።')
})
