// npm run bench:typing [-- --only recall|speed] [--limit 30]
// How often the words wanted are the first, or among the five, that the typing helper offers for kept everyday words and
// sentences; and how long they take at each key in a browser slowed down four times. Ends with 0 only when every figure
// is as promised.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import * as spelling from '#web/ui/geez/words/geez-speller.ts'
import type { TypedLanguage, Vocabulary } from '#web/ui/geez/words/vocabulary.ts'
import { prepareBrowser } from '../../scripts/test/prepare-browser.ts'
import { endToolsWithUs } from '../../scripts/run-tool.ts'

const PROMISED = { first: 0.85, five: 0.95 }
const SLOWER = 4

interface Wanted {
  typed: string
  written: string
}

/** Lines of "typed,written"; a sentence is as many words on both sides. */
function readWanted(name: string): Wanted[] {
  const [, ...lines] = readFileSync(join(PROJECT_ROOT, 'bench/typing', name), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [typed = [], written = []] = line.split(',').map((part) => part.split(' '))
    if (typed.length !== written.length) throw new Error(`${name}: as many words on both sides of ${line}`)
    return typed.map((word, nth) => ({ typed: word, written: written[nth] ?? '' }))
  })
}

const readVocabulary = (language: TypedLanguage): Vocabulary =>
  JSON.parse(readFileSync(join(PROJECT_ROOT, `src/web/ui/geez/words/${language}.json`), 'utf8')) as Vocabulary

/** Amharic writes one sound in several ways without a difference; Tigrinya does not. */
const sameSound = (language: TypedLanguage) =>
  language === 'am' ? foldHomophones : (word: string): string => word

function measureRecall(speller: spelling.GeezSpeller, name: string): boolean {
  const wanted = readWanted(`${speller.language}-${name}.csv`)
  const fold = sameSound(speller.language)
  const missed: string[] = []
  let [first, five] = [0, 0]
  for (const { typed } of wanted) {
    // right is what any line of the list wants for these letters
    const right = new Set(wanted.filter((other) => other.typed === typed).map(({ written }) => fold(written)))
    const found = spelling.spell(speller, typed).findIndex((word) => right.has(fold(word)))
    if (found === 0) first++
    if (found === -1) missed.push(typed)
    else five++
  }
  const holds = first / wanted.length >= PROMISED.first && five / wanted.length >= PROMISED.five
  console.log(
    `${speller.language} ${name.padEnd(10)} ${String(wanted.length).padStart(4)} words  @1 ${percent(first / wanted.length)} (≥ ${percent(PROMISED.first)})  ` +
      `@5 ${percent(five / wanted.length)} (≥ ${percent(PROMISED.five)})${holds ? '' : '  falls short'}`,
  )
  if (missed.length > 0) console.log(`  not among five: ${missed.join(', ')}`)
  return holds
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

async function benchRecall(): Promise<boolean> {
  const vocabularies = { am: readVocabulary('am'), ti: readVocabulary('ti') }
  const hold: boolean[] = []
  for (const language of ['am', 'ti'] as const) {
    const speller = spelling.newSpeller(language)
    await spelling.addVocabularies(speller, vocabularies, () => Promise.resolve())
    hold.push(measureRecall(speller, 'words'), measureRecall(speller, 'sentences'))
  }
  return hold.every(Boolean)
}

/** The speller as one script that a page can run by itself. */
async function bundleSpeller(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: PROJECT_ROOT,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: {
        entry: join(PROJECT_ROOT, 'src/web/ui/geez/words/geez-speller.ts'),
        formats: ['iife'],
        name: 'speller',
      },
    },
  })
  const [first] = [built].flat()
  const [script] = first && 'output' in first ? first.output : []
  return script?.code ?? ''
}

/** In the page: what each key of those words takes until its candidates are known, in milliseconds. */
async function timeKeys([words, vocabularies]: [string[], Record<TypedLanguage, Vocabulary>]): Promise<
  number[]
> {
  const { speller } = globalThis as unknown as { speller: typeof spelling }
  const known = speller.newSpeller('am')
  await speller.addVocabularies(known, vocabularies, () => new Promise((done) => setTimeout(done)))
  const times: number[] = []
  for (const word of words)
    for (let length = 1; length <= word.length; length++) {
      const begun = performance.now()
      speller.spell(known, word.slice(0, length))
      times.push(performance.now() - begun)
    }
  return times
}

async function benchSpeed(limit: number): Promise<boolean> {
  endToolsWithUs()
  const browser = await chromium.launch({
    executablePath: await prepareBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundleSpeller() })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const words = readWanted('am-sentences.csv').map(({ typed }) => typed)
    const vocabularies = { am: readVocabulary('am'), ti: readVocabulary('ti') }
    const times = await page.evaluate(timeKeys, [words, vocabularies] satisfies Parameters<
      typeof timeKeys
    >[0])
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    const holds = at(0.99) < limit
    console.log(
      `candidates per key, ${SLOWER}× slower, ${times.length} keys: median ${at(0.5).toFixed(1)} ms, ` +
        `99 of 100 ${at(0.99).toFixed(1)} ms (< ${limit}), slowest ${at(1).toFixed(1)} ms${holds ? '' : '  too slow'}`,
    )
    return holds
  } finally {
    await browser.close()
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, limit: { type: 'string', default: '30' } },
})
const isRecallGood = values.only === 'speed' || (await benchRecall())
const isFast = values.only === 'recall' || (await benchSpeed(Number(values.limit)))
if (!isRecallGood || !isFast) process.exitCode = 1
