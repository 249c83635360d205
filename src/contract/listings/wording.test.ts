import { expect, it } from 'vitest'
import { unfairWording } from './wording.ts'

it.each([
  ['rooms_housing', 'Habesha only, please', 'origin'],
  ['rooms_housing', 'ለሐበሻ ብቻ', 'origin'],
  ['rooms_housing', 'Quiet house, NO KIDS.', 'family'],
  ['jobs', 'Orthodox only', 'religion'],
  ['rooms_housing', 'No wheelchair', 'ability'],
  ['rooms_housing', 'We speak Amharic; everybody is welcome, kids too.', null],
  ['items', 'Habesha only', null],
] as const)('%s: %s', (category, text, kind) => {
  expect(unfairWording(category, text)).toBe(kind)
})
