import { expect, test } from 'vitest'
import { writtenIn } from './written-in.ts'

const CARD = { lang: 'en', title: 'Blue sofa', translation: { lang: 'am', title: 'ሰማያዊ ሶፋ' } } as const
const PAGE = {
  ...CARD,
  description: 'Hardly used',
  translation: { ...CARD.translation, description: 'ብዙም ያልተጠቀምንበት' },
} as const

test('whoever reads the second language reads the second text, and the way back lies beside it', () => {
  expect(writtenIn(PAGE, 'am')).toEqual({
    lang: 'am',
    title: 'ሰማያዊ ሶፋ',
    description: 'ብዙም ያልተጠቀምንበት',
    translation: { lang: 'en', title: 'Blue sofa', description: 'Hardly used' },
  })
  expect(writtenIn(writtenIn(PAGE, 'am'), 'en')).toEqual(PAGE)
})

test('a card has no description, whichever text it shows', () => {
  expect(writtenIn(CARD, 'am')).toEqual({
    lang: 'am',
    title: 'ሰማያዊ ሶፋ',
    translation: { lang: 'en', title: 'Blue sofa' },
  })
})

test.each([
  ['of neither language', CARD, 'ti'],
  ['of the first', CARD, 'en'],
  ['of a listing in one language', { lang: 'en', title: 'Blue sofa', translation: null }, 'am'],
  ['of an older answer without the field', { lang: 'en', title: 'Blue sofa' }, 'am'],
] as const)('a reader %s reads what was written first', (_, listing, language) => {
  expect(writtenIn<typeof listing>(listing, language)).toBe(listing)
})
