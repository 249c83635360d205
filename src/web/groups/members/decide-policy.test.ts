import { expect, test } from 'vitest'
import { abebe, memberOf, sara } from '#web/groups/group.fixture.ts'
import { actsOn, withoutPerson } from './decide-policy.ts'

const admin = { mayEdit: true, mayModerate: true }
const moderator = { mayEdit: false, mayModerate: true }
const member = { mayEdit: false, mayModerate: false }
const other = (role: 'group_admin' | 'moderator' | 'member') => ({ role, isSelf: false })

test('members and visitors decide about nobody, and nobody about themselves', () => {
  expect(actsOn(null, other('member'))).toEqual([])
  expect(actsOn(member, other('member'))).toEqual([])
  expect(actsOn(admin, { role: 'group_admin', isSelf: true })).toEqual([])
})

test('a moderator takes members out, and nobody who leads', () => {
  expect(actsOn(moderator, other('member'))).toEqual(['remove', 'ban'])
  expect(actsOn(moderator, other('moderator'))).toEqual([])
  expect(actsOn(moderator, other('group_admin'))).toEqual([])
})

test('an admin gives every other role, hands over and takes out', () => {
  expect(actsOn(admin, other('member'))).toEqual([
    'make_admin',
    'make_moderator',
    'hand_over',
    'remove',
    'ban',
  ])
  expect(actsOn(admin, other('moderator'))).toEqual([
    'make_admin',
    'make_member',
    'hand_over',
    'remove',
    'ban',
  ])
  expect(actsOn(admin, other('group_admin'))).toEqual([
    'make_moderator',
    'make_member',
    'hand_over',
    'remove',
    'ban',
  ])
})

test('who was decided about leaves the list, whatever page they stand on', () => {
  const pages = {
    pages: [{ items: [memberOf(sara)] }, { items: [memberOf(abebe)] }],
    pageParams: [undefined, 'next'],
  }
  const left = withoutPerson(pages, abebe.userId)
  expect(left?.pages.map(({ items }) => items.length)).toEqual([1, 0])
  expect(withoutPerson(undefined, abebe.userId)).toBeUndefined()
})
