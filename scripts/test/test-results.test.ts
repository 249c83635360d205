import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCUSED_STORIES } from './excused-stories.ts'
import { ROOT } from '../repository.ts'
import { playwrightOutcome, vitestOutcome, writeFailures } from './test-results.ts'

const story = (status: string) => ({
  title: `a ${status} story`,
  file: 'told.e2e.ts',
  line: 7,
  tests: [
    {
      status,
      projectName: 'phone',
      results: [{ attachments: [{ name: 'screenshot', path: join(ROOT, 'test-results/e2e/failed.png') }] }],
    },
  ],
})

const vitest = (counts: object) => ({
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a', status: 'passed', assertionResults: [] }],
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

test('failures are counted, and each says how to run it alone', () => {
  const testResults = [
    {
      name: join(ROOT, 'src/server/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { title: 'adds up', status: 'failed' },
        { title: 'holds', status: 'passed' },
      ],
    },
  ]
  expect(vitestOutcome(vitest({ numFailedTests: 1, testResults }), 1)).toMatchObject({
    failed: 1,
    failures: [
      { what: 'src/server/a.test.ts › adds up', alone: 'npm test -- --only unit src/server/a.test.ts' },
    ],
  })
  const suites = [{ specs: [story('unexpected')] }]
  expect(playwrightOutcome(playwright({ unexpected: 1 }, [], suites), 1)).toMatchObject({
    passed: 4,
    failed: 1,
    failures: [
      {
        what: '[phone] e2e/told.e2e.ts:7 › a unexpected story',
        alone: 'npm test -- --only build,e2e --size phone e2e/told.e2e.ts:7',
        picture: 'test-results/e2e/failed.png',
      },
    ],
  })
})

test('a story that passed only when told again has failed, unless it is excused', () => {
  const suites = [{ specs: [], suites: [{ specs: [story('expected'), story('flaky')] }] }]
  const report = playwright({ flaky: 1 }, [], suites)
  expect(playwrightOutcome(report, 0)).toMatchObject({
    passed: 4,
    failed: 1,
    details: 'passed only when told again: [phone] a flaky story',
  })
  const excused = [{ title: 'a flaky story', since: '2026-01-01', reason: 'being looked into' }]
  expect(playwrightOutcome(report, 0, excused)).toMatchObject({ passed: 5, failed: 0, failures: [] })
})

test('three stories are excused at most, each for a reason and since a day', () => {
  expect(EXCUSED_STORIES.length).toBeLessThanOrEqual(3)
  for (const { since, reason } of EXCUSED_STORIES) {
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(reason.length).toBeGreaterThan(20)
  }
})

test('the last lines of a red run name as many failures as fit', () => {
  const failures = Array.from({ length: 9 }, (_, at) => ({ what: `test ${at}`, alone: `run ${at}` }))
  const lines = writeFailures(failures)
  expect(lines.length).toBeLessThanOrEqual(9)
  expect(lines.slice(0, 2)).toEqual(['✗ test 0', '    run 0'])
  expect(lines.at(-1)).toBe('and 5 more, named above')
  expect(writeFailures(failures.slice(0, 1))).toEqual(['✗ test 0', '    run 0'])
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [{ name: 'b', status: 'failed', assertionResults: [] }]
  expect(vitestOutcome(vitest({ testResults }), 1).failed).toBe(1)
})

test('a runner that ended badly is never a pass', () => {
  expect(vitestOutcome(vitest({}), 1).failed).toBe(1)
  expect(playwrightOutcome(playwright({}, [{ message: 'set-up threw' }]), 1)).toMatchObject({
    failed: 1,
    details: 'set-up threw',
  })
})
