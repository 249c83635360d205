import { expect, test } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './test-results.ts'

const vitest = (counts: object) => ({
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
  ...counts,
})
const playwright = (stats: object, errors: object[] = []) => ({
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

test('tests are counted, those left out as skipped', () => {
  expect(vitestOutcome(vitest({ numPendingTests: 1, numTodoTests: 1 }), 0)).toMatchObject({
    passed: 3,
    failed: 0,
    skipped: 2,
  })
  expect(playwrightOutcome(playwright({ skipped: 2 }), 0)).toMatchObject({ passed: 4, failed: 0, skipped: 2 })
})

test('failures are counted; a story that passed only when repeated is one', () => {
  expect(vitestOutcome(vitest({ numFailedTests: 2 }), 1).failed).toBe(2)
  expect(playwrightOutcome(playwright({ unexpected: 1, flaky: 1 }), 1).failed).toBe(2)
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitestOutcome(vitest({ testResults }), 1).failed).toBe(1)
})

test('a runner that ended badly is never a pass', () => {
  expect(vitestOutcome(vitest({}), 1).failed).toBe(1)
  expect(playwrightOutcome(playwright({}, [{ message: 'set-up threw' }]), 1)).toMatchObject({
    failed: 1,
    details: 'set-up threw',
  })
})
