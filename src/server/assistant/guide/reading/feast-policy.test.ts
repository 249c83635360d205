import { describe, expect, it } from 'vitest'
import { readWords, readYear } from '#server/listings/reading/public.ts'
import { feastDays, matchFeastBySound, readFeast } from './feast-policy.ts'

/** A Friday. */
const TODAY = { year: 2026, month: 11, day: 20 }

describe('feasts', () => {
  const firstDay = (text: string) => {
    const words = readWords(text)
    const feast = readFeast(words) ?? matchFeastBySound(words)
    return feast && feastDays(feast.name, readYear(words, TODAY), TODAY)[0]?.firstDay
  }

  it.each([
    ['Fasika 2027', '2027-05-02'],
    ['ፋሲካ 2019', '2027-05-02'],
    ['Fasika 2019 E.C.', '2027-05-02'],
    ['Genna', '2027-01-07'],
    ['Enkutatash', '2027-09-12'],
    ['fasikaa 2027', '2027-05-02'],
    ['eid al adha 2027', '2027-05-16'],
  ])('%s', (text, day) => expect(firstDay(text)).toBe(day))
})
