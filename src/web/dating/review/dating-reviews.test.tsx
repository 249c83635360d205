import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerVerification } from '#contract/dating/verification/answer-verification.ts'
import { closeDatingReport } from '#contract/dating/reports/close-dating-report.ts'
import { listDatingReports } from '#contract/dating/reports/list-dating-reports.ts'
import { listVerifications } from '#contract/dating/verification/list-verifications.ts'
import {
  type DatingReport,
  type OpenVerification,
  VerificationId,
} from '#contract/dating/verification/verification.ts'
import { ReportId } from '#contract/safety/report.ts'
import { cardOf, OWNER, photoOf } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { DatingReviews } from './dating-reviews.tsx'

const AT = '2026-01-05T10:00:00.000Z'
const SELFIE: OpenVerification = {
  id: VerificationId.parse('019a0000-0000-7000-8000-0000000000c1'),
  pose: 'peace_sign',
  selfie: photoOf(1),
  photos: [photoOf(2), photoOf(3), photoOf(4)],
  age: 28,
  at: AT,
}
const REPORT: DatingReport = {
  id: ReportId.parse('019a0000-0000-7000-8000-0000000000c2'),
  profileId: cardOf(1).id,
  report: { reason: 'impersonation', detail: 'These are photos of my cousin.', at: AT },
  evidence: 'Rich and lonely.',
  photos: [photoOf(5)],
}

test('staff compare selfies and decide on reports; what is decided leaves the list', async () => {
  const answered = vi.fn<(input: unknown) => void>()
  let selfies = [SELFIE]
  let reports = [REPORT]
  setTransport({
    fetch: fakeServer(
      fake(listVerifications)(() => ({ items: selfies })),
      fake(listDatingReports)(() => ({ items: reports })),
      fake(answerVerification)((input) => {
        answered(input)
        selfies = []
        return { isSame: input.isSame }
      }),
      fake(closeDatingReport)((input) => {
        answered(input)
        reports = []
        return { isClosed: true as const }
      }),
    ),
  })
  const { user } = await render(<DatingReviews />, { person: { id: OWNER, role: 'manager' } })
  expect(await screen.findByAltText('The selfie')).toBeTruthy()
  expect(screen.getAllByAltText(/^Photo \d of the profile$/).length).toBe(4)
  await user.click(screen.getByRole('button', { name: 'Not the same person' }))
  expect(await screen.findByText('No selfie is waiting.')).toBeTruthy()
  expect(answered).toHaveBeenLastCalledWith({ verificationId: SELFIE.id, isSame: false })

  expect(screen.getByText('Rich and lonely.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take out of dating' }))
  const dialog = await screen.findByRole('alertdialog', { name: /dating/i })
  await user.click(within(dialog).getByRole('button', { name: 'Take out of dating' }))
  expect(await screen.findByText('No dating profile is reported.')).toBeTruthy()
  expect(answered).toHaveBeenLastCalledWith({ reportId: REPORT.id, outcome: 'upheld' })
})

test('a list that cannot be loaded is no empty one', async () => {
  setTransport({
    fetch: fakeServer(
      fake(listVerifications)(() => new Refusal('auth.forbidden')),
      fake(listDatingReports)(() => ({ items: [] })),
    ),
  })
  await render(<DatingReviews />, { person: { id: OWNER } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('No dating profile is reported.')).toBeTruthy())
  expect(screen.queryByText('No selfie is waiting.')).toBeNull()
})
