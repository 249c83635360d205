import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import type { Group } from '#contract/groups/group.ts'
import { changePlaces } from '#contract/groups/change-places.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { updateMembership } from '#contract/groups/members/update-membership.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { abebe, groupOf, memberOf, membershipOf, personOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { GroupView } from './group-view.tsx'

beforeAll(() => import('./questions-sheet.tsx'))
afterEach(() => {
  said = []
  vi.restoreAllMocks()
})

/** What the server was asked to do. */
let said: unknown[] = []

interface World {
  group: Group
  active?: GroupMember[]
  pending?: GroupMember[]
  approve?: () => Refusal<'groups.not-approver'> | null
  join?: { outcome: 'joined' | 'pending'; waitsFor: 'approval' | 'seat' | null }
}

function serve({
  group,
  active = [memberOf(sara)],
  pending: asking = [],
  approve = () => null,
  join,
}: World) {
  let now = group
  let pending = asking
  setTransport({
    fetch: fakeServer(
      fake(readGroup)(() => now),
      fake(listPolls)(() => ({ items: [] })),
      fake(listGroupEvents)(() => ({ items: [], nextCursor: null })),
      fake(listGroupMembers)(({ status }) => ({
        items: status === 'active' ? active : status === 'pending' ? pending : [],
        nextCursor: null,
      })),
      fake(updateMembership)(({ isListed }) => {
        said.push(['listed', isListed])
        if (now.membership) now = { ...now, membership: { ...now.membership, isListed } }
        return { isListed }
      }),
      fake(joinGroup)((input) => {
        if (input.invite === 'old') return new Refusal('groups.invite-ended')
        said.push(input.invite === null ? ['join', input.answers] : ['join', input.invite])
        const { outcome, waitsFor } = join ?? { outcome: 'joined', waitsFor: null }
        const status = outcome === 'joined' ? 'active' : 'pending'
        now = { ...now, membership: membershipOf({ status, waitsFor, queuePosition: waitsFor && 2 }) }
        return { outcome, waitsFor, queuePosition: waitsFor && 2, memberCount: 13 }
      }),
      fake(leaveGroup)(() => {
        said.push('leave')
        now = { ...now, membership: membershipOf() }
        return { memberCount: 11 }
      }),
      fake(approveMember)(({ userId, whenFull }) => {
        const refusal = approve()
        if (refusal) return refusal
        said.push(whenFull === 'wait' ? ['waitlist', userId] : ['approve', userId])
        pending = pending.filter(({ person }) => person.userId !== userId)
        return { memberCount: 13, isWaiting: whenFull === 'wait' }
      }),
      fake(changePlaces)(({ maxMembers }) => {
        said.push(['places', maxMembers])
        now = { ...now, maxMembers }
        return { memberCount: now.memberCount, maxMembers }
      }),
      fake(changeMemberRole)(({ userId, role }) => {
        said.push(['role', userId, role])
        return { memberCount: 12 }
      }),
      fake(removeMember)(({ userId, isBanned }) => {
        said.push(['remove', userId, isBanned])
        return { memberCount: 11 }
      }),
      fake(archiveGroup)(() => {
        said.push('archive')
        now = { ...now, isArchived: true }
        return { isArchived: true }
      }),
    ),
  })
}
const show = (group: Group, userId?: string) =>
  render(<GroupView groupId={group.id} />, {
    path: `/groups/${group.id}`,
    ...(userId !== undefined && { person: { id: userId } }),
  })
const admin = membershipOf({
  role: 'group_admin',
  status: 'active',
  mayApprove: true,
  mayModerate: true,
  mayEdit: true,
})

test('in a full group people are put on the waitlist, or places are added, right there', async () => {
  const group = groupOf({
    memberCount: 12,
    maxMembers: 12,
    requiresApproval: true,
    membership: admin,
    requests: 1,
  })
  const asking = memberOf(personOf(3, 'Lulit'), { status: 'pending', waitsFor: 'approval' })
  serve({ group, pending: [asking] })
  const { user } = await show(group, sara.userId)
  expect(await screen.findByText(/All 12 spots in the group are taken\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add 10 spots' }))
  expect(await screen.findByText('The group now has 22 spots.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Approve Lulit' })).toBeTruthy()
  expect(said).toEqual([['places', 22]])
})

test('a full group of which one is no admin offers the waitlist alone', async () => {
  const group = groupOf({
    memberCount: 12,
    maxMembers: 12,
    requiresApproval: true,
    membership: { ...admin, mayEdit: false },
  })
  serve({ group, pending: [memberOf(personOf(3, 'Lulit'), { status: 'pending', waitsFor: 'approval' })] })
  const { user } = await show(group, sara.userId)
  await user.click(await screen.findByRole('button', { name: 'Move to the waitlist: Lulit' }))
  expect(await screen.findByText('Lulit is on the waitlist.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  expect(said).toEqual([['waitlist', personOf(3, 'Lulit').userId]])
})

test('who was invited joins without a request; a link that ended leads back to asking', async () => {
  const group = groupOf({ requiresApproval: true, questions: ['Why?'], membership: membershipOf() })
  serve({ group })
  const path = (invite: string) => ({
    path: `/groups/${group.id}?invite=${invite}`,
    person: { id: abebe.userId },
  })
  const ended = await render(<GroupView groupId={group.id} />, path('old'))
  await ended.user.click(await screen.findByRole('button', { name: 'Join Group' }))
  expect(await screen.findByText(/This invitation no longer works/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeTruthy()
  ended.unmount()
  const { user } = await render(<GroupView groupId={group.id} />, path('fresh'))
  expect(await screen.findByText('You are invited: no approval needed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Join Group' }))
  await waitFor(() => expect(said).toEqual([['join', 'fresh']]))
})

test('who asked already and then got a link joins by it', async () => {
  const membership = membershipOf({ status: 'pending', waitsFor: 'approval', queuePosition: 1 })
  const group = groupOf({ requiresApproval: true, membership })
  serve({ group })
  const { user } = await render(<GroupView groupId={group.id} />, {
    path: `/groups/${group.id}?invite=fresh`,
    person: { id: abebe.userId },
  })
  await user.click(await screen.findByRole('button', { name: 'Join Group' }))
  await waitFor(() => expect(said).toEqual([['join', 'fresh']]))
})

test('a visitor reads everything public, and is led to sign in and back when they join', async () => {
  const group = groupOf({ rules: 'Be kind.', tags: ['buna'], meetingType: 'hybrid' })
  serve({ group })
  const { user, router } = await show(group)
  expect(await screen.findByRole('heading', { level: 1, name: 'Buna 1' })).toBeTruthy()
  for (const words of [
    'Be kind.',
    'buna',
    'Sara Tesfaye',
    '12 members, room for 50',
    'Members see the link to the meeting.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(await screen.findByText(/^Visitors see only the first names/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Join Group' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(sessionStorage.getItem('auth-return')).toContain(`/groups/${group.id}`)
})

test('a member of an open group says whether visitors see them, with the focus where it was', async () => {
  const group = groupOf({ membership: membershipOf({ status: 'active' }) })
  serve({ group })
  const { user } = await show(group, abebe.userId)
  const listed = await screen.findByRole('switch', { name: /Show visitors that I am a member/ })
  expect((listed as HTMLInputElement).checked).toBe(true)
  await user.click(listed)
  await waitFor(() => expect((listed as HTMLInputElement).checked).toBe(false))
  expect(said).toEqual([['listed', false]])
  expect(document.activeElement).toBe(listed)
})

test('a group that is not there is not found', async () => {
  const group = groupOf()
  vi.spyOn(console, 'warn').mockReturnValue()
  setTransport({ fetch: fakeServer(fake(readGroup)(() => new Refusal('groups.not-found'))) })
  await show(group)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('joining at once makes a member, who can leave again', async () => {
  const group = groupOf({ membership: membershipOf() })
  serve({ group })
  const { user } = await show(group, abebe.userId)
  await user.click(await screen.findByRole('button', { name: 'Join Group' }))
  expect(await screen.findByText('Welcome! You are now a member.')).toBeTruthy()
  expect(await screen.findByText('You are a member.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More about this group' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Leave group' }))
  await user.click(await screen.findByRole('button', { name: 'Leave group' }))
  expect(await screen.findByRole('button', { name: 'Join Group' })).toBeTruthy()
  expect(said).toEqual([['join', []], 'leave'])
})

test('questions are asked before a request is sent; then one waits, with a place in the queue', async () => {
  const group = groupOf({
    membership: membershipOf(),
    requiresApproval: true,
    questions: ['Why?', 'Where?'],
  })
  serve({ group, join: { outcome: 'pending', waitsFor: 'approval' } })
  const { user } = await show(group, abebe.userId)
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Before you join' }))
  await user.type(sheet.getByRole('textbox', { name: 'Why?' }), 'Coffee')
  await user.click(sheet.getByRole('button', { name: 'Send request' }))
  expect(said).toEqual([])
  await user.type(sheet.getByRole('textbox', { name: 'Where?' }), 'Bethesda')
  await user.click(sheet.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Your request is pending')).toBeTruthy()
  expect(screen.getByText('You are number 2 in line.')).toBeTruthy()
  expect(said).toEqual([['join', ['Coffee', 'Bethesda']]])
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeTruthy()
})

test('a full group has a waitlist', async () => {
  const group = groupOf({ membership: membershipOf(), memberCount: 50 })
  serve({ group, join: { outcome: 'pending', waitsFor: 'seat' } })
  const { user } = await show(group, abebe.userId)
  await user.click(await screen.findByRole('button', { name: 'Join the waitlist' }))
  expect((await screen.findAllByText('You are on the waitlist')).length).toBeGreaterThan(0)
})

test('a full group that decides on requests promises no place that comes by itself', async () => {
  const group = groupOf({ membership: membershipOf(), memberCount: 50, requiresApproval: true })
  serve({ group })
  await show(group, abebe.userId)
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeTruthy()
  expect(screen.queryByText(/next person on the waitlist/)).toBeNull()
})

test('a group that nobody leads any more cannot be reported: there is nobody to answer for it', async () => {
  const items = async (group: Group) => {
    serve({ group })
    const view = await show(group, abebe.userId)
    await view.user.click(await screen.findByRole('button', { name: 'More about this group' }))
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    view.unmount()
    return names
  }
  const group = groupOf({ membership: membershipOf(), isArchived: true })
  expect(await items(group)).toEqual(['Share', 'Report'])
  expect(await items({ ...group, admin: null })).toEqual(['Share'])
})

test('who was banned or declined lately is told so, and cannot ask', async () => {
  const banned = groupOf({ membership: membershipOf({ status: 'banned' }) })
  serve({ group: banned })
  const view = await show(banned, abebe.userId)
  expect(await screen.findByText('You cannot join this group.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join Group' })).toBeNull()
  view.unmount()
  const declined = groupOf({
    membership: membershipOf({ status: 'declined', askAgainFrom: '2099-01-05T12:00:00.000Z' }),
  })
  serve({ group: declined })
  await show(declined, abebe.userId)
  expect(await screen.findByText(/You can ask again from Jan 5, 2099/)).toBeTruthy()
})

test('an admin approves: the request leaves the list, and the count is read anew', async () => {
  const group = groupOf({ membership: admin, requests: 1 })
  serve({
    group,
    pending: [
      memberOf(abebe, {
        status: 'pending',
        waitsFor: 'approval',
        answers: [{ question: 'Why?', answer: 'Coffee' }],
      }),
    ],
  })
  const { user } = await show(group, sara.userId)
  expect(await screen.findByText('Coffee')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve Abebe Bikila' }))
  expect(await screen.findByText('Abebe Bikila is now a member.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Requests to join' })).toBeNull())
  expect(said).toEqual([['approve', abebe.userId]])
})

test('a moderator calls events and takes people out, and sees no requests', async () => {
  const moderator = membershipOf({ role: 'moderator', status: 'active', mayModerate: true })
  const group = groupOf({ membership: moderator })
  serve({ group, active: [memberOf(sara)], pending: [memberOf(personOf(5, 'Hanna'), { status: 'pending' })] })
  await show(group, abebe.userId)
  expect(await screen.findByRole('button', { name: 'Actions for Sara Tesfaye' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New event' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Requests to join' })).toBeNull()
  expect(screen.queryByText('Hanna')).toBeNull()
})

test('who may no longer approve is told so, and the request comes back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const group = groupOf({ membership: admin, requests: 1 })
  serve({
    group,
    pending: [memberOf(abebe, { status: 'pending', waitsFor: 'approval' })],
    approve: () => new Refusal('groups.not-approver'),
  })
  const { user } = await show(group, sara.userId)
  await user.click(await screen.findByRole('button', { name: 'Approve Abebe Bikila' }))
  expect(await screen.findByText('Not authorized to approve members')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve Abebe Bikila' })).toBeTruthy()
})

test('an admin gives roles at once, and is asked before somebody is banned', async () => {
  const group = groupOf({ membership: admin })
  serve({ group, active: [memberOf(sara, { role: 'group_admin' }), memberOf(abebe)] })
  const { user } = await show(group, sara.userId)
  const menu = async () => user.click(await screen.findByRole('button', { name: 'Actions for Abebe Bikila' }))
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Make moderator' }))
  expect(await screen.findByText('Abebe Bikila is now a moderator.')).toBeTruthy()
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Ban from the group' }))
  await user.click(await screen.findByRole('button', { name: 'Ban from the group' }))
  await waitFor(() =>
    expect(said).toEqual([
      ['role', abebe.userId, 'moderator'],
      ['remove', abebe.userId, true],
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Actions for Sara Tesfaye' })).toBeNull()
})

test('a member has the chat, and no say about others', async () => {
  const group = groupOf({
    membership: membershipOf({ status: 'active' }),
    threadId: '0197c0de-0000-7000-8000-000000000777' as never,
    onlineUrl: 'https://meet.example/a',
  })
  serve({ group, active: [memberOf(personOf(5, 'Hanna'))] })
  await show(group, abebe.userId)
  expect((await screen.findByRole('link', { name: 'Open group chat' })).getAttribute('href')).toContain(
    '/messages/0197c0de-0000-7000-8000-000000000777',
  )
  expect(screen.getByRole('link', { name: 'Open the online meeting' }).getAttribute('rel')).toContain(
    'noopener',
  )
  expect(await screen.findByText('Hanna')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
})

test('archiving is confirmed by its name; then nothing can be changed any more', async () => {
  const group = groupOf({ membership: admin })
  serve({ group })
  const { user } = await show(group, sara.userId)
  await user.click(await screen.findByRole('button', { name: 'More about this group' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive group' }))
  expect(await screen.findByText('Archive “Buna 1”?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Archive group' }))
  expect(await screen.findByText(/This group is archived/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More about this group' }))
  await screen.findByRole('menuitem', { name: 'Share' })
  expect(screen.queryByRole('menuitem', { name: 'Edit group' })).toBeNull()
})
