import { describe, expect, test } from 'vitest'
import { hourChoices, minuteChoices } from './clock-policy.ts'

const labels = (...args: Parameters<typeof hourChoices>) =>
  new Map(hourChoices(...args).map(({ value, label }) => [value, label.replace('\u202F', ' ')]))

describe('the hours of a day', () => {
  test('by the dawn clock name their part of the day and run from 12 to 11 twice', () => {
    const hours = labels('am', 'dawn')
    expect([...hours].slice(0, 2)).toEqual([
      ['06', 'ጠዋት 12'],
      ['07', 'ጠዋት 1'],
    ])
    expect(['13', '21', '02'].map((hour) => hours.get(hour))).toEqual(['ቀን 7', 'ማታ 3', 'ሌሊት 8'])
    expect(hours.size).toBe(24)
    expect(labels('en', 'dawn').get('19')).toBe('1 in the evening')
  })

  test('by the usual clock are those of the language: 21 in Amharic, 9 PM in English', () => {
    expect(labels('am', 'usual').get('21')).toBe('21')
    const english = labels('en', 'usual')
    expect(['00', '12', '21'].map((hour) => english.get(hour))).toEqual(['12 AM', '12 PM', '9 PM'])
    expect([...english.keys()][0]).toBe('00')
  })
})

test('minutes are offered in fives, with the one that is set', () => {
  expect(minuteChoices('30')).toHaveLength(12)
  expect(minuteChoices('07').map(({ value }) => value)).toEqual(
    '00 05 07 10 15 20 25 30 35 40 45 50 55'.split(' '),
  )
})
