import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { DecisionId, type OwnDecision } from '#contract/moderation/decisions/decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { OwnDecisions } from './own-decisions.tsx'
import { SuspendedView } from './suspended-view.tsx'

const DECISION: OwnDecision = {
  id: DecisionId.parse('019a0000-0000-7000-8000-0000000000d1'),
  kind: 'listing',
  title: 'Sofa with a past',
  actions: [{ kind: 'remove' }, { kind: 'suspend', days: 7 }],
  rule: 'scam',
  note: 'The photos are of another sofa.',
  at: '2026-01-05T10:00:00.000Z',
  endsAt: '2026-01-12T10:00:00.000Z',
  appeal: 'possible',
}
const person = { id: '019a0000-0000-7000-8000-0000000000a1' }

test('a decision is shown with its rule, and appealed once, with a reason', async () => {
  const appealed = vi.fn<(input: unknown) => void>()
  let items = [DECISION]
  setTransport({
    fetch: fakeServer(
      fake(listOwnDecisions)(() => ({ items })),
      fake(appealDecision)((input) => {
        appealed(input)
        items = [{ ...DECISION, appeal: 'open' }]
        return { isAppealed: true as const }
      }),
    ),
  })
  const { user } = await render(<OwnDecisions />, { person })
  expect(await screen.findByText(/Removed, Account suspended until/)).toBeTruthy()
  expect(screen.getByText('It looks like a known fraud.')).toBeTruthy()
  expect(screen.getByText('The photos are of another sofa.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Appeal the decision/ }))
  await user.click(await screen.findByRole('button', { name: 'Send the appeal' }))
  expect(appealed).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: /Why is it wrong/ }), 'It is my sofa.')
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  await waitFor(() =>
    expect(appealed).toHaveBeenCalledWith({ decisionId: DECISION.id, text: 'It is my sofa.' }),
  )
  expect(await screen.findByText('Your appeal is being reviewed.')).toBeTruthy()
})

test('what cannot be loaded is no empty list', async () => {
  setTransport({ fetch: fakeServer(fake(listOwnDecisions)(() => new Refusal('server.unexpected'))) })
  await render(<OwnDecisions />, { person })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('whoever is suspended reads until when, why, and what they can do', async () => {
  setTransport({ fetch: fakeServer(fake(listOwnDecisions)(() => ({ items: [DECISION] }))) })
  await render(<SuspendedView suspension={{ endsAt: '2026-01-12T10:00:00.000Z' }} />, { person })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeTruthy()
  expect(screen.getByText(/^Until .*2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Delete account' })).toBeTruthy()
  expect(await screen.findByText('It looks like a known fraud.')).toBeTruthy()
})
