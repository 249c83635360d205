import { expect, test } from 'vitest'
import { blocksOf } from './answer-text-policy.ts'

const written = (text: string) =>
  blocksOf(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ parts }) => parts.map((part) => (part.isStrong ? `[${part.text}]` : part.text)).join('')),
  ])

test('paragraphs, lines, lists and words with weight', () => {
  const text = 'Found **two**:\n\n- **Room** one\n* two\n\n1. first\n2) second\nand so on\n\n## End'
  expect(written(text)).toEqual([
    ['text', 'Found [two]:'],
    ['list', '[Room] one', 'two'],
    ['list', 'first', 'second'],
    ['text', 'and so on'],
    ['text', 'End'],
  ])
})

test('everything else stays as it is, also while it is still arriving', () => {
  expect(written('5 * 3 **half')).toEqual([['text', '5 * 3 **half']])
  expect(written('<b>x</b> [a](https://elsewhere.example)')).toEqual([
    ['text', '<b>x</b> [a](https://elsewhere.example)'],
  ])
  expect(written('\n \n')).toEqual([])
})
