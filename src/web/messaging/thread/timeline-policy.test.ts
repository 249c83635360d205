import { expect, test } from 'vitest'
import { messageNumber, SARA } from '#web/messaging/message.fixture.ts'
import { isWithin, mentionAt, partsOf, rowsOf, stateOf, withoutMentions } from './timeline-policy.ts'

const dayOf = (instant: string) => instant.slice(0, 10)
const at = (time: string) => ({ at: `2026-06-01T${time}:00.000Z` })
const kinds = (rows: ReturnType<typeof rowsOf>) => rows.map(({ kind }) => kind)

test('each day begins with its name, and what is new is marked once', () => {
  const messages = [
    messageNumber(1, at('09:00')),
    messageNumber(2, { at: '2026-06-02T09:00:00.000Z' }),
    messageNumber(3, { at: '2026-06-02T09:01:00.000Z' }),
  ]
  const rows = rowsOf(messages, { freshFrom: 2, dayOf })
  expect(kinds(rows)).toEqual(['day', 'message', 'day', 'fresh', 'message', 'message'])
})

test('what one person writes within five minutes belongs together', () => {
  const messages = [
    messageNumber(1, at('09:00')),
    messageNumber(2, at('09:04')),
    messageNumber(3, { ...at('09:05'), senderId: SARA }),
    messageNumber(4, { ...at('09:20'), senderId: SARA }),
  ]
  const groups = rowsOf(messages, { freshFrom: null, dayOf }).flatMap((row) =>
    row.kind === 'message' ? [[row.isFirst, row.isLast]] : [],
  )
  expect(groups).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('a notice stands for itself and parts what is around it', () => {
  const messages = [
    messageNumber(1, at('09:00')),
    messageNumber(2, { ...at('09:01'), content: { kind: 'notice', event: 'reserved' } }),
    messageNumber(3, at('09:02')),
  ]
  const rows = rowsOf(messages, { freshFrom: null, dayOf })
  expect(kinds(rows)).toEqual(['day', 'message', 'notice', 'message'])
  expect(rows[3]).toMatchObject({ isFirst: true })
})

test('one’s own message is sent, delivered, then read; only sent where receipts are not told', () => {
  const receipt = { deliveredNumber: 2, readNumber: 1 }
  expect([1, 2, 3].map((number) => stateOf({ number }, receipt))).toEqual(['read', 'delivered', 'sent'])
  expect(stateOf({ number: 1 }, null)).toBe('sent')
})

test('a message may be changed for so many minutes', () => {
  const now = Date.parse('2026-06-01T09:15:00.000Z')
  expect(isWithin('2026-06-01T09:00:00.000Z', 15, now)).toBe(true)
  expect(isWithin('2026-06-01T08:59:59.000Z', 15, now)).toBe(false)
})

test.each([
  ['See https://mesob.example/a?b=1, please', ['words', 'link', 'words']],
  ['javascript:alert(1) http:/no', ['words']],
  ['javascript://%0aalert(1) data://text/html,x vbscript://x', ['words']],
  ['ftp://mesob.example/a intent://x#Intent;end mailto:a@mesob.example', ['words']],
  ['@Abel and @Abel Haile', ['mention', 'words', 'mention']],
  ['you@Somebody', ['words']],
])('%s', (text, expected) => {
  const parts = partsOf(text, ['Abel', 'Abel Haile'])
  expect(parts.map(({ kind }) => kind)).toEqual(expected)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('names that look like patterns are names', () => {
  expect(partsOf('Hi @A.*(b', ['A.*(b']).map(({ kind }) => kind)).toEqual(['words', 'mention'])
})

test('without the names that are mentioned only the other words are left', () => {
  expect(withoutMentions('Hi @Abel, write @somebody', ['Abel'])).toBe('Hi , write @somebody')
})

test('a name is looked for behind an @ at the end', () => {
  expect(mentionAt('Ask @Ha')).toBe('ha')
  expect(mentionAt('@')).toBe('')
  expect(mentionAt('me@work')).toBeNull()
  expect(mentionAt('@Hana is')).toBeNull()
})
