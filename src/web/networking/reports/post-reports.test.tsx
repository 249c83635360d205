import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closePostReport } from '#contract/networking/posts/close-post-report.ts'
import { listReportedPosts, type PostReport } from '#contract/networking/posts/list-reported-posts.ts'
import { ReportId } from '#contract/safety/report.ts'
import { abebe, postOf, sara } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PostReports } from './post-reports.tsx'

const REPORT: PostReport = {
  id: ReportId.parse('0199e000-0000-7000-8000-000000000001'),
  kind: 'comment',
  reason: 'scam',
  detail: 'Asks for money.',
  at: '2026-06-01T09:00:00.000Z',
  postId: postOf(1).id,
  author: sara,
  asReported: 'Quick money',
}

async function show(items: PostReport[]) {
  const decided = vi.fn<(decision: string) => void>()
  let open = items
  setTransport({
    fetch: fakeServer(
      fake(listReportedPosts)(() => ({ items: open })),
      fake(closePostReport)(({ decision }) => {
        decided(decision)
        open = []
        return { isClosed: true as const }
      }),
    ),
  })
  const shown = await render(<PostReports />, { person: { id: abebe.userId, role: 'manager' } })
  return { ...shown, decided }
}

test('a report is dismissed at once, and is gone from the list', async () => {
  const { user, decided } = await show([REPORT])
  expect(await screen.findByText('“Asks for money.”')).toBeTruthy()
  expect(screen.getByText('Quick money')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Comment' }).getAttribute('href')).toContain(postOf(1).id)
  await user.click(screen.getByRole('button', { name: 'Nothing is wrong' }))
  expect(await screen.findByText('No posts are reported.')).toBeTruthy()
  expect(decided).toHaveBeenCalledExactlyOnceWith('dismiss')
})

test('what was reported is taken away after a question', async () => {
  const { user, decided } = await show([REPORT])
  await user.click(await screen.findByRole('button', { name: 'Take it away' }))
  expect(decided).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Take it away' }))
  expect(await screen.findByText('No posts are reported.')).toBeTruthy()
  expect(decided).toHaveBeenCalledExactlyOnceWith('uphold')
})

test('what is gone can only be dismissed', async () => {
  await show([{ ...REPORT, postId: null }])
  expect(await screen.findByText(/It is no longer there/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take it away' })).toBeNull()
})
