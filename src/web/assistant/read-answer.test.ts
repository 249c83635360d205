import { expect, test } from 'vitest'
import { ListingId } from '#contract/listings/listing.ts'
import { DONE, saying, streamInPieces, streamOf } from './chat.fixture.ts'
import { ChatFailure } from './failure-policy.ts'
import { type Piece, readAnswer } from './read-answer.ts'

const id = ListingId.parse('0197c0de-0000-7000-8000-000000000001')

async function read(answer: Response): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const piece of readAnswer(answer)) pieces.push(piece)
  return pieces
}
const wordsOf = async (answer: Response) => (await read(answer)).map(({ content }) => content).join('')
const failureOf = (answer: Response) =>
  read(answer).then(
    () => null,
    (error: unknown) => (error instanceof ChatFailure ? error.reason : error),
  )

test('the words of a stream up to its done marker; what follows is not read', async () => {
  expect(await wordsOf(streamOf(saying('Selam, '), saying('Sara.'), DONE, saying('more')))).toBe(
    'Selam, Sara.',
  )
})

test.each([1, 2, 3, 7, 64])('cut into pieces of %i bytes, in any letter or line', async (size) => {
  const text = `: a comment\r\n\r\n${saying('ሰላም፣ ')}event: x\n${saying('ክፍል 🏠')}`.replaceAll(
    '\n\n',
    '\r\n\r\n',
  )
  expect(await wordsOf(streamInPieces(text + DONE, size))).toBe('ሰላም፣ ክፍል 🏠')
})

test('a stream without a space after its colon, and with chunks that say nothing', async () => {
  const lines = ['data:{"choices":[{"delta":{"content":"one"}}]}\n', 'data: {"choices":[]}\n']
  const silent = ['data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n', 'data: not JSON\n']
  expect(await wordsOf(streamOf(...lines, ...silent, 'data:[DONE]\n'))).toBe('one')
})

test('cards of the contract come along, others do not', async () => {
  const cards = [
    { kind: 'listing', id },
    { kind: 'listing', id: 'https://elsewhere.example' },
    { kind: 'link', href: 'https://elsewhere.example' },
    { kind: 'faq', id: 'renew-listing' },
    { kind: 'faq', id: 'no-such-answer' },
  ]
  const line = `data: ${JSON.stringify({ choices: [{ delta: { content: 'Look' } }], cards })}\n\n`
  const [piece] = await read(streamOf(line, DONE))
  expect(piece?.cards).toEqual([
    { kind: 'listing', id },
    { kind: 'faq', id: 'renew-listing' },
  ])
})

test('suggestions: a few of them, words alone; none named is not the same as none', async () => {
  const many = JSON.stringify({ choices: [], suggestions: ['a', 1, null, 'b', 'c', 'd', 'e'] })
  const pieces = await read(streamOf(saying('x'), `data: ${many}\n\n`, DONE))
  expect(pieces.map(({ suggestions }) => suggestions)).toEqual([null, ['a', 'b', 'c', 'd']])
})

test.each([
  ['the message of a choice', { choices: [{ message: { content: 'whole' } }], content: 'other' }],
  ['a message', { message: { content: 'whole' }, content: 'other' }],
  ['content', { content: 'whole' }],
])('without a stream: %s', async (_, answer) => {
  expect(await wordsOf(Response.json(answer))).toBe('whole')
})

test.each([
  [429, 'tooMany'],
  [402, 'unpaid'],
  [400, 'other'],
  [500, 'other'],
])('a refusal with %i is %s', async (status, reason) => {
  expect(await failureOf(Response.json({ error: 'no' }, { status }))).toBe(reason)
})

test.each([
  ['half a stream', streamOf(saying('half of'))],
  ['nothing', streamOf()],
  ['no words', streamOf(DONE)],
  ['a page', new Response('<!doctype html><p>Bad gateway</p>', { headers: { 'content-type': 'text/html' } })],
  ['JSON without words', Response.json({ choices: [] })],
  ['an empty message', Response.json({ content: '  ' })],
  ['broken JSON', new Response('{"content', { headers: { 'content-type': 'application/json' } })],
])('%s is a failure', async (_, answer) => {
  expect(await failureOf(answer)).toBe('other')
})

test('an error in the midst of words is what it would have been before them', async () => {
  const broken = `data: ${JSON.stringify({ choices: [], error: { message: 'x', status: 429 } })}\n\n`
  expect(await failureOf(streamOf(saying('one'), broken))).toBe('tooMany')
})
