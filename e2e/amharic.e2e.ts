import type { Page } from '@playwright/test'
import { CURRENCIES } from '#contract/listings/price.ts'
import { UNTRANSLATED } from '../scripts/message-catalogues.ts'
import { appPages, listingPages, remember, settle, visit } from './pages.ts'
import { expect, test } from './world.ts'

/** Widths of the layout, in CSS pixels. */
const WIDTHS: Record<string, readonly number[]> = { phone: [390, 360], desktop: [1280] }

/** Names that stay as they are: the app's, the operator's, those of licences and of what they allow, and codes of currencies. */
const NAMES = new RegExp(
  `\\b(Mesob( contributors)?|GeoNames|geonames\\.org|Creative Commons Attribution|SIL Open Font License|Bricolage Grotesque|Figtree|Noto Sans Ethiopic|${CURRENCIES.join('|')})\\b`,
  'g',
)
const LATIN_WORD = /\p{Script=Latin}{3,}/u

interface Said {
  /** Each with where it stands. */
  ours: { text: string; where: string }[]
  theirs: string[]
}

/**
 * Everything the page says or tells a screen reader: texts, names, titles and placeholders. What stands in an element
 * with a language of its own is somebody's, or the name of a language, and so is what somebody typed.
 */
const saidOn = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']
    const ours = [{ text: document.title, where: 'the title' }]
    const theirs: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript')) continue
      if (element.matches('textarea, input:not([type=radio], [type=checkbox])'))
        theirs.push((element as HTMLInputElement).value)
      const isOurs =
        element.closest('[lang]') === document.documentElement && !(element instanceof HTMLTextAreaElement)
      const where = element.outerHTML.slice(0, 150)
      if (isOurs) for (const name of ATTRIBUTES) ours.push({ text: element.getAttribute(name) ?? '', where })
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) {
          const text = node.textContent ?? ''
          if (isOurs) ours.push({ text, where })
          else theirs.push(text)
        }
    }
    return { ours, theirs }
  })

/** Latin words in what is ours. A label cannot mark a part of itself, so it may quote what is marked on the page. */
async function latinWords(page: Page): Promise<string[]> {
  const { ours, theirs } = await saidOn(page)
  const quotable = theirs.map((text) => text.trim()).filter((text) => LATIN_WORD.test(text))
  const longestFirst = [...new Set(quotable)].toSorted((a, b) => b.length - a.length)
  const strange = ours.filter(({ text }) => {
    if (!LATIN_WORD.test(text)) return false
    const rest = longestFirst.reduce((left, quoted) => left.replaceAll(quoted, ''), text)
    return LATIN_WORD.test(rest.replaceAll(UNTRANSLATED, '').replaceAll(NAMES, ''))
  })
  return strange.map(({ text, where }) => `${text} ← ${where}`)
}

/** How much wider than the screen the page is. */
const overflow = (page: Page, width: number) =>
  page.evaluate((wanted) => Math.max(document.documentElement.scrollWidth, innerWidth) - wanted, width)

test('every page speaks Amharic alone, and fits the screen', async ({ page, baseURL }, { project }) => {
  test.setTimeout(1_200_000)
  const url = baseURL ?? ''
  const height = page.viewportSize()?.height ?? 844
  await remember(page, { language: 'am' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const pages = [...(await appPages(url)), ...(await listingPages(url))]
  await visit(page, url, pages, async ({ path }) => {
    for (const width of WIDTHS[project.name] ?? []) {
      await page.setViewportSize({ width, height })
      await settle(page)
      expect.soft(await latinWords(page), `${path} at ${width}`).toEqual([])
      expect.soft(await overflow(page, width), `${path} is too wide for ${width}`).toBeLessThanOrEqual(0)
    }
  })
})

test('a word that is neither Amharic nor marked, and a line that is too long, are found', async ({
  page,
}) => {
  await remember(page, { language: 'am' })
  await page.goto('/')
  await settle(page)
  expect(await latinWords(page)).toEqual([])
  await addTo(page, [
    { text: 'ሰላም Hello' },
    { text: 'Selam Haile', lang: '' },
    { title: 'Selam Haileን ይጥሩ' },
    { title: 'Call' },
  ])
  expect((await latinWords(page)).map((found) => found.split(' ← ')[0])).toEqual(['ሰላም Hello', 'Call'])
  const width = page.viewportSize()?.width ?? 0
  expect(await overflow(page, width)).toBe(0)
  await addTo(page, [{ text: '።', width: '3000px' }])
  expect(await overflow(page, width)).toBeGreaterThan(0)
})

interface Added {
  text?: string
  lang?: string
  title?: string
  width?: string
}

/** Puts elements at the end of the page. */
const addTo = (page: Page, elements: readonly Added[]) =>
  page.evaluate((added) => {
    for (const { text = '', lang, title, width = '' } of added) {
      const element = document.createElement('p')
      element.textContent = text
      element.style.width = width
      if (lang !== undefined) element.setAttribute('lang', lang)
      if (title !== undefined) element.setAttribute('title', title)
      document.querySelector('main')?.append(element)
    }
  }, elements)
