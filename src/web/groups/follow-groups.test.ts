import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices.ts'
import { type Group, GroupId } from '#contract/groups/group.ts'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { api } from '#web/platform/call/api.ts'
import { groupOf, membershipOf } from './group.fixture.ts'
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
    {
      on(event, schema, listener) {
        if (event === 'notifications.created') send = (payload) => listener(schema.parse(payload))
      },
    },
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

test('the count of a page that is open follows; who waits has it read anew', () => {
  const cache = new QueryClient()
  let count: (payload: unknown) => void = () => undefined
  followGroups(
    {
      on(event, schema, listener) {
        if (event === 'groups.counted') count = (payload) => listener(schema.parse(payload))
      },
    },
    cache,
  )
  const member = groupOf({ membership: null })
  const waiting = groupOf({ id: GroupId.parse(SUBJECT) })
  const keyOf = ({ id }: Group) => api(readGroup).key({ groupId: id })
  cache.setQueryData(keyOf(member), member)
  const membership = membershipOf({ status: 'pending', waitsFor: 'seat', queuePosition: 2 })
  cache.setQueryData(keyOf(waiting), { ...waiting, membership })
  for (const { id } of [member, waiting]) count({ groupId: id, memberCount: 31, maxMembers: 40 })
  expect(cache.getQueryData(keyOf(member))).toMatchObject({ memberCount: 31, maxMembers: 40 })
  expect(cache.getQueryState(keyOf(member))?.isInvalidated).toBe(false)
  expect(cache.getQueryState(keyOf(waiting))?.isInvalidated).toBe(true)
})

test('the polls of a group that is open are read anew when one is another', () => {
  const cache = new QueryClient()
  let change: (payload: unknown) => void = () => undefined
  followGroups(
    {
      on(event, schema, listener) {
        if (event === 'groups.polls-changed') change = (payload) => listener(schema.parse(payload))
      },
    },
    cache,
  )
  const keyOf = (id: string) => api(listPolls).key({ groupId: GroupId.parse(id) })
  const other = groupOf().id
  for (const id of [SUBJECT, other]) cache.setQueryData(keyOf(id), { items: [] })
  change({ groupId: SUBJECT })
  expect([SUBJECT, other].map((id) => cache.getQueryState(keyOf(id))?.isInvalidated)).toEqual([true, false])
})
