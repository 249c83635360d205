import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setHosts } from '#contract/groups/events/hosts/set-hosts.ts'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { abebe, eventOf, groupOf, memberOf, membershipOf, personOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { HostsSheet } from './hosts-sheet.tsx'

const lead = memberOf(abebe, { role: 'group_admin' })

async function show(members: GroupMember[], { isRefused = false } = {}) {
  const said: string[][] = []
  setTransport({
    fetch: fakeServer(
      fake(listGroupMembers)(() => ({ items: [lead, ...members], nextCursor: null })),
      fake(setHosts)(({ userIds }) => {
        if (isRefused) return new Refusal('groups.member-not-found')
        said.push(userIds)
        return { event: eventOf(1, { hosts: [sara] }) }
      }),
    ),
  })
  const closed = vi.fn<() => void>()
  const group = groupOf({ membership: membershipOf({ status: 'active', role: 'group_admin' }) })
  const view = await render(<HostsSheet group={group} event={eventOf(1)} onClose={closed} />, {
    person: { id: abebe.userId },
  })
  return { ...view, said, closed }
}

test('members who do not lead anyway are chosen', async () => {
  const { user, said, closed } = await show([memberOf(sara)])
  await user.click(await screen.findByRole('checkbox', { name: sara.name }))
  expect(screen.queryByRole('checkbox', { name: abebe.name })).toBeNull()
  expect(screen.getByText('1 of 5 chosen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(said).toEqual([[sara.userId]])
})

test('no more than fit are chosen', async () => {
  const { user } = await show(Array.from({ length: 6 }, (_, n) => memberOf(personOf(n + 20, `Member ${n}`))))
  for (let n = 0; n < 5; n++) await user.click(await screen.findByRole('checkbox', { name: `Member ${n}` }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Member 5' }).disabled).toBe(true)
})

test('alone there is nobody to choose, and a refusal leaves the sheet open', async () => {
  const alone = await show([])
  expect(await screen.findByText('Nobody else is in this group yet.')).toBeTruthy()
  alone.unmount()
  const { user, closed } = await show([memberOf(sara)], { isRefused: true })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('That did not work')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
})
