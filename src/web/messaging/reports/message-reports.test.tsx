import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listReportedMessages } from '#contract/messaging/reports/list-reported-messages.ts'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { ReportId } from '#contract/safety/report.ts'
import { ABEL, messageNumber, SARA } from '#web/messaging/message.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { MessageReports } from './message-reports.tsx'

const ID = ReportId.parse('0199e000-0000-7000-8000-000000000001')
const abel = { userId: ABEL, name: 'Abel', avatar: null, memberSince: '2026-01-01T00:00:00.000Z' }
const report = { reason: 'scam', detail: 'Asks for money.', at: '2026-06-01T09:00:00.000Z' } as const

test('a conversation is read when it is asked for, not before, and the reported message is marked', async () => {
  const read = vi.fn<() => void>()
  setTransport({
    fetch: fakeServer(
      fake(listReportedMessages)(() => ({ items: [{ ...report, id: ID, reported: abel }] })),
      fake(readReportedMessages)(() => {
        read()
        const messages = [1, 2, 3].map((n) => messageNumber(n))
        return {
          report,
          messageId: messageNumber(2).id,
          asReported: 'Pay me first.',
          kind: 'listing' as const,
          messages,
          people: [abel],
        }
      }),
    ),
  })
  const { user } = await render(<MessageReports />, { person: { id: SARA, role: 'manager' } })
  expect(await screen.findByText('“Asks for money.”')).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Read it and what stands around it' }))
  const reported = await screen.findByText('Message 2')
  expect(within(reported.closest('li') as HTMLElement).getByText(/Reported/)).toBeTruthy()
  expect(screen.getByText('Pay me first.')).toBeTruthy()
  expect(read).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Message 2')).toBeNull()
})

test('none is said as such', async () => {
  setTransport({ fetch: fakeServer(fake(listReportedMessages)(() => ({ items: [] }))) })
  await render(<MessageReports />, { person: { id: SARA, role: 'manager' } })
  expect(await screen.findByText('No messages are reported.')).toBeTruthy()
})
