import type { Page } from '@playwright/test'
import { CURRENCIES } from '#contract/listings/price.ts'
import { UNTRANSLATED } from '../scripts/words/message-catalogues.ts'

/**
 * Names that stay as they are: the app's, the operator's, those of licences and of what they allow, of browsers and
 * their systems, an address as an example, and codes of currencies.
 */
const NAMES = new RegExp(
  `\\b(Mesob( contributors)?|GeoNames|geonames\\.org|zipcodes|Dav Glass|BSD|Creative Commons Attribution|SIL Open Font License|Bricolage Grotesque|Figtree|Noto Sans Ethiopic|Chrome|Android|Linux|name@example\\.org|${CURRENCIES.join('|')})\\b`,
  'g',
)
const LATIN_WORD = /\p{Script=Latin}{3,}/u

/** Whatever has a Latin word in it. */
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
  page.evaluate((latin) => {
    const isLatin = (text: string) => new RegExp(latin, 'u').test(text)
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']
    const ours = isLatin(document.title) ? [{ text: document.title, where: 'the title' }] : []
    const theirs: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript')) continue
      if (element.matches('textarea, input:not([type=radio], [type=checkbox])'))
        theirs.push((element as HTMLInputElement).value)
      const isOurs =
        element.closest('[lang]') === document.documentElement && !(element instanceof HTMLTextAreaElement)
      const texts = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .filter(isLatin)
      if (!isOurs) {
        theirs.push(...texts)
        continue
      }
      const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').filter(isLatin)
      for (const text of [...attributes, ...texts])
        ours.push({ text, where: element.outerHTML.slice(0, 150) })
    }
    return { ours, theirs }
  }, LATIN_WORD.source)

/** Latin words in what is ours. A label cannot mark a part of itself, so it may quote what is marked on the page. */
export async function latinWords(page: Page): Promise<string[]> {
  const { ours, theirs } = await saidOn(page)
  const quotable = theirs.map((text) => text.trim())
  const longestFirst = [...new Set(quotable)].toSorted((a, b) => b.length - a.length)
  const strange = ours.filter(({ text }) => {
    const rest = longestFirst.reduce((left, quoted) => left.replaceAll(quoted, ''), text)
    return LATIN_WORD.test(rest.replaceAll(UNTRANSLATED, '').replaceAll(NAMES, ''))
  })
  return strange.map(({ text, where }) => `${text} ← ${where}`)
}
