import { afterEach, expect, test } from 'vitest'
import { clearDeviceData } from '#web/platform/device/clear-device-data.ts'
import { deviceText } from '#web/platform/device/device-text.ts'
import { learnedWords, learnWord } from './learned-words.ts'

afterEach(() => localStorage.clear())

test('what was chosen last comes first, for the same letters however they were written', () => {
  learnWord('bet', 'በት')
  learnWord('Bet', 'ቤት')
  expect(learnedWords('BET')).toEqual(['ቤት', 'በት'])
  learnWord('bet', 'በት')
  expect(learnedWords('bet')).toEqual(['በት', 'ቤት'])
  expect(learnedWords('sew')).toEqual([])
})

test('at most three words of 400 spellings are remembered', () => {
  for (const word of ['ሀ', 'ለ', 'ሐ', 'መ']) learnWord('a', word)
  expect(learnedWords('a')).toEqual(['መ', 'ሐ', 'ለ'])
  for (let nth = 0; nth < 400; nth++) learnWord(`w${'x'.repeat(nth)}`, 'ው')
  expect(learnedWords('a')).toEqual([])
  expect(learnedWords('w')).toEqual(['ው'])
})

test('signing out forgets them', async () => {
  learnWord('bet', 'በት')
  await clearDeviceData()
  expect(learnedWords('bet')).toEqual([])
})

test.for(['{', '[1]', '{"bet":"ቤት"}', 'null'])('what is stored as %s is as if nothing was', (text) => {
  deviceText.write('typed-words', text)
  expect(learnedWords('bet')).toEqual([])
  learnWord('bet', 'ቤት')
  expect(learnedWords('bet')).toEqual(['ቤት'])
})
