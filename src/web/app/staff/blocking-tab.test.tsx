import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addBlockedTerm } from '#contract/staff/blocking/add-blocked-term.ts'
import { type BlockedTerm, BlockedTermId } from '#contract/staff/blocking/blocked-term.ts'
import { listBlockedTerms } from '#contract/staff/blocking/list-blocked-terms.ts'
import { removeBlockedTerm } from '#contract/staff/blocking/remove-blocked-term.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AdminPage } from './admin-page.tsx'

const ADMIN = {
  person: { id: '019a0000-0000-7000-8000-0000000000a2', role: 'admin' as const },
  path: '/admin?tab=blocking',
}
const TERM: BlockedTerm = {
  id: BlockedTermId.parse('019a0000-0000-7000-8000-0000000000f1'),
  kind: 'link',
  term: 'bad-deals.example',
  at: '2026-01-05T10:00:00.000Z',
  addedBy: 'Dawit Alemu',
}

test('a link is blocked, listed, and let go again', async () => {
  let items: BlockedTerm[] = []
  const added = vi.fn<(input: unknown) => void>()
  setTransport({
    fetch: fakeServer(
      fake(listBlockedTerms)(() => ({ items })),
      fake(addBlockedTerm)((input) => {
        added(input)
        items = [TERM]
        return TERM
      }),
      fake(removeBlockedTerm)(() => {
        items = []
        return { isRemoved: true as const }
      }),
    ),
  })
  const { user } = await render(<AdminPage />, ADMIN)
  expect(await screen.findByText('Nothing is blocked.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Word Kind|Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Link' }))
  await user.type(screen.getByRole('textbox', { name: /^Word or link/ }), 'bad-deals.example')
  await user.click(screen.getByRole('button', { name: 'Block it' }))
  await waitFor(() => expect(added).toHaveBeenCalledWith({ kind: 'link', term: 'bad-deals.example' }))
  expect(await screen.findByText(/Dawit Alemu/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unblock bad-deals.example' }))
  expect(await screen.findByText('Nothing is blocked.')).toBeTruthy()
})

test('what is no link is said at the field', async () => {
  setTransport({
    fetch: fakeServer(
      fake(listBlockedTerms)(() => ({ items: [] })),
      fake(addBlockedTerm)(() => new Refusal('staff.no-term')),
    ),
  })
  const { user } = await render(<AdminPage />, ADMIN)
  await user.type(await screen.findByRole('textbox', { name: /^Word or link/ }), '..')
  await user.click(screen.getByRole('button', { name: 'Block it' }))
  expect(await screen.findByText('Enter a word, or a link such as example.com.')).toBeTruthy()
})
