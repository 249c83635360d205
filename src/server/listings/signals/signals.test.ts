import { describe, expect, it } from 'vitest'
import { isNearlySame, likeness, shinglesOf } from './shingle-policy.ts'
import { signalsInWords } from './phrase-policy.ts'

describe('words that speak of a fraud', () => {
  it.each([
    ['rooms_housing', 'I am out of the country, I will mail you the keys.', ['keys_by_mail']],
    ['rooms_housing', 'ከሀገር ውጭ ነኝ፤ ቁልፉን በፖስታ እልካለሁ።', ['keys_by_mail']],
    ['rooms_housing', 'ከሐገር ውጭ ነኝ', ['keys_by_mail']],
    ['rooms_housing', 'መፍትሕ ብፖስታ ክሰደልኩም እየ', ['keys_by_mail']],
    ['items', 'I am out of the country until Monday.', []],
    ['rooms_housing', 'Deposit before viewing, please.', ['deposit_before_viewing']],
    ['rooms_housing', 'Get your credit report at www.free-score.example.com first.', ['credit_report_link']],
    ['rooms_housing', 'A credit report is welcome, none is fine too.', []],
    ['jobs', 'We send you a check; you buy gift cards.', ['cheque_or_reshipping']],
    ['jobs', 'A small training fee applies.', ['fee_for_job']],
    ['jobs', 'የምዝገባ ክፍያ አለ።', ['fee_for_job']],
    ['items', 'Then send me the code you get.', ['code_request']],
    ['services', 'Best birr rate, better than the bank.', ['hawala_rates']],
    ['services', 'ዶላር እንገዛለን', ['hawala_rates']],
    ['services', 'ዶላር ንሽርፍ ኢና', ['hawala_rates']],
    ['services', 'I sell a sponsor letter.', ['sponsor_letter']],
    ['services', 'Rent my Uber account, weekly.', ['account_rental']],
    ['items', 'Pictures at https://bit.ly/3xyz', ['short_link']],
    ['rooms_housing', 'Habesha only, no kids.', ['unfair_wording']],
    ['rooms_housing', 'ለሀበሻ ብቻ', ['unfair_wording']],
    ['events', 'Habesha only party', []],
  ] as const)('%s: %s', (category, text, signals) => {
    expect(signalsInWords(category, text)).toEqual(signals)
  })

  it.each([
    ['rooms_housing', 'Sunny room near the metro. Deposit of one month, wifi included, kids are welcome.'],
    ['jobs', 'Line cook, paid training, tips on top. We check references.'],
    ['services', 'Tax returns in Amharic and English; I send the forms by mail.'],
    ['items', 'Jebena set. The code of the colour is on the box.'],
    ['rooms_housing', 'ለብቻ የሆነ ክፍል፣ ከሜትሮ አጠገብ።'],
  ] as const)('finds nothing in an honest one of %s: %s', (category, text) => {
    expect(signalsInWords(category, text)).toEqual([])
  })
})

describe('texts that are nearly the same', () => {
  const text =
    'Blue sofa for three people, hardly used, from a home without smoke. Two people carry it easily down the stairs.'
  const of = (words: string) => shinglesOf(words)

  it('are told apart from others', () => {
    expect(likeness(of(text), of(text))).toBe(1)
    expect(isNearlySame(of(text), of(text.replace('Blue', 'Green').replaceAll(/[.,]/g, ' !')))).toBe(true)
    expect(
      isNearlySame(of(text), of('A room for rent near the metro with a window to the garden and wifi')),
    ).toBe(false)
  })

  it('are alike in any script', () => {
    const ride = 'በየሳምንቱ እሑድ ጠዋት ከስቶክሆልም ማእከል ተነስተን እንሄዳለን። ሦስት ሰው ይበቃል። ዋጋ የለውም ሁሉም ይምጣ'
    expect(isNearlySame(of(ride), of(ride.replace('።', '፣')))).toBe(true)
  })

  it('say nothing where there are too few words', () => {
    expect(of('Blue sofa')).toEqual([])
    expect(likeness([], [])).toBe(0)
  })

  it('estimate the common part of long texts', () => {
    const words = Array.from({ length: 900 }, (_, n) => `word${n}`)
    const half = [...words.slice(0, 450), ...words.slice(450).map((word) => `${word}x`)]
    expect(likeness(of(words.join(' ')), of(half.join(' ')))).toBeGreaterThan(0.12)
    expect(likeness(of(words.join(' ')), of(half.join(' ')))).toBeLessThan(0.6)
    expect(of(words.join(' '))).toHaveLength(32)
  })
})
