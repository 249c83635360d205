import { describe, expect, it } from 'vitest'
import { beginningOf, withoutContacts } from './text-policy.ts'

describe('ways to reach somebody stay out:', () => {
  it.each([
    ['Call (202) 555-0143 after six', 'Call … after six'],
    ['+46 70 123 45 67, evenings', '…, evenings'],
    ['ስልክ 0911 234 567 ይደውሉ', 'ስልክ … ይደውሉ'],
    ['write to sara.b@example.org please', 'write to … please'],
    ['see https://t.me/sara and www.example.org', 'see … and …'],
    ['t.me/sara_rooms or @sara_rooms', '… or …'],
  ])('%s', (text, kept) => {
    expect(withoutContacts(text)).toBe(kept)
  })

  it.each([
    'From 2026-11-21 10:00 to 2026-11-22, $1,200 – 1,500',
    'Toyota Corolla 2018, 84,000 miles, $12,500.00',
    'Built 1998–2004; 3 + 1 rooms @ the lake',
    'ከ2018 እስከ 2019 ዓ.ም. 120,000 ብር',
  ])('but not “%s”', (text) => {
    expect(withoutContacts(text)).toBe(text)
  })
})

it('cuts between words, on one line, and never within a letter', () => {
  expect(beginningOf('A room\n  near the lake', 40)).toBe('A room near the lake')
  expect(beginningOf('A sunny room near the lake', 16)).toBe('A sunny room…')
  expect(beginningOf('👩🏾‍🍳'.repeat(9), 5)).toBe(`${'👩🏾‍🍳'.repeat(4)}…`)
})
