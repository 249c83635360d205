import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import type { Notice } from '#contract/notices.ts'
import { api } from '#web/platform/call/api.ts'
import { followConnections } from './follow-connections.ts'

const SUBJECT = '0199a000-0000-7000-8000-0000000000aa'
const ASKED: Notice = { kind: 'connection_asked', subjectId: SUBJECT, facts: { person: 'Abeba' } }
const WRITTEN: Notice = { kind: 'messages', subjectId: SUBJECT, facts: { from: 'Abeba', count: 1 } }

test('who asks or accepts is seen where people are listed; other news change nothing there', () => {
  const cache = new QueryClient()
  const keys = [api(listConnections).key({}), api(readPerson).key({ userId: SUBJECT })]
  for (const key of keys) cache.setQueryData(key, {})
  let send: (payload: unknown) => void = () => undefined
  followConnections(
    { on: (_event, schema, listener) => (send = (payload) => listener(schema.parse(payload))) },
    cache,
  )
  const areStale = (notice: Notice) => {
    send({
      notification: { id: SUBJECT, notice, at: '2026-11-20T12:00:00.000Z', isRead: false },
      isMore: false,
    })
    return keys.map((key) => cache.getQueryState(key)?.isInvalidated)
  }
  expect(areStale(WRITTEN)).toEqual([false, false])
  expect(areStale(ASKED)).toEqual([true, true])
})
