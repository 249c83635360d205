import { expect, test } from 'vitest'
import { CallError } from '#web/platform/call/call-error.ts'
import { isFinal, nextOf, type Outgoing, waitAfter } from './outbox-policy.ts'

const outgoing = (parts: Partial<Outgoing> = {}): Outgoing => ({
  id: crypto.randomUUID(),
  userId: 'sara',
  lane: 'lane',
  at: '2026-06-01T09:00:00.000Z',
  failure: null,
  ...parts,
})

test.each([
  ['a refusal', new CallError('messaging.closed', 409), true],
  ['a pace that is kept', new CallError('messaging.slow-down', 429), true],
  ['no answer', new CallError('network', 0), false],
  ['an outage', new CallError('server.unexpected', 500), false],
  ['haste', new CallError('request.too-many', 429), false],
  ['a session that is being renewed', new CallError('auth.signed-out', 401), false],
  ['what nobody expected', new TypeError('undefined'), false],
])('%s', (_what, error, expected) => expect(isFinal(error)).toBe(expected))

test('pauses grow up to half a minute', () => {
  expect([1, 2, 3, 6, 20].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})

test('each conversation has its own order, and what was refused holds up nobody', () => {
  const failure = { code: 'messaging.closed', status: 409, details: null }
  const [refused, first, second] = [outgoing({ failure }), outgoing(), outgoing()]
  const waiting = [outgoing({ lane: 'other' }), refused, first, second]
  expect(nextOf(waiting, 'lane')).toBe(first)
  expect(nextOf([refused], 'lane')).toBeUndefined()
})
