import { expect, test } from 'vitest'
import { foreignLanguage } from './language-policy.ts'

const declared = { from: null }

test.each([
  ['what its writer named decides', 'Sunny room', 'am', 'en', { from: 'am' }],
  ['the reader’s own', 'Sunny room', 'en', 'en', null],
  ['Oromo for an English reader', 'Mana kireessuu', 'om', 'en', { from: 'om' }],
  ['English for a Tigrinya reader', 'Sunny room', 'en', 'ti', { from: 'en' }],
  ['Amharic for a reader of Afaan Oromo', 'ፀሐያማ ክፍል', undefined, 'om', { from: null }],
  ['Latin letters for a reader of Afaan Oromo', 'Kutaa aduu qabu', undefined, 'om', null],
] as const)('%s', (_, text, lang, reader, wanted) => {
  expect(foreignLanguage(text, lang, reader)).toEqual(wanted)
})

test.each([
  ['ሰላም እንዴት ነህ', 'en', declared],
  ['እሺ', 'en', declared],
  ['Hello there', 'am', declared],
  ['Hello there', 'ti', declared],
  ['Hello there', 'en', null],
  ['ሰላም እንዴት ነህ', 'am', null],
  ['ሰላም እንዴት ነህ', 'ti', null],
  ['ቤቱ አሁንም አለ? OK', 'en', declared],
  ['The one near ሸገር?', 'en', null],
  ['👍 2:30 $900', 'am', null],
  ['https://mesob.example/listing', 'am', null],
] as const)('nobody said what “%s” is in; read in %s', (text, reader, wanted) => {
  expect(foreignLanguage(text, undefined, reader)).toEqual(wanted)
})
