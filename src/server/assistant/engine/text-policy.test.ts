import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ListingId } from '#contract/listings/listing.ts'
import type { Found } from '#server/assistant/open-turn.ts'
import { newTextFilter, withoutAddresses } from './text-policy.ts'

const ID = ListingId.parse('0190b5a4-7f10-7000-8000-000000000001')
const OTHER = '0190b5a4-7f10-7000-8000-000000000002'
const found: Found = new Map([[`listing:${ID}`, { kind: 'listing', id: ID }]])

/** The words and ids that are left when the text comes in these pieces. */
function filtered(pieces: readonly string[]): { text: string; ids: string[] } {
  const filter = newTextFilter(found)
  const all = [...pieces.flatMap((piece) => filter.add(piece)), ...filter.end()]
  return {
    text: all.map((one) => (one.kind === 'text' ? one.text : '')).join(''),
    ids: all.flatMap((one) => (one.kind === 'card' && 'id' in one.card ? [one.card.id] : [])),
  }
}

const cut = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []

describe('withoutAddresses', () => {
  it.each([
    'https://evil.example/steal?x=1',
    'HTTP://EVIL.EXAMPLE',
    'www.evil.example',
    'evil.example/path',
    'evil.com',
    '![pixel](https://evil.example/p.png)',
    '[click here](javascript:alert(1))',
    '<img src=//evil.example/x>',
    '<script>fetch("//evil.example")</script>',
    '//evil.example/x',
    'mailto:thief@evil.example',
    'tel:+12025550134',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://192.0.2.7/x',
    '192.0.2.7:8080',
    'xn--80ak6aa92e.com',
    'ftp://evil.example',
    'https:]]//evil.]]example/x',
    'javascri]]pt:alert(1)',
    'te]]l:+12025550134',
    `https:/${OTHER}/evil.[[example/steal`,
    'java<b>script:alert(1)',
    `evil.example${OTHER}/x`,
    `${OTHER}evil.example_`,
  ])('%s is gone', (address) => {
    const left = withoutAddresses(`Look: ${address} now`)
    expect(left).not.toMatch(/evil|example|javascript|192\.0|pixel\]|script>|tel:|mailto|data:|xn--/i)
    expect(left).toMatch(/^Look:.*now$/s)
  })

  it.each([
    'A room for $1.200, i.e. $9.50 an hour, at 3 p.m.',
    'መስከረም 1 ቀን 2019 ዓ.ም. ነው።',
    'See e.g. the first one. Then write to them.',
    'It is 2.5 miles away (4 km).',
    'Meskerem 1, 2019 E.C. is a Friday.',
  ])('“%s” stays', (text) => expect(withoutAddresses(text)).toBe(text))
})

it('no removal puts an address together', () => {
  const noise = fc.constantFrom('', '', '', '[[', ']]', '<b>', OTHER, '![](', '//', '[x](y)')
  const letters = [...'https://evil.example/x']
  fc.assert(
    fc.property(fc.array(noise, { minLength: letters.length, maxLength: letters.length }), (between) => {
      const text = letters.map((letter, at) => `${letter}${between[at]}`).join('')
      expect(withoutAddresses(text)).not.toMatch(/evil\.example|https?:\/\/\w/)
    }),
    // one in some thousand of these texts is enough for who attacks
    { numRuns: 5000 },
  )
})

describe('newTextFilter', () => {
  const text = `Here it is:\n[[listing:${ID}]]\nand [[listing:${OTHER}]] at https://evil.example/x or ${OTHER}. Good luck!`

  it.each([1, 2, 3, 7, 20, 500])('says the same in pieces of %i', (size) => {
    const { text: left, ids } = filtered(cut(text, size))
    expect(ids).toEqual([ID])
    expect(left.replaceAll(/\s+/g, ' ')).toMatch(/^Here it is: and at or \.? ?Good luck!$/)
  })

  it('lets no address through, wherever the pieces end', () => {
    const address = fc.constantFrom(
      'https://evil.example/x',
      'evil.com/y',
      '![a](http://evil.example/b.png)',
      `[[listing:${OTHER}]]`,
    )
    const word = fc.constantFrom('room', 'in', 'ሲያትል', '$900', 'is', 'good.', '\n')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(word, address), { maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (words, size) => {
          const { text: left, ids } = filtered(cut(words.join(' '), size))
          expect(left).not.toMatch(/evil|https?:|0190b5a4/)
          expect(ids).toEqual([])
        },
      ),
    )
  })

  it('keeps plain words as they are', () => {
    const words = fc.array(fc.constantFrom('room', 'በሲያትል', '$900', 'and', 'ክፍል።', 'so'), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 9 }), (all, size) => {
        expect(filtered(cut(all.join(' '), size)).text).toBe(all.join(' '))
      }),
    )
  })
})
