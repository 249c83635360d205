import { z } from 'zod'
import type { Outcome } from './run-tool.ts'

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** A runner that ends badly although no test failed (a set-up that threw, say) counts as one failure. */
const atLeastOne = (failed: number, status: number) => (status !== 0 && failed === 0 ? 1 : failed)

/** Counts tests from Vitest's JSON report; a file that could not be loaded has no tests and counts as one failure. */
export function vitestOutcome(report: unknown, status: number): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report)
  const notLoaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: atLeastOne(numFailedTests + notLoaded.length, status),
    skipped: numPendingTests + numTodoTests,
    note: `${numPassedTests} tests in ${testResults.length} files`,
  }
}

/** Counts tests from Playwright's JSON report; one that passed only when repeated is a failure. */
export function playwrightOutcome(report: unknown, status: number): Outcome {
  const { stats, errors } = PlaywrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: atLeastOne(stats.unexpected + stats.flaky, status),
    skipped: stats.skipped,
    note: `${stats.expected} stories in the browser`,
    ...(errors.length > 0 && { details: errors.map(({ message }) => message ?? '').join('\n') }),
  }
}
