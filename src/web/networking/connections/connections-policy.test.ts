import { expect, test } from 'vitest'
import { readConnectionTab, readName } from './connections-policy.ts'

test('an address without a known part shows the connections', () => {
  expect([undefined, 'asks', 'asked', 'find', 'nonsense'].map(readConnectionTab)).toEqual([
    'connected',
    'asks',
    'asked',
    'find',
    'connected',
  ])
})

test('a name is looked for from its second sign on, in either script', () => {
  expect(['', ' s ', 'sa', '  Sara   T ', 'ሣ', 'ሣራ'].map(readName)).toEqual([
    '',
    '',
    'sa',
    'Sara T',
    '',
    'ሣራ',
  ])
})
