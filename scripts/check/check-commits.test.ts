import { expect, test } from 'vitest'
import { subjectProblems } from './check-commits.ts'

test.each(['groups: show the next meeting once', 'web, server: share one cursor', `e2e: ${'ሀ'.repeat(67)}`])(
  '%s is fine',
  (subject) => {
    expect(subjectProblems(subject)).toEqual([])
  },
)

test.each([
  [`groups: ${'a'.repeat(65)}`, '73 characters, 72 are allowed'],
  ['Show the next meeting once', 'should begin with its area'],
  ['groups:show it', 'should begin with its area'],
  ['groups: show it; hide the other', 'should be one change'],
  ['groups: show it.', 'should not end like a sentence'],
])('%s is not', (subject, problem) => {
  expect(subjectProblems(subject).join('\n')).toContain(problem)
})
