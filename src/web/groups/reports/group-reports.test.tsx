import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeGroupReport } from '#contract/groups/close-group-report.ts'
import { type GroupReport, listReportedGroups } from '#contract/groups/list-reported-groups.ts'
import { ReportId } from '#contract/safety/report.ts'
import { groupOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { GroupReports } from './group-reports.tsx'

const { id, title } = groupOf()
const REPORT: GroupReport = {
  id: ReportId.parse('0199e000-0000-7000-8000-000000000001'),
  reason: 'scam',
  detail: 'Asks for money.',
  at: '2026-06-01T09:00:00.000Z',
  group: { id, title, isArchived: false },
  asReported: 'Quick money',
}

async function show(items: GroupReport[]) {
  const decided = vi.fn<(decision: string) => void>()
  let open = items
  setTransport({
    fetch: fakeServer(
      fake(listReportedGroups)(() => ({ items: open })),
      fake(closeGroupReport)(({ decision }) => {
        decided(decision)
        open = []
        return { isClosed: true as const }
      }),
    ),
  })
  const shown = await render(<GroupReports />, { person: { id: sara.userId, role: 'manager' } })
  return { ...shown, decided }
}

test('a report is dismissed at once, and is gone from the list', async () => {
  const { user, decided } = await show([REPORT])
  expect(await screen.findByText('“Asks for money.”')).toBeTruthy()
  expect(screen.getByText('Quick money')).toBeTruthy()
  expect(screen.getByRole('link', { name: title })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nothing is wrong' }))
  expect(await screen.findByText('No groups are reported.')).toBeTruthy()
  expect(decided).toHaveBeenCalledExactlyOnceWith('dismiss')
})

test('a group is archived after a question', async () => {
  const { user, decided } = await show([REPORT])
  await user.click(await screen.findByRole('button', { name: 'Archive group' }))
  expect(decided).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Archive group' }))
  expect(await screen.findByText('No groups are reported.')).toBeTruthy()
  expect(decided).toHaveBeenCalledExactlyOnceWith('uphold')
})

test('one that is gone can only be dismissed', async () => {
  await show([{ ...REPORT, group: null }])
  expect(await screen.findByText(/A group that is no longer there/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Archive group' })).toBeNull()
})
