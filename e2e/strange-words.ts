import type { Page } from '@playwright/test'
import type { DisplayLanguage } from '#contract/language/language.ts'
import { CURRENCIES } from '#contract/listings/price.ts'
import { UNTRANSLATED } from '../scripts/words/message-catalogues.ts'

/**
 * Names that stay as they are: the app's, the operator's, those of licences and of what they allow, of browsers and
 * their systems, an address as an example, codes of currencies and offsets of clocks.
 */
const NAMES = new RegExp(
  `\\b(Mesob( contributors)?|GeoNames|geonames\\.org|zipcodes|Dav Glass|BSD|Creative Commons Attribution|SIL Open Font License|Bricolage Grotesque|Figtree|Noto Sans Ethiopic|Chrome|Android|Linux|name@example\\.org|GMT|${CURRENCIES.join('|')})\\b`,
  'g',
)
const LATIN_WORD = /\p{Script=Latin}{3,}/u
/** Afaan Oromo shares its letters with English, but none of these words. */
const ENGLISH_WORD =
  /\b(and|are|by|days?|for|from|has|have|listings?|messages?|months?|not|please|search|sign|that|the|this|was|will|with|years?|your?|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|(Sept|Nov|Dec)ember|October)\b/iu

/** What is foreign on a page of a language. */
const FOREIGN: Record<Exclude<DisplayLanguage, 'en'>, RegExp> = {
  am: LATIN_WORD,
  ti: LATIN_WORD,
  om: ENGLISH_WORD,
}

/** Whatever has a foreign word in it. */
interface Said {
  /** Each with where it stands. */
  ours: { text: string; where: string }[]
  theirs: string[]
}

/**
 * Everything the page says or tells a screen reader: texts, names, titles and placeholders. What stands in an element
 * with a language of its own is somebody's, or the name of a language, and so is what somebody typed.
 */
const saidOn = (page: Page, foreign: RegExp): Promise<Said> =>
  page.evaluate(
    ({ source, flags }) => {
      const isForeign = (text: string) => new RegExp(source, flags).test(text)
      const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']
      const ours = isForeign(document.title) ? [{ text: document.title, where: 'the title' }] : []
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
          .filter(isForeign)
        if (!isOurs) {
          theirs.push(...texts)
          continue
        }
        const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').filter(isForeign)
        for (const text of [...attributes, ...texts])
          ours.push({ text, where: element.outerHTML.slice(0, 150) })
      }
      return { ours, theirs }
    },
    { source: foreign.source, flags: foreign.flags },
  )

/** Words in what is ours that are not of the page's language. A label cannot mark a part of itself, so it may quote what is marked on the page. */
export async function strangeWords(page: Page, language: keyof typeof FOREIGN = 'am'): Promise<string[]> {
  const foreign = FOREIGN[language]
  const { ours, theirs } = await saidOn(page, foreign)
  const quotable = theirs.map((text) => text.trim())
  const longestFirst = [...new Set(quotable)].toSorted((a, b) => b.length - a.length)
  const strange = ours.filter(({ text }) => {
    const rest = longestFirst.reduce((left, quoted) => left.replaceAll(quoted, ''), text)
    return foreign.test(rest.replaceAll(UNTRANSLATED, '').replaceAll(NAMES, ''))
  })
  return strange.map(({ text, where }) => `${text} ← ${where}`)
}
