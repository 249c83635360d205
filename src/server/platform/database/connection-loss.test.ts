import { expect, test } from 'vitest'
import { isConnectionLoss, isOutOfDisk, isOverloaded } from './connection-loss.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.for([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08P01',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])('%s is the loss of a connection', (code) => {
  expect(isConnectionLoss(coded(code))).toBe(true)
  expect(isConnectionLoss(new AggregateError([coded(code)]))).toBe(true)
})

test.for([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('"%s" is one too', (words) => expect(isConnectionLoss(new Error(words))).toBe(true))

test.for([
  coded('23505'),
  coded('42P01'),
  coded('53100'),
  new Error('no'),
  'ECONNREFUSED',
  null,
  undefined,
  { code: 7 },
])('%o is none', (error) => expect(isConnectionLoss(error)).toBe(false))

test('a full disk and a server at its limits are told apart', () => {
  expect([isOutOfDisk(coded('53100')), isOverloaded(coded('53100'))]).toEqual([true, false])
  expect([isOutOfDisk(coded('53300')), isOverloaded(coded('53300'))]).toEqual([false, true])
  expect(isOverloaded(coded('57014'))).toBe(true)
})
