import { expect, it } from 'vitest'
import { foldTerm, holdsTerm } from './blocked-term-policy.ts'

const holds = (kind: 'word' | 'link', term: string, text: string) => {
  const folded = foldTerm(kind, term)
  if (folded === null) throw new Error('It is no term.')
  return holdsTerm(text, [{ kind, folded }])
}

it.each<['word' | 'link', string, string]>([
  ['word', 'Free Crypto', 'get FREE   crypto now'],
  ['word', 'ሀዋላ', 'ጥሩ ሃዋላ እዚህ አለ'],
  ['word', 'ሀዋላ', 'በሓዋላ ሳይሆን ሐዋላዎች'],
  ['word', 'c++ (fast)', 'I know C++ (fast)!'],
  ['link', 'https://www.Bad-Rooms.com/', 'see http://bad-rooms.com/listing?id=4'],
  ['link', 'bad-rooms.com', 'login.BAD-ROOMS.com.'],
  ['link', 'bad.com/pay', 'https://bad.com/pay/now'],
  ['link', 'bad.com', 'ｂａｄ.com is here'],
])('%s %s is in: %s', (kind, term, text) => {
  expect(holds(kind, term, text)).toBe(true)
})

it.each<['word' | 'link', string, string]>([
  ['word', 'cry', 'crypto and a crying child'],
  ['word', 'ዋላ', 'ሀዋላ'],
  ['link', 'bad.com', 'notbad.com and bad.community'],
  ['link', 'bad.com/pay', 'bad.com is down'],
])('%s %s is not in: %s', (kind, term, text) => {
  expect(holds(kind, term, text)).toBe(false)
})

it.each(['…', '  ', '..', '-'])('%j is no word', (term) => {
  expect(foldTerm('word', term)).toBeNull()
})
it.each(['bad', 'https://', 'a b.com', '.com'])('%j is no link', (term) => {
  expect(foldTerm('link', term)).toBeNull()
})
