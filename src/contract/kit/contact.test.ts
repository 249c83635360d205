import { describe, expect, it } from 'vitest'
import { findContacts, holdsContact, withoutContacts } from './contact.ts'

const kindOf = (text: string) => findContacts(text).map(({ kind }) => kind)

describe('a number to call', () => {
  it.each([
    'Call 202-555-0147 today',
    'Call (202) 555 0147 today',
    'Sofa 202-5550123',
    'Sofa 1 202 555 0123',
    'Sofa 2025550147',
    'Sofa 2 0 2 5 5 5 0 1 2 3',
    'Sofa 2\u200b0\u200b2\u200b5\u200b5\u200b5\u200b0\u200b1\u200b2\u200b3',
    'Sofa ٢٠٢٥٥٥٠١٢٣',
    'Sofa ２０２５５５０１２３',
    'Sofa 𝟐𝟎𝟐𝟓𝟓𝟓𝟎𝟏𝟐𝟑',
    'Sofa 251 911 234 567',
    'Sofa +46 70 123 45 67',
    'ሶፋ ይደውሉ 0911 23 45 67',
    'ስልክ 0911.234.567',
    'ring 020 7946 0123 after six',
  ])('%s', (text) => {
    expect(kindOf(text)).toEqual(['phone'])
  })
})

describe('an address', () => {
  it.each([
    ['Sofa a@b.com', 'email'],
    ['Sofa www.example.org', 'link'],
    ['Sofa https://example.org/1', 'link'],
    ['Sofa see example.com/sofa', 'link'],
    ['Sofa t.me/abcdef', 'link'],
    ['Sofa facebook.com', 'link'],
    ['የሶፋ ሽያጭ mesob.et', 'link'],
  ])('%s', (text, kind) => {
    expect(kindOf(text)).toEqual([kind])
  })
})

describe('none is', () => {
  it.each([
    'Toyota Corolla 2015 120000 miles',
    'BMW 320i 2018 150 000 km',
    'Parts for 2018 2019 2020 models',
    'Rooms 800-950 USD, 2026-2027',
    'Sofa 1,250.00 or best offer',
    'Tickets 25.12.2026 20:00',
    'Event 12/20/2026 18:00-22:00 $25',
    'From 2026-11-21 10:00 to 2026-11-22, $1,200 – 1,500',
    'ቤት ኪራይ 1200 1500 2026',
    'ከ2018 እስከ 2019 ዓ.ም. 120,000 ብር',
    'Table a2b663e4 35626766',
    'Taxes 2023, 2024 and 2025',
    'Clean and quiet.No pets, e.g. cats',
    'Open 9 a.m./p.m. and/or by request',
    'Built 1998–2004; 3 + 1 rooms @ the lake',
  ])('%s', (text) => {
    expect(holdsContact(text)).toBe(false)
  })
})

it('is cut out, and nothing beside it', () => {
  expect(withoutContacts('Write to a@b.com or ring (202) 555-0147, after six', '…')).toBe(
    'Write to … or ring …, after six',
  )
})
