import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../e2e/running-server.ts'
import { QUIET_CHROMIUM } from '../../scripts/test/prepare-browser.ts'
import { median } from '../report.ts'

/** What Lighthouse says of a page on a phone: scores from 0 to 1, times in milliseconds. */
export interface PageFigures {
  performance: number
  accessibility: number
  /** Cumulative layout shift. */
  shift: number
  largestPaint: number
  blocked: number
  /** How fast this machine computes, by Lighthouse's own measure: the figures of a busy one are not its own. */
  machine: number
  /** Audits of accessibility that a run did not pass, by their names. */
  barriers: string[]
}

/** A page that is not done by then never will be. */
const RUN_WITHIN_MS = 180_000

/** A browser that has never been here. It ends with this process. */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...QUIET_CHROMIUM, ...args],
  })

/**
 * The middle of so many first visits, each in a browser of its own, by Lighthouse's settings for phones: slow 4G and
 * a processor four times slower, both simulated.
 * @throws when a visit does not reach the page
 */
export async function auditPage(url: string, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run++) all.push(await auditOnce(url))
  const middle = (of: (figures: PageFigures) => number) => median(all.map(of))
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    shift: middle(({ shift }) => shift),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocked: middle(({ blocked }) => blocked),
    machine: middle(({ machine }) => machine),
    barriers: [...new Set(all.flatMap(({ barriers }) => barriers))],
  }
}

async function auditOnce(url: string): Promise<PageFigures> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`, '--ignore-certificate-errors'])
  try {
    const asked = lighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'silent',
    })
    const result = await inTime(asked)
    if (!result) throw new Error('Lighthouse says nothing.')
    return figuresOf(result.lhr)
  } finally {
    await browser.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function figuresOf({ audits, categories, environment, runtimeError }: Report): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => known(name, categories[name]?.score)
  const value = (name: string) => known(name, audits[name]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    shift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    machine: environment.benchmarkIndex,
    barriers: (categories['accessibility']?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}

function known(name: string, figure: number | null | undefined): number {
  if (figure == null) throw new Error(`Lighthouse does not know the ${name}.`)
  return figure
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`No answer in ${RUN_WITHIN_MS / 1000} s.`)), RUN_WITHIN_MS)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(late)
  }
}
