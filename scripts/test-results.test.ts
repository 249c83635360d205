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
const playwright = (stats: object, errors: object[] = [], suites: object[] = []) => ({
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites,
})

test('tests are counted, those left out as skipped', () => {
  expect(vitestOutcome(vitest({ numPendingTests: 1, numTodoTests: 1 }), 0)).toMatchObject({
    passed: 3,
    failed: 0,
    skipped: 2,
  })
  expect(playwrightOutcome(playwright({ skipped: 2 }), 0)).toMatchObject({ passed: 4, failed: 0, skipped: 2 })
})

test('failures are counted', () => {
  expect(vitestOutcome(vitest({ numFailedTests: 2 }), 1).failed).toBe(2)
  expect(playwrightOutcome(playwright({ unexpected: 1, flaky: 1 }), 1)).toMatchObject({
    passed: 5,
    failed: 1,
  })
})

test('a story that passed only when told again is named; many of them are failures', () => {
  const story = (status: string) => ({
    title: `a ${status} story`,
    tests: [{ status, projectName: 'phone' }],
  })
  const suites = [{ specs: [], suites: [{ specs: [story('expected'), story('flaky')] }] }]
  expect(playwrightOutcome(playwright({ flaky: 1 }, [], suites), 0)).toMatchObject({
    passed: 5,
    failed: 0,
    details: 'passed only when told again: [phone] a flaky story',
  })
  expect(playwrightOutcome(playwright({ flaky: 4 }), 0)).toMatchObject({ passed: 4, failed: 4 })
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
