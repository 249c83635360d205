// npm run bench:sheet [-- --decks 5 --openings 4 --slowdown 4]: somebody opens all that a card of the dating deck tells, on a phone,
// once at its own speed and once slowed down. From the tap until the sheet is painted it takes at most 100 ms at its own
// speed, the first time too; the slowed-down figures are reported.
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../../e2e/running-server.ts'
import { endToolsWithUs } from '../../scripts/run-tool.ts'
import { prepareBrowser } from '../../scripts/test/prepare-browser.ts'
import { median } from '../report.ts'
import { beginDating, openDeck } from './deck.ts'

const OPEN_MS = 100
/** Nobody opens a card that they have not looked at. */
const LOOK_MS = 1000

/** One opening; @returns milliseconds from the tap, by the clock of its event, until a frame shows the sheet */
async function measureOpening(page: Page): Promise<number> {
  await page.evaluate(() => {
    const opened = new Promise<number>((resolve) => {
      let tapped = 0
      document.addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), {
        capture: true,
        once: true,
      })
      const observer = new MutationObserver(() => {
        if (tapped === 0 || !document.querySelector('[role=dialog] h2')) return
        observer.disconnect()
        // a task after the frame's own callbacks comes when the frame was painted
        requestAnimationFrame(() => {
          setTimeout(() => resolve(performance.now() - tapped))
        })
      })
      observer.observe(document.body, { subtree: true, childList: true })
    })
    Object.assign(window, { opened })
  })
  await page.getByRole('button', { name: /^More about/ }).tap()
  const took = await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return took
}

interface Openings {
  decks: number
  /** On each of them. */
  openings: number
  slowdown: number
}

/** @returns milliseconds of the median first opening or of the median later one, whichever is more */
async function measureOpenings(
  openPage: () => Promise<Page>,
  { decks, openings, slowdown }: Openings,
): Promise<number> {
  const firsts: number[] = []
  const later: number[] = []
  for (let deck = 0; deck < decks; deck++) {
    const page = await openPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(LOOK_MS)
    firsts.push(await measureOpening(page))
    for (let opening = 1; opening < openings; opening++) later.push(await measureOpening(page))
    await page.context().close()
  }
  const words = [firsts, later].map(
    (times) => `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  )
  console.log(`${slowdown} times slower, ${decks} decks: first opening ${words[0]} · later ones ${words[1]}`)
  return Math.max(median(firsts), median(later))
}

endToolsWithUs()
const { values } = parseArgs({
  options: {
    decks: { type: 'string', default: '5' },
    openings: { type: 'string', default: '4' },
    slowdown: { type: 'string', default: '4' },
  },
})
const server = await startServer()
const browser = await chromium.launch({
  executablePath: await prepareBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const session = await beginDating(server)
  const openPage = () => openDeck(browser, server.url, session)
  const asked = { decks: Number(values.decks), openings: Number(values.openings) }
  const took = await measureOpenings(openPage, { ...asked, slowdown: 1 })
  await measureOpenings(openPage, { ...asked, slowdown: Number(values.slowdown) })
  const isFast = took <= OPEN_MS
  console.log(isFast ? 'sheet: passed' : `sheet: failed: ${took.toFixed(0)} ms, ${OPEN_MS} promised`)
  process.exitCode = isFast ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
