import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListingId } from '#contract/listings/listing.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import type { ReportFields } from '#contract/safety/report.ts'
import { roomOf, saraId } from '#web/listings/listing.fixture.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ReportButton } from './report-button.tsx'

const ID = '0199a000-0000-7000-8000-0000000000aa' as ListingId

function server(refuses = false) {
  const sent: ReportFields[] = []
  setTransport({
    fetch: fakeServer(
      fake(reportListing)(({ report }) => {
        if (refuses) return new Refusal('safety.too-many-reports', { limit: 10 })
        sent.push(report)
        return { outcome: 'reported' }
      }),
    ),
  })
  return sent
}

const show = (options = {}) =>
  render(<ReportButton listing={roomOf({ id: ID })} className="" />, { person: { id: saraId }, ...options })
const open = async (user: Awaited<ReturnType<typeof show>>['user'], reason?: string) => {
  await user.click(screen.getByRole('button', { name: 'Report this listing' }))
  await screen.findByRole('dialog')
  if (reason === undefined) return
  await user.click(screen.getByRole('button', { name: /^(Choose )?Reason/ }))
  await user.click(await screen.findByRole('option', { name: reason }))
}
const send = () => screen.getByRole('button', { name: 'Send report' })

test('a reason is enough, and is thanked for', async () => {
  const sent = server()
  const { user } = await show()
  await open(user, 'Scam or fraud')
  await user.click(send())
  expect(await screen.findByText('Report submitted')).toBeTruthy()
  expect(screen.getByText('Thank you for keeping our community safe.')).toBeTruthy()
  expect(sent).toEqual([{ reason: 'scam', detail: '' }])
})

test('without a reason, or with another one that is not said, nothing is sent', async () => {
  const sent = server()
  const { user } = await show()
  await open(user)
  await user.click(send())
  await user.click(screen.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Something else' }))
  await user.click(send())
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /What we should know/ }), 'It smells.')
  await user.click(send())
  await waitFor(() => expect(sent).toEqual([{ reason: 'other', detail: 'It smells.' }]))
})

test('a refusal is said, and what was written stays', async () => {
  server(true)
  const { user } = await show()
  await open(user, 'Threat')
  await user.type(screen.getByRole('textbox'), 'Calls at night.')
  await user.click(send())
  expect(await screen.findByText(/You can send 10 reports a day/)).toBeTruthy()
  expect(screen.getByDisplayValue('Calls at night.')).toBeTruthy()
})

test('a visitor is led to sign in, and back', async () => {
  server()
  const { user, router } = await render(<ReportButton listing={roomOf({ id: ID })} className="" />, {
    path: '/listing/1',
  })
  await user.click(screen.getByRole('button', { name: 'Report this listing' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/listing/1')
})
