import { afterEach, expect, test, vi } from 'vitest'
import { tabText } from '#web/platform/device/device-text.ts'
import * as held from './chat-store.ts'

afterEach(() => {
  held.forgetMessages()
  held.claimChat(null)
})

/** The same tab, loaded anew. */
async function afterReload(): Promise<typeof held> {
  vi.resetModules()
  return import('./chat-store.ts')
}

const answered = (question: string, answer: string): void => {
  const id = held.beginAnswer(question)
  held.changeMessage(id, (last) => ({ ...last, content: answer }))
  held.endAnswer(id, 'whole')
}
const words = ({ messages }: held.Chat) => messages.map(({ role, content }) => `${role}: ${content}`)

test('a question, and the message that its answer fills', () => {
  const id = held.beginAnswer('A room?')
  expect(words(held.readChat())).toEqual(['user: A room?', 'assistant: '])
  expect(held.isAnswering(held.readChat())).toBe(true)
  held.changeMessage(id, (last) => ({ ...last, content: `${last.content}Two.` }))
  held.endAnswer(id, 'whole')
  expect(words(held.readChat())).toEqual(['user: A room?', 'assistant: Two.'])
  expect(held.isAnswering(held.readChat())).toBe(false)
})

test('an answer without a word leaves its question alone, to be asked again', () => {
  held.endAnswer(held.beginAnswer('A room?'), 'failed')
  held.addFailure('other')
  expect(held.readChat().messages.map(({ failure }) => failure)).toEqual([null, 'other'])
  expect(held.takeLastQuestion()).toBe('A room?')
  expect(held.readChat().messages).toEqual([])
  expect(held.takeLastQuestion()).toBeNull()
})

test('a reload of the tab keeps what was said, and ends what was arriving', async () => {
  answered('One?', 'First.')
  held.changeMessage(held.beginAnswer('Two?'), (last) => ({ ...last, content: 'Sec' }))
  const { readChat, isAnswering } = await afterReload()
  expect(words(readChat())).toEqual(['user: One?', 'assistant: First.', 'user: Two?'])
  expect(isAnswering(readChat())).toBe(false)
})

test('what cannot be read is as if it were not there', async () => {
  tabText.write('assistant', '{"messages":[{"role":"system"}]}')
  expect((await afterReload()).readChat().messages).toEqual([])
})

test('a visitor who signs in keeps the conversation; it goes with them when they sign out', () => {
  answered('One?', 'First.')
  expect(held.claimChat('sara')).toBe(true)
  expect(words(held.readChat())).toHaveLength(2)
  expect(held.claimChat('sara')).toBe(true)
  expect(held.claimChat(null)).toBe(false)
  expect(held.readChat().messages).toEqual([])
  expect(tabText.read('assistant')).toBeNull()
})

test('somebody else finds nothing, also after a reload', async () => {
  held.claimChat('sara')
  answered('One?', 'First.')
  const { claimChat, readChat } = await afterReload()
  expect(words(readChat())).toHaveLength(2)
  expect(claimChat('abebe')).toBe(false)
  expect(readChat().messages).toEqual([])
})

test('words of an answer that was forgotten meanwhile are not shown to anybody', () => {
  held.claimChat('sara')
  const id = held.beginAnswer('Mine?')
  held.claimChat(null)
  held.changeMessage(id, (last) => ({ ...last, content: 'secret' }))
  held.endAnswer(id, 'stopped')
  expect(held.readChat().messages).toEqual([])
})
