import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createInvite } from '#contract/groups/invites/create-invite.ts'
import { deleteInvite } from '#contract/groups/invites/delete-invite.ts'
import { type GroupInvite, GroupInviteId, InviteToken } from '#contract/groups/invites/invite.ts'
import { listInvites } from '#contract/groups/invites/list-invites.ts'
import { groupOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { InvitesSheet } from './invites-sheet.tsx'

afterEach(() => vi.restoreAllMocks())

const inviteOf = (n: number, parts: Partial<GroupInvite> = {}): GroupInvite => ({
  id: GroupInviteId.parse(`0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`),
  token: InviteToken.parse(`token-of-the-invite-${n}`),
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  maxUses: null,
  uses: 0,
  ...parts,
})

function serve(items: GroupInvite[], refusal: Refusal<'groups.too-many-invites'> | null = null) {
  const sent: unknown[] = []
  let now = items
  setTransport({
    fetch: fakeServer(
      fake(listInvites)(() => ({ items: now })),
      fake(createInvite)(({ days, maxUses }) => {
        if (refusal) return refusal
        sent.push(['create', days, maxUses])
        const invite = inviteOf(9, { maxUses })
        now = [invite, ...now]
        return { invite }
      }),
      fake(deleteInvite)(({ inviteId }) => {
        sent.push(['delete', inviteId])
        now = now.filter(({ id }) => id !== inviteId)
        return { isDeleted: true as const }
      }),
    ),
  })
  return sent
}

const show = () =>
  render(<InvitesSheet group={groupOf({ requiresApproval: true })} isOpen onOpenChange={() => undefined} />)

test('a link is made for so many people and days, and shown at once to be passed on', async () => {
  const sent = serve([])
  const { user } = await show()
  expect(await screen.findByText(/without waiting for approval/)).toBeTruthy()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'How many can join' }), '5 people')
  await user.selectOptions(screen.getByRole('combobox', { name: 'The link expires after' }), '1 day')
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText('0 of 5 joined with it')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Link and QR code' }).getAttribute('aria-expanded')).toBe('true')
  expect(sent).toEqual([['create', 1, 5]])
})

test('nothing moves under the finger when the list comes', async () => {
  const list = Promise.withResolvers<{ items: GroupInvite[] }>()
  setTransport({ fetch: fakeServer(fake(listInvites)(() => list.promise)) })
  await show()
  expect(await screen.findByText(/without waiting for approval/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull()
  list.resolve({ items: [] })
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy()
})

test('a link is deleted; one too many says so', async () => {
  const one = inviteOf(1, { uses: 3 })
  const sent = serve([one], new Refusal('groups.too-many-invites', { limit: 20 }))
  const { user } = await show()
  expect(await screen.findByText('3 people joined with it')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText(/at most 20 links/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('3 people joined with it')).toBeNull())
  expect(sent).toEqual([['delete', one.id]])
})
