import { describe, expect, it } from 'vitest'
import { readDays, readWords } from '#server/listings/reading/public.ts'
import { isFasted, readSeason, seasonDays } from './season-policy.ts'

const TODAY = { year: 2026, month: 11, day: 20 }
const namesIn = (text: string) => {
  const words = readWords(text)
  const season = readSeason(words)
  const days = readDays(words, TODAY)?.days ?? null
  return season && seasonDays(season, words, days, TODAY).map(({ name }) => name)
}

describe('feasts and fasts as a whole', () => {
  it.each([
    [
      'when does fasting start in 2027',
      ['ramadan', 'ninevehFast', 'abiyTsom', 'apostlesFast', 'filsetaFast', 'prophetsFast'],
    ],
    ['which holidays are in January', ['genna', 'timket']],
    [
      'የሚቀጥለው ጾም መቼ ነው',
      ['prophetsFast', 'ramadan', 'ninevehFast', 'abiyTsom', 'apostlesFast', 'filsetaFast', 'prophetsFast'],
    ],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names))

  it.each(['fasting food in Seattle', 'fast internet', 'holiday events in Denver', 'room for the holidays'])(
    '%s asks for none',
    (text) => expect(namesIn(text)).toBeNull(),
  )
})

describe('a day of fasting', () => {
  it.each([
    ['a Wednesday', { year: 2026, month: 11, day: 18 }, 3, true],
    ['a Saturday without a fast', { year: 2026, month: 11, day: 21 }, 6, false],
    ['a Monday of Advent', { year: 2026, month: 11, day: 30 }, 1, true],
    ['a Friday behind Fasika', { year: 2027, month: 5, day: 7 }, 5, false],
  ])('%s', (_what, day, weekday, fasted) => expect(isFasted(day, weekday)).toBe(fasted))
})
