// npm run bench:web [-- --runs 5]
// What people with a phone get of the built app over the demo data: Lighthouse on three pages (over HTTPS and HTTP/2, as
// phones meet it), a repeat visit without a connection, and the change of language. The middle of the runs decides.
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { featuredListing } from '../../e2e/pages.ts'
import { startServer } from '../../e2e/running-server.ts'
import { prepareBrowser } from '../../scripts/test/prepare-browser.ts'
import { ROOT } from '../../scripts/repository.ts'
import { openHttpsFront } from './https-front.ts'
import { auditPage, openBrowser, type PageFigures } from './lighthouse.ts'
import { changeLanguage, returnOffline, timeVisits, type Visit } from './visits.ts'

/** What is promised; times in milliseconds on a machine that has nothing else to do. */
const PROMISED = { performance: 0.9, accessibility: 1, shift: 0.1, offlineMs: 1000, languageMs: 200 } as const

const failed: string[] = []

async function orNotMeasured<T>(name: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    console.log(`${name.padEnd(26)} not measured: ${error instanceof Error ? error.message : String(error)}`)
    failed.push(`${name}: not measured`)
    return null
  }
}

function judgePage(name: string, figures: PageFigures): void {
  const { performance, accessibility, shift, largestPaint, blocked, machine, barriers } = figures
  console.log(
    `${name.padEnd(26)} performance ${performance.toFixed(2)}  accessibility ${accessibility.toFixed(2)}` +
      `  CLS ${shift.toFixed(3)}  LCP ${largestPaint.toFixed(0)} ms  TBT ${blocked.toFixed(0)} ms` +
      `  (machine ${machine.toFixed(0)})`,
  )
  if (performance < PROMISED.performance)
    failed.push(`${name}: performance ${performance.toFixed(2)}, ${PROMISED.performance} promised`)
  if (accessibility < PROMISED.accessibility)
    failed.push(`${name}: accessibility ${accessibility.toFixed(2)} (${barriers.join(', ')})`)
  if (shift >= PROMISED.shift)
    failed.push(`${name}: CLS ${shift.toFixed(3)}, less than ${PROMISED.shift} promised`)
}

function judgeTime(name: string, milliseconds: number, limit: number): void {
  console.log(`${name.padEnd(26)} ${milliseconds.toFixed(0)} ms`)
  if (milliseconds >= limit)
    failed.push(`${name}: ${milliseconds.toFixed(0)} ms, less than ${limit} promised`)
}

const versionOf = (name: string): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))).version

async function measure(url: string, runs: number): Promise<void> {
  const browser = await openBrowser()
  const front = await openHttpsFront(url)
  try {
    console.log(
      `${runs} runs · Lighthouse ${versionOf('lighthouse')} · Chromium ${browser.version()} · ` +
        `Node ${process.versions.node} · ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at start\n` +
        `limits: performance ${PROMISED.performance}, accessibility ${PROMISED.accessibility}, CLS ${PROMISED.shift}, ` +
        `offline ${PROMISED.offlineMs} ms, language ${PROMISED.languageMs} ms`,
    )
    const listing = await featuredListing(url)
    const pages = { home: '/#/', listings: '/#/listings', listing: `/#/listing/${listing.id}` }
    for (const [name, path] of Object.entries(pages)) {
      const figures = await orNotMeasured(name, () => auditPage(`${front.url}${path}`, runs))
      if (figures) judgePage(name, figures)
    }
    const visits: [string, Visit, number][] = [
      ['repeat visit, offline', returnOffline, PROMISED.offlineMs],
      ['change of language', changeLanguage, PROMISED.languageMs],
    ]
    for (const [name, visit, limit] of visits) {
      const time = await orNotMeasured(name, () => timeVisits(browser, url, runs, visit))
      if (time !== null) judgeTime(name, time, limit)
    }
  } finally {
    await browser.close()
    await front.close()
  }
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = z.coerce.number().int().min(1).max(50).parse(values.runs)
process.env['CHROMIUM_PATH'] = await prepareBrowser()
const server = await startServer()
try {
  await measure(server.url, runs)
} finally {
  await server.stop()
}
console.log(failed.length === 0 ? 'web: passed' : `web: failed:\n  ${failed.join('\n  ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
