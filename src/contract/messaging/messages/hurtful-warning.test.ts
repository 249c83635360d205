import { describe, expect, it } from 'vitest'
import { warningsIn } from './text-warning.ts'
import { hasLink, type Warning } from './hurtful-warning.ts'

describe('a message is pointed out for', () => {
  it.each<[string, Warning[]]>([
    ['Call me on 202-555-0147 tonight', ['contact']],
    ['ስልኬ 0911 23 45 67 ነው', ['contact']],
    ['write to sara (at) example (dot) org', ['contact']],
    ['write to sara@example.org', ['contact']],
    ['let us go on in WhatsApp', ['contact']],
    ['በቴሌግራም ያግኙኝ', ['contact']],
    ['I am @sara_rooms there', ['contact']],
    ['send it by Western Union first', ['payment']],
    ['በቅድሚያ ይክፈሉ', ['payment']],
    ['pay here: cash.app/sara', ['payment', 'link']],
    ['tell me the code you got', ['code']],
    ['የማረጋገጫ ኮድ ይላኩልኝ', ['code']],
    ['look at https://example.org/room', ['link']],
  ])('%s', (text, warnings) => {
    expect(warningsIn(text)).toEqual(warnings)
  })

  it.each([
    'Is it still available? I can come on 25.12.2026 at 18:00.',
    'I offer $1,250.00, or 120 000 birr',
    'The room is 20 minutes from the metro, built 1998.',
    'ሰላም፣ ቤቱ አሁንም ይከራያል?',
  ])('nothing: %s', (text) => {
    expect(warningsIn(text)).toEqual([])
  })
})

it('a link is one with an address that opens something', () => {
  expect(hasLink('see example.com/room')).toBe(true)
  expect(hasLink('Clean.No pets')).toBe(false)
})
