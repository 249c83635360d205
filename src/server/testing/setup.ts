import { afterAll, beforeAll, expect, vi } from 'vitest'
import { leftBehind, stateOfProcess, type StateOfProcess } from './process-state.ts'

/*
 * Files of tests share a process, as requests share the server: what one leaves behind would stand in the next. It is
 * put back here, and the file that left it is named.
 */
let before: StateOfProcess

beforeAll(() => {
  before = stateOfProcess()
})

afterAll(() => {
  const left = leftBehind(before, stateOfProcess())
  if (vi.isFakeTimers()) left.push('a clock that stands still (vi.useRealTimers)')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  before.putBack()
  if (left.length > 0)
    throw new Error(`${expect.getState().testPath ?? 'This file'} leaves behind: ${left.join(', ')}`)
})
