import { relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../repository.ts'
import type { Failure, Outcome } from '../run-tool.ts'

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
})
type TestFile = z.infer<typeof VitestReport>['testResults'][number]

const Telling = z.object({
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
})
const Story = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), projectName: z.string(), results: z.array(Telling) })),
})
type Story = z.infer<typeof Story>

interface Suite {
  suites?: Suite[] | undefined
  specs: Story[]
}
const SuiteReport: z.ZodType<Suite> = z.lazy(() =>
  z.object({ suites: z.array(SuiteReport).optional(), specs: z.array(Story) }),
)

const PlaywrightReport = z.object({
  suites: z.array(SuiteReport),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** A story that may pass at its second telling for now. */
export interface Excused {
  title: string
  /** The day it was excused, YYYY-MM-DD. */
  since: string
  reason: string
}

/** A runner that ends badly although no test failed (a set-up that threw, say) counts as one failure. */
const atLeastOne = (failed: number, status: number) => (status !== 0 && failed === 0 ? 1 : failed)

const isNotLoaded = ({ status, assertionResults }: TestFile) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/** Counts tests from Vitest's JSON report; a file that could not be loaded, or left something behind, counts as one failure. */
export function vitestOutcome(report: unknown, status: number): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report)
  return {
    passed: numPassedTests,
    failed: atLeastOne(numFailedTests + testResults.filter(isNotLoaded).length, status),
    skipped: numPendingTests + numTodoTests,
    note: `${numPassedTests} tests in ${testResults.length} files`,
    failures: testResults.flatMap(failedIn),
  }
}

function failedIn(file: TestFile): Failure[] {
  const path = relative(ROOT, file.name).replaceAll('\\', '/')
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  const titles = isNotLoaded(file) ? ['the file itself'] : failed.map(({ title }) => title)
  return titles.map((title) => ({ what: `${path} › ${title}`, alone: `npm test -- --only unit ${path}` }))
}

/**
 * Counts stories from Playwright's JSON report. One that passed only when it was run again has failed, unless it is
 * excused: docs/decisions/0033.
 */
export function playwrightOutcome(
  report: unknown,
  status: number,
  excused: readonly Excused[] = [],
): Outcome {
  const { stats, errors, suites } = PlaywrightReport.parse(report)
  const stories = suites.flatMap(storiesOf)
  const twice = stories.flatMap((story) => endedAs(story, 'flaky'))
  const isExcused = ({ title }: { title: string }) => excused.some((one) => one.title === title)
  const faults = twice.filter((story) => !isExcused(story))
  const named = twice.map(({ title, size }) => `passed only when told again: [${size}] ${title}`)
  const details = [...errors.map(({ message }) => message ?? ''), ...named]
  return {
    passed: stats.expected + twice.length - faults.length,
    failed: atLeastOne(stats.unexpected + faults.length, status),
    skipped: stats.skipped,
    note: `${stats.expected + stats.flaky} stories in the browser, ${twice.length} of them told twice`,
    ...(details.length > 0 && { details: details.join('\n') }),
    failures: [...stories.flatMap((story) => endedAs(story, 'unexpected')), ...faults].map(failureOf),
  }
}

const storiesOf = ({ specs, suites = [] }: Suite): Story[] => [...specs, ...suites.flatMap(storiesOf)]

interface Ended {
  title: string
  size: string
  place: string
  picture: string | undefined
}

function endedAs({ title, file, line, tests }: Story, status: string): Ended[] {
  return tests
    .filter((test) => test.status === status)
    .map(({ projectName, results }) => ({
      title,
      size: projectName,
      place: `e2e/${file}:${line}`,
      picture: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'screenshot')
        ?.path,
    }))
}

const failureOf = ({ title, size, place, picture }: Ended): Failure => ({
  what: `[${size}] ${place} › ${title}`,
  alone: `npm test -- --only build,e2e --size ${size} ${place}`,
  ...(picture !== undefined && { picture: relative(ROOT, picture) }),
})

/** As much as the last lines of a log have room for. */
const LINES = 9

/** What a red run says last: what failed, how to run it alone, and where the picture is. */
export function writeFailures(failures: readonly Failure[]): string[] {
  const lines = failures.map(({ what, alone, picture }) => [
    `✗ ${what}`,
    `    ${alone}`,
    ...(picture === undefined ? [] : [`    ${picture}`]),
  ])
  const shown: string[] = []
  const fitting = lines.findIndex((_, at) => lines.slice(0, at + 1).flat().length > LINES - 1)
  shown.push(...lines.slice(0, fitting === -1 ? lines.length : fitting).flat())
  if (fitting !== -1) shown.push(`and ${lines.length - fitting} more, named above`)
  return shown
}
