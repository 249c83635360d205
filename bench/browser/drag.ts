// npm run bench:drag [-- --swipes 6 --slowdown 4]: somebody drags cards of the dating deck on a slowed-down phone. While
// a card moves nothing is laid out, no task takes longer than 50 ms, and nothing but transform and opacity changes.
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { startServer } from '../../e2e/running-server.ts'
import { prepareBrowser } from '../../scripts/test/prepare-browser.ts'
import { endToolsWithUs } from '../../scripts/run-tool.ts'
import { beginDating, openDeck } from './deck.ts'
import { readTrace, type Work } from './trace.ts'

const TASK_MS = 50
const FRAME_MS = 16
const MOVES = 24
/** Pixels of each move: the whole way is far enough to decide. */
const STEP = 9
/** Of the 300 ms in which a card flies away, those before the deck goes on. */
const FLIGHT_MS = 250
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
/** `transition` says how the two others move; a button that is off is one by its opacity. */
const MAY_CHANGE = new Set(['transform', 'opacity', 'transition', 'disabled'])

interface Watch {
  turn: number
  flightMs: number
}

/** Writes down which attributes, and which parts of a style, change from now on until the card has nearly flown. */
const watchChanges = (page: Page, turn: number) =>
  page.evaluate(
    ({ turn: nth, flightMs }: Watch) => {
      const changes = new Set<string>()
      const partsOf = (text: string | null) =>
        new Map((text ?? '').split(';').map((part) => [part.split(':')[0]?.trim() ?? '', part.trim()]))
      const observer = new MutationObserver((records) => {
        for (const { type, target, attributeName, oldValue } of records) {
          if (type !== 'attributes') changes.add(type)
          else if (attributeName !== 'style') changes.add(attributeName ?? '')
          else {
            const before = partsOf(oldValue)
            const now = partsOf((target as Element).getAttribute('style'))
            for (const name of new Set([...before.keys(), ...now.keys()]))
              if (before.get(name) !== now.get(name)) changes.add(name)
          }
        }
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeOldValue: true,
      })
      performance.mark(`begin-${nth}`)
      // by the clock of the page: from outside one may come too late, when the deck has gone on
      const changed = new Promise<string[]>((resolve) => {
        const end = () => {
          observer.disconnect()
          performance.mark(`flown-${nth}`)
          resolve([...changes])
        }
        document.addEventListener('pointerup', () => setTimeout(end, flightMs), { once: true, capture: true })
      })
      Object.assign(window, { changed })
    },
    { turn, flightMs: FLIGHT_MS } satisfies Watch,
  )

const changesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { changed: Promise<string[]> }).changed)

const mark = (page: Page, name: string) => page.evaluate((word) => void performance.mark(word), name)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One card, held, moved and let go; @returns what changed on the page while it moved */
async function drag(page: Page, finger: CDPSession, turn: number): Promise<string[]> {
  const card = await page.locator('.touch-pan-y').last().boundingBox()
  if (!card) throw new Error('There is no card to drag.')
  const at = { x: card.x + card.width / 2, y: card.y + card.height / 3 }
  const side = turn % 2 === 0 ? -1 : 1
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + dx, y: at.y }],
    })
  await watchChanges(page, turn)
  await touch('touchStart', 0)
  for (let move = 1; move <= MOVES; move++) {
    await touch('touchMove', side * move * STEP)
    await pause(FRAME_MS)
  }
  await touch('touchEnd', 0)
  return changesOf(page)
}

interface Found {
  moving: Work[]
  whole: Work[]
  changed: Set<string>
}

async function measure(browser: Browser, page: Page, swipes: number, slowdown: number): Promise<Found> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: CATEGORIES })
  const changed = new Set<string>()
  const nameOnTop = () => page.locator('.touch-pan-y').last().getByRole('heading').innerText()
  for (let turn = 0; turn < swipes; turn++) {
    const name = await nameOnTop()
    for (const change of await drag(page, finger, turn)) changed.add(change)
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('.touch-pan-y h3')].at(-1)?.textContent !== before,
      name,
    )
    await pause(700)
    await mark(page, `next-${turn}`)
    // a toast that is on its way out would go while the next card moves
    await page.waitForFunction(() => document.querySelector('[data-exiting], [data-entering]') === null)
  }
  const workIn = readTrace(await browser.stopTracing())
  const turns = Array.from({ length: swipes }, (_, turn) => turn)
  return {
    moving: turns.map((turn) => workIn({ from: `begin-${turn}`, to: `flown-${turn}` })),
    whole: turns.map((turn) => workIn({ from: `begin-${turn}`, to: `next-${turn}` })),
    changed,
  }
}

function judge({ moving, whole, changed }: Found): boolean {
  const sum = (works: readonly Work[], of: (work: Work) => number) =>
    works.reduce((total, work) => total + of(work), 0)
  const layouts = sum(moving, (work) => work.layouts)
  const longest = Math.max(...whole.map(({ longestTask }) => longestTask))
  console.log(
    `${moving.length} cards dragged and swiped: ${layouts} layouts while they moved, ` +
      `${sum(moving, ({ styles }) => styles)} styles, longest task ${longest.toFixed(1)} ms of ` +
      `${sum(whole, ({ tasks }) => tasks)}; changed: ${[...changed].join(', ')}`,
  )
  const other = [...changed].filter((name) => !MAY_CHANGE.has(name))
  const failures = [
    ...(layouts > 0 ? [`${layouts} layouts while a card moved`] : []),
    ...(longest > TASK_MS ? [`a task of ${longest.toFixed(1)} ms, ${TASK_MS} promised`] : []),
    ...(other.length > 0 ? [`${other.join(', ')} changed while a card moved`] : []),
    // what was not seen proves nothing
    ...(changed.has('transform') && whole.every(({ tasks }) => tasks > 0)
      ? []
      : ['nothing was seen to move']),
  ]
  console.log(failures.length === 0 ? 'drag: passed' : `drag: failed: ${failures.join('; ')}`)
  return failures.length === 0
}

endToolsWithUs()
const { values } = parseArgs({
  options: { swipes: { type: 'string', default: '6' }, slowdown: { type: 'string', default: '4' } },
})
const server = await startServer()
const browser = await chromium.launch({
  executablePath: await prepareBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await openDeck(browser, server.url, await beginDating(server))
  const found = await measure(browser, page, Number(values.swipes), Number(values.slowdown))
  process.exitCode = judge(found) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
