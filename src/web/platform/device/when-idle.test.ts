import { beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('where the browser says when it is idle, it is asked, and asked no longer once it is taken back', () => {
  const request = vi.fn<typeof requestIdleCallback>((act) => {
    act({ didTimeout: false, timeRemaining: () => 0 })
    return 7
  })
  const cancel = vi.fn<typeof cancelIdleCallback>()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const act = vi.fn<() => void>()
  whenIdle(act, { latest: 300 })()
  expect(request.mock.calls[0]?.[1]).toEqual({ timeout: 300 })
  expect(act).toHaveBeenCalledOnce()
  expect(cancel).toHaveBeenCalledWith(7)
})

test('elsewhere it is guessed', () => {
  expect('requestIdleCallback' in window).toBe(false)
  const act = vi.fn<() => void>()
  whenIdle(act, { latest: 300, guess: 100 })
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledOnce()
  whenIdle(act, { latest: 300 })()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})
