import { describe, expect, it } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { mayAnswer, refusalToDelete, refusalToEdit, refusalToOpen, refusalToWrite } from './message-policy.ts'

const NOW = new Date('2026-09-11T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const says = (text: string): NewContent => ({ kind: 'text', text, photoIds: [] })

describe('writing', () => {
  const place = {
    kind: 'listing',
    opener_id: 'opener',
    answered_at: minutesAgo(5),
    closed_at: null,
    folder: 'inbox',
    slow_seconds: 0,
    owners_only: false,
    role: 'member',
    wrote_at: null,
    side: null,
    last_number: 2,
  } as const

  it.each([
    ['goes on after an answer', {}, null],
    ['ends where the conversation is closed', { closed_at: minutesAgo(1) }, 'messaging.closed'],
    ['waits until a request is answered', { folder: 'requests' }, 'messaging.answer-first'],
    [
      'waits for the answer after so many messages',
      { answered_at: null, last_number: MESSAGE_LIMITS.unansweredMax },
      'messaging.unanswered',
    ],
    ['keeps the pace of a chat', { slow_seconds: 60, wrote_at: minutesAgo(0.5) }, 'messaging.slow-down'],
    ['is for owners alone', { owners_only: true }, 'messaging.owners-only'],
    ['lets owners announce', { owners_only: true, role: 'owner' }, null],
    ['goes on when the pace is kept', { slow_seconds: 60, wrote_at: minutesAgo(1) }, null],
  ] as const)('%s', (_, change, code) => {
    const refused = refusalToWrite({ ...place, ...change }, 'opener', says('Is it still there?'), NOW)
    expect(refused?.code ?? null).toBe(code)
  })

  it('sends a link only after an answer', () => {
    const link = says('See https://example.org')
    const before = { ...place, answered_at: null }
    expect(refusalToWrite(before, 'opener', link, NOW)).toMatchObject({ code: 'messaging.text-only' })
    expect(refusalToWrite(before, 'owner', link, NOW)).toBeNull()
    expect(refusalToWrite(place, 'opener', link, NOW)).toBeNull()
  })

  it('begins with some words', () => {
    expect(refusalToOpen(says('x'.repeat(MESSAGE_LIMITS.firstMin)))).toBeNull()
    const refused = refusalToOpen(says('x'.repeat(MESSAGE_LIMITS.firstMin - 1)))
    expect(refused).toMatchObject({ code: 'messaging.first-too-short' })
  })
})

describe('changing what was written', () => {
  const written = (minutes: number) =>
    ({ sender_id: 'writer', kind: 'text', created_at: minutesAgo(minutes), deleted_at: null }) as const
  const ofTwo = { kind: 'direct', role: 'member' } as const
  const owned = { kind: 'group', role: 'owner' } as const

  it('is for who wrote it, for a while', () => {
    const { editWithin } = MESSAGE_LIMITS
    expect(refusalToEdit(written(editWithin), 'writer', NOW)).toBeNull()
    expect(refusalToEdit(written(editWithin + 1), 'writer', NOW)).toMatchObject({
      code: 'messaging.too-late',
    })
    expect(refusalToEdit(written(1), 'other', NOW)).toMatchObject({ code: 'messaging.message-not-found' })
  })

  it('takes away one’s own, and what owners of a chat do not want there', () => {
    const { deleteWithin } = MESSAGE_LIMITS
    expect(refusalToDelete(written(deleteWithin), ofTwo, 'writer', NOW)).toBeNull()
    const late = refusalToDelete(written(deleteWithin + 1), ofTwo, 'writer', NOW)
    expect(late).toMatchObject({ code: 'messaging.too-late' })
    const foreign = refusalToDelete(written(1), ofTwo, 'other', NOW)
    expect(foreign).toMatchObject({ code: 'messaging.message-not-found' })
    expect(refusalToDelete(written(deleteWithin + 1), owned, 'other', NOW)).toBeNull()
  })
})

it('a proposal is withdrawn by who made it and answered by the other', () => {
  expect(mayAnswer('withdrawn', true)).toBe(true)
  expect(mayAnswer('accepted', true)).toBe(false)
  expect(mayAnswer('accepted', false)).toBe(true)
  expect(mayAnswer('withdrawn', false)).toBe(false)
})
