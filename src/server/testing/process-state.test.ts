import { describe, expect, test } from 'vitest'
import { leftBehind, stateOfProcess } from './process-state.ts'

describe('what a file leaves behind', () => {
  test('nothing, when it put everything back', () => {
    const before = stateOfProcess()
    expect(leftBehind(before, stateOfProcess())).toEqual([])
  })

  test.each<[string, () => void, string]>([
    ['a new variable', () => (process.env['LEFT_BEHIND'] = '1'), 'the variable LEFT_BEHIND'],
    ['a variable that is gone', () => delete process.env['PATH'], 'the variable PATH'],
    [
      'a replaced function',
      () => (globalThis.fetch = () => Promise.reject(new Error('no'))),
      'a replaced fetch',
    ],
    ['a replaced method', () => (Math.random = () => 0.5), 'a replaced Math.random'],
  ])('%s is named, and put back', (_, change, named) => {
    const before = stateOfProcess()
    change()
    const left = leftBehind(before, stateOfProcess())
    before.putBack()
    expect(left).toEqual([named])
    expect(leftBehind(before, stateOfProcess())).toEqual([])
  })

  test('a listener is named', () => {
    const before = stateOfProcess()
    const listener = () => undefined
    process.on('SIGHUP', listener)
    const left = leftBehind(before, stateOfProcess())
    process.off('SIGHUP', listener)
    expect(left).toEqual(['a listener to SIGHUP'])
  })
})
