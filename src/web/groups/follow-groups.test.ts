import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices.ts'
import { followGroups } from './follow-groups.ts'

const SUBJECT = '0199a000-0000-7000-8000-0000000000aa'
const APPROVED: Notice = { kind: 'group_approved', subjectId: SUBJECT, facts: { title: 'Coffee' } }
const WRITTEN: Notice = { kind: 'messages', subjectId: SUBJECT, facts: { from: 'Abeba', count: 1 } }

test('what is told of a group has its open pages read anew; what is told of anything else does not', () => {
  const cache = new QueryClient()
  const key = ['groups', 'read-group', {}]
  cache.setQueryData(key, {})
  let send: (payload: unknown) => void = () => undefined
  followGroups(
    { on: (_event, schema, listener) => (send = (payload) => listener(schema.parse(payload))) },
    cache,
  )
  const isStale = (notice: Notice) => {
    send({
      notification: { id: SUBJECT, notice, at: '2026-11-20T12:00:00.000Z', isRead: false },
      isMore: false,
    })
    return cache.getQueryState(key)?.isInvalidated
  }
  expect(isStale(WRITTEN)).toBe(false)
  expect(isStale(APPROVED)).toBe(true)
})
