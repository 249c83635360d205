import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readFigures } from '#contract/staff/figures/read-figures.ts'
import { ReportsPage } from './reports-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

const admin = { person: { id: '019a0000-0000-7000-8000-0000000000a1', role: 'admin' as const } }

test('before anything is counted it says so', async () => {
  setTransport({ fetch: fakeServer(fake(readFigures)(() => ({ days: ['2026-01-05'], series: [] }))) })
  await render(<ReportsPage />, admin)
  expect(await screen.findByText('Nothing has been counted yet.')).toBeTruthy()
})

test('what cannot be loaded is asked for again', async () => {
  setTransport({ fetch: fakeServer(fake(readFigures)(() => new Refusal('server.unexpected'))) })
  await render(<ReportsPage />, admin)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
