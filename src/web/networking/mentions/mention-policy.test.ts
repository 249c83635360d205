import { expect, test } from 'vitest'
import { abebe, sara } from '#web/networking/network.fixture.ts'
import { begunMention, completeMention, mentionsIn } from './mention-policy.ts'

test.each([
  ['@Sa', { name: 'Sa', at: 0 }],
  ['Thanks @Sara T', { name: 'Sara T', at: 7 }],
  ['(@ሳራ', { name: 'ሳራ', at: 1 }],
  ['@Sara Tesfaye wrote', null],
  ['@S', null],
  ['mail@example', null],
  ['no name', null],
  ['@ Sara', null],
])('of “%s” a name is begun: %j', (text, begun) => {
  expect(begunMention(text, text.length)).toEqual(begun)
})

test('only what stands before the caret is looked at', () => {
  expect(begunMention('@Sara', 3)).toEqual({ name: 'Sa', at: 0 })
})

test('the whole name takes the place of its beginning, with a space where none follows', () => {
  const text = 'Ask @Sa'
  expect(completeMention(text, text.length, { at: 4, name: sara.name })).toEqual({
    text: 'Ask @Sara Tesfaye ',
    caret: 18,
  })
  expect(completeMention('Ask @Sa, now', 7, { at: 4, name: sara.name })).toEqual({
    text: 'Ask @Sara Tesfaye, now',
    caret: 17,
  })
})

test('a mention goes with its name', () => {
  const chosen = [sara, abebe].map(({ userId, name }) => ({ userId, name }))
  expect(mentionsIn('@Sara Tesfaye and nobody else', chosen)).toEqual([chosen[0]])
  expect(mentionsIn('@Sara Tesfayesson', chosen)).toEqual([])
})
