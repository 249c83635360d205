import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLine } from '#web/platform/live/live-line.ts'
import { render } from '#web/testing/render.tsx'
import { endTyping, noteTyping, emitTyping, stopTyping, useTypists } from './follow-typing.ts'
import { ABEL, SARA, THREAD } from './message.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  setLine(null)
  vi.useRealTimers()
})

const Typists = () => <p>{useTypists(THREAD).length}</p>
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('who writes is shown until they have stopped for a while, or it is there', async () => {
  vi.useRealTimers()
  await render(<Typists />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  expect(screen.getByText('0')).toBeTruthy()
  act(() => noteTyping(THREAD, ABEL))
  act(() => noteTyping(THREAD, SARA))
  expect(screen.getByText('2')).toBeTruthy()
  act(() => endTyping(THREAD, SARA))
  expect(screen.getByText('1')).toBeTruthy()
  pass(4000)
  act(() => noteTyping(THREAD, ABEL))
  pass(4000)
  expect(screen.getByText('1')).toBeTruthy()
  pass(2001)
  expect(screen.getByText('0')).toBeTruthy()
})

test('one’s own letters are told now and then, and at once after a message', () => {
  const emit = vi.fn<(event: string, payload: unknown) => void>()
  setLine({ emit })
  emitTyping(THREAD)
  emitTyping(THREAD)
  expect(emit.mock.calls).toEqual([['messaging.typing', { threadId: THREAD }]])
  vi.advanceTimersByTime(3001)
  emitTyping(THREAD)
  expect(emit).toHaveBeenCalledTimes(2)
  stopTyping(THREAD)
  emitTyping(THREAD)
  expect(emit).toHaveBeenCalledTimes(3)
})
