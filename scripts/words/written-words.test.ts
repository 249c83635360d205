import { expect, test } from 'vitest'
import { isWorded, writtenTexts } from './written-words.ts'

const textsOf = (text: string) => writtenTexts({ path: 'src/server/toys/toy-view.ts', text })

test('texts are found with their line, templates with braces for their variables', () => {
  expect(textsOf("const a = { id: 'toy', say: 'A new toy' }\nconst b = (n) => `በ${n} ቀን`")).toEqual([
    { line: 1, text: 'A new toy' },
    { line: 2, text: 'በ{} ቀን' },
  ])
})

test('other words by which a question is found are not read', () => {
  expect(textsOf("const a = { question: 'ለምን?', also: 'ሊንክ ኦንላይን' }")).toEqual([{ line: 1, text: 'ለምን?' }])
})

test.each([
  ['src/server/toys/toy-view.ts', true],
  ['src/server/toys/send-toy-job.ts', true],
  ['src/contract/legal/faq/am/app.ts', true],
  ['src/server/toys/toy-view.test.ts', false],
  ['src/server/toys/toy-store.ts', false],
  ['src/server/assistant/guide/reading/cue-policy.ts', false],
])('%s is worded: %s', (path, expected) => {
  expect(isWorded(path)).toBe(expected)
})
