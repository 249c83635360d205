import { expect, test } from 'vitest'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { sayNotice } from './notice-words-view.ts'

const matchWith = (name: string) => ({
  kind: 'dating_match' as const,
  subjectId: uuidv7(),
  facts: { name },
})

test('a name is said as it is, and that there is none in the language of the reader', () => {
  expect(sayNotice(matchWith('Hana'), 'am').text).toBe('እርስዎና Hana ተዋደዋል።')
  expect(sayNotice(matchWith(ANONYMOUS), 'en').text).toBe('You and Anonymous liked each other.')
  expect(sayNotice(matchWith(ANONYMOUS), 'am').text).toBe('እርስዎና ስም ያልተገለጸ ተዋደዋል።')
})
