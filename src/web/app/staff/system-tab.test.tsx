import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { discardJob } from '#contract/staff/system/discard-job.ts'
import { readSystem } from '#contract/staff/system/read-system.ts'
import { resendJob } from '#contract/staff/system/resend-job.ts'
import { DeadJobId, type SystemState } from '#contract/staff/system/system.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AdminPage } from './admin-page.tsx'

const AT = '2026-01-05T10:00:00.000Z'
const ID = DeadJobId.parse('019a0000-0000-4000-8000-0000000000d1')
const ADMIN = {
  person: { id: '019a0000-0000-7000-8000-0000000000a2', role: 'admin' as const },
  path: '/admin?tab=system',
}
const STATE: SystemState = {
  startedAt: AT,
  nodeVersion: '24.21.0',
  database: { version: '18.4', bytes: 2_400_000_000, connections: 12, maxConnections: 100, migrations: 60 },
  storage: { freeBytes: 81_000_000_000 },
  services: [
    { name: 'mail', isSetUp: true },
    { name: 'captcha', isSetUp: false },
  ],
  queues: [
    {
      name: 'notifications.send-mails',
      waiting: 3,
      planned: 12,
      running: 1,
      retrying: 2,
      oldestDueAt: AT,
    },
  ],
  dead: [{ id: ID, name: 'auth.send-mail', at: AT, tries: 7 }],
  deadCount: 1,
}

test('what runs and what waits stands in figures; a failed job is sent again, or discarded once asked', async () => {
  const done = vi.fn<(what: string) => void>()
  setTransport({
    fetch: fakeServer(
      fake(readSystem)(() => STATE),
      fake(resendJob)(() => {
        done('resend')
        return { isSent: true as const }
      }),
      fake(discardJob)(() => {
        done('discard')
        return { isDiscarded: true as const }
      }),
    ),
  })
  const { user } = await render(<AdminPage />, ADMIN)
  expect(await screen.findByText('2.4 GB')).toBeTruthy()
  expect(screen.getByText('12 of 100')).toBeTruthy()
  const row = within(screen.getByRole('listitem', { name: 'notifications.send-mails' }))
  for (const words of ['Waiting: 3', 'Planned: 12', 'Running: 1', 'Retrying: 2'])
    expect(row.getByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send auth.send-mail again' }))
  await vi.waitFor(() => expect(done).toHaveBeenLastCalledWith('resend'))
  await user.click(screen.getByRole('button', { name: 'Discard auth.send-mail' }))
  expect(done).toHaveBeenCalledTimes(1)
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Discard this job?' })).getByRole('button', {
      name: 'Discard',
    }),
  )
  await vi.waitFor(() => expect(done).toHaveBeenLastCalledWith('discard'))
})

test('what cannot be read is no healthy system', async () => {
  setTransport({ fetch: fakeServer(fake(readSystem)(() => new Refusal('server.unavailable'))) })
  await render(<AdminPage />, ADMIN)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
