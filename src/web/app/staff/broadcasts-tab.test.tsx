import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { countAudience } from '#contract/staff/broadcasts/count-audience.ts'
import { listBroadcasts } from '#contract/staff/broadcasts/list-broadcasts.ts'
import { sendBroadcast } from '#contract/staff/broadcasts/send-broadcast.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AdminPage } from './admin-page.tsx'

const ADMIN = {
  person: { id: '019a0000-0000-7000-8000-0000000000a2', role: 'admin' as const },
  path: '/admin?tab=broadcasts',
}
const ID = '019a0000-0000-7000-8000-0000000000e1'

function serve(people: number) {
  const sent = vi.fn<(input: unknown) => void>()
  setTransport({
    fetch: fakeServer(
      fake(listBroadcasts)(() => ({
        items: [
          {
            id: ID,
            titleEn: 'Market day',
            titleAm: 'የገበያ ቀን',
            textEn: 'On Sunday.',
            textAm: 'እሑድ።',
            path: null,
            at: '2026-01-05T10:00:00.000Z',
            author: 'Dawit Alemu',
            places: 2,
            language: 'am',
            audience: 1200,
            sent: 400,
            isFinished: false,
          },
        ],
      })),
      fake(countAudience)(() => ({ people })),
      fake(sendBroadcast)((input) => {
        sent(input)
        return { id: ID, people }
      }),
    ),
  })
  return sent
}

async function fillIn(user: Awaited<ReturnType<typeof render>>['user']) {
  const fields = {
    'Title in English': 'New year',
    'Text in English': 'Come and celebrate.',
    'Title in Amharic': 'አዲስ ዓመት',
    'Text in Amharic': 'መጥተው ያክብሩ።',
  }
  for (const [label, words] of Object.entries(fields))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), words)
  await user.click(screen.getByRole('button', { name: 'Preview and count' }))
}

test('it is looked at and counted before it is sent, and earlier ones show how far they are', async () => {
  const sent = serve(1200)
  const { user } = await render(<AdminPage />, ADMIN)
  expect(await screen.findByText(/^400 of 1,200 notified · 2 cities · Amharic/)).toBeTruthy()
  await fillIn(user)
  const sheet = within(await screen.findByRole('dialog', { name: 'This is how it looks' }))
  expect(sheet.getByText('አዲስ ዓመት')).toBeTruthy()
  expect(sheet.getByText('It reaches 1,200 people.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await user.click(sheet.getByRole('button', { name: 'Send it now' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      content: {
        titleEn: 'New year',
        titleAm: 'አዲስ ዓመት',
        textEn: 'Come and celebrate.',
        textAm: 'መጥተው ያክብሩ።',
        path: null,
      },
      audience: { placeIds: [], language: null },
      byMail: false,
    }),
  )
  expect(await screen.findByText('On its way to 1,200 people')).toBeTruthy()
})

test('what would reach nobody cannot be sent', async () => {
  serve(0)
  const { user } = await render(<AdminPage />, ADMIN)
  await fillIn(user)
  const sheet = within(await screen.findByRole('dialog', { name: 'This is how it looks' }))
  expect(sheet.getByText('It reaches nobody.')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Send it now' })).toHaveProperty('disabled', true)
})
