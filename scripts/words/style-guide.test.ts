import { describe, expect, test } from 'vitest'
import { breachesOf, readStyleRules, styleRules, type GuidedLanguage } from './style-guide.ts'

const rulesOf: Record<GuidedLanguage, ReturnType<typeof styleRules>> = {
  en: readStyleRules('en'),
  am: readStyleRules('am'),
  ti: readStyleRules('ti'),
  om: readStyleRules('om'),
}

describe('a guide', () => {
  const guide = [
    '| meaning | use | not |',
    '|---|---|---|',
    '| link | አገናኝ | *ሊንክ*, ማያያዣ |',
    '| a listing that can be had | active | on offer |',
  ].join('\n')
  const rules = styleRules('am', guide)

  test.each([
    ['ሊንኩን ሳይሆን ሊንክ ይላኩ', ["'ሊንክ' (አገናኝ)"]],
    ['ከሊንኮች', []],
    ['ለሊንክዎ', ["'ለሊንክዎ' (አገናኝ)"]],
    ['ማያያዣ ይላኩ', ["'ማያያዣ' (አገናኝ)"]],
    ['የማያያዣዎች', []],
    ['It is On offer again', ["'On offer' (active)"]],
    ['non-offer, on offers', []],
  ])('finds whole forms, and any letters where a star stands: %s', (sentence, breaches) => {
    expect(breachesOf(sentence, rules)).toEqual(breaches)
  })

  test('takes neither the head of a table nor a table of another shape for a rule', () => {
    expect(styleRules('en', '| meaning | use | not |\n|---|---|---|\n| a | b |')).toEqual([])
  })
})

describe('each rule finds what is planted', () => {
  test.each<[GuidedLanguage, string, string]>([
    ['en', 'a translated phrase', 'It has to be looked at'],
    ['en', 'a listing that is “on offer”', 'It is on offer until {date}.'],
    ['en', 'folk grammar', 'Whoever has the link can read it.'],
    ['en', 'British spelling', 'Buy tickets from the organiser.'],
    ['en', 'mail for e-mail', 'We sent a mail to {email}.'],
    ['am', 'an imperative to one man', 'መልእክቱን ላክ'],
    ['am', 'a second word for a report', 'ይህን ውይይት ጠቁም'],
    ['am', 'a loan for a link', 'በሊንክ ይክፈቱ'],
    ['am', 'kinship for a match', 'ዝምድናውን ያቋርጡ'],
    ['am', 'a pass that can mean death', 'አልፈዋል'],
    ['am', 'a Latin comma', 'እንግሊዝኛ, አማርኛ'],
    ['am', 'a Latin comma before a variable', 'እስከ ነገ, {date}'],
    ['am', 'a suffix after a variable', '{name}ን ያግዱ'],
    ['am', 'a suffix after a quoted variable', '“{title}”ን ይክፈቱ'],
    ['am', 'a short month', 'ኖቬም 4'],
    ['am', 'a plural after a number', 'ከ6 ሰዓቶች በፊት'],
    ['ti', 'an imperative to one man', 'መልእኽቲ ስደድ'],
    ['ti', 'a suffix after a variable', '{name}ን ዓግቱ'],
    ['ti', 'a Latin comma', 'ትግርኛ, ኣምሓርኛ'],
    ['om', 'an imperative to one person', 'Ergaa ergi'],
    ['om', 'an ending after a variable', '{name}tti barreessaa'],
  ])('%s: %s', (language, _, sentence) => {
    expect(breachesOf(sentence, rulesOf[language])).toHaveLength(1)
  })

  test.each<[GuidedLanguage, string]>([
    ['en', 'Check your e-mail, {email}.'],
    ['en', '{whoever} replied'],
    ['am', '{city}፣ {state}።'],
    ['am', 'ለ{name} መልስ ይስጡ፤ “{title}” የሚለውን ይክፈቱ።'],
    ['am', '{n, plural, one {# ሰው} other {# ሰዎች}} አሉ'],
    ['ti', 'ን{name} መልእኽቲ ስደዱ'],
    ['om', '{name} waliin haasa’aa'],
  ])('%s lets pass what is right: %s', (language, sentence) => {
    expect(breachesOf(sentence, rulesOf[language])).toEqual([])
  })
})
