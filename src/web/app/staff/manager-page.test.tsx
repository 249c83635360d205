import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readReview } from '#contract/listings/review/read-review.ts'
import type { ReviewDetail } from '#contract/listings/review/review.ts'
import { revealReviewedPhone } from '#contract/listings/review/reveal-reviewed-phone.ts'
import { type CaseCard, type CaseDetail, CaseId } from '#contract/moderation/cases/case.ts'
import { countCases } from '#contract/moderation/cases/count-cases.ts'
import { holdCase } from '#contract/moderation/cases/hold-case.ts'
import { listCases } from '#contract/moderation/cases/list-cases.ts'
import { readCase } from '#contract/moderation/cases/read-case.ts'
import { releaseCase } from '#contract/moderation/cases/release-case.ts'
import { decideCases } from '#contract/moderation/decisions/decide-cases.ts'
import { DecisionId } from '#contract/moderation/decisions/decision.ts'
import { undoDecisions } from '#contract/moderation/decisions/undo-decisions.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { aDraft, aPicture, OWNER, WASHINGTON } from '#web/listings/posting/own-listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ManagerPage } from './manager-page.tsx'

const idOf = (n: number) => CaseId.parse(`019a0000-0000-7000-8000-0000000000b${n}`)
const DECISION = DecisionId.parse('019a0000-0000-7000-8000-0000000000d1')
const HANNA = UserId.parse('019a0000-0000-7000-8000-0000000000e1')
const { id: listingId, content } = aDraft()
const AT = '2026-01-05T10:00:00.000Z'

const cardOf = (n: number, title: string): CaseCard => ({
  id: idOf(n),
  kind: 'revision',
  subjectId: listingId,
  queue: 'listings',
  state: 'open',
  title,
  picture: null,
  owner: { userId: UserId.parse(OWNER), name: 'Sara Bekele', isNewHere: true },
  priority: 45,
  signals: ['short_link'],
  reports: n,
  // of the second one reports do not agree
  reasons: n === 1 ? ['scam'] : ['scam', 'spam'],
  isHidden: false,
  openedAt: AT,
  heldBy: null,
})
const CARDS = [cardOf(1, 'Krar of a famous singer'), cardOf(2, 'Sofa with a past')]
const detailOf = (card: CaseCard): CaseDetail => ({
  ...card,
  seen: `${card.reports}.7`,
  evidence: null,
  subject: { title: card.title, text: null, pictures: [], facts: [], compareId: null, path: null },
  received: [{ reason: 'scam', detail: 'Asks for money first.', at: AT }],
  person: {
    card: { userId: UserId.parse(OWNER), name: 'Sara Bekele', avatar: null, memberSince: AT },
    level: 1,
    warnings: 1,
    strikes: 0,
    suspension: null,
    reportsAbout: 2,
    reportsUpheld: 1,
    reportsBy: 0,
  },
  targets: ['items/furniture'],
  actions: [
    'approve',
    'request_changes',
    'move',
    'remove',
    'dismiss',
    'warn',
    'strike',
    'suspend',
    'escalate',
  ],
  log: [],
  appeal: null,
})
const reviewed = (title: string) => ({
  content: { ...content, title },
  maskedPhone: title === content.title ? '•••••••••77' : null,
  photos: [{ picture: aPicture(1), alt: null }],
  place: WASHINGTON,
})
const REVIEW: ReviewDetail = {
  listingId,
  category: 'items',
  state: 'active',
  shown: reviewed(content.title),
  proposed: reviewed('Krar of a famous singer'),
  history: { published: 3, refused: 0 },
  medianMinor: null,
  similar: [],
}

const asked = vi.fn<(input: unknown) => void>()
beforeEach(() => asked.mockReset())

async function show(role: 'user' | 'manager', path = '/manager', heldBy: string = OWNER) {
  let left = CARDS
  setTransport({
    fetch: fakeServer(
      fake(listCases)(() => ({ items: left, nextCursor: null })),
      fake(countCases)(() => ({
        queues: [{ queue: 'listings' as const, open: left.length, escalated: 0, oldestAt: AT }],
      })),
      fake(readCase)(({ caseId }) => detailOf(CARDS.find(({ id }) => id === caseId) ?? cardOf(9, 'None'))),
      fake(holdCase)(() => ({
        holder: { userId: UserId.parse(heldBy), name: 'Hanna', until: '2099-01-01T00:00:00.000Z' },
        isOwn: heldBy === OWNER,
      })),
      fake(releaseCase)(() => ({ isReleased: true as const })),
      fake(readReview)(() => REVIEW),
      fake(revealReviewedPhone)(() => ({ shown: '+12025550177', proposed: null })),
      fake(decideCases)((input) => {
        asked(input)
        left = left.filter(({ id }) => input.cases.every(({ caseId }) => caseId !== id))
        return {
          results: input.cases.map(({ caseId }) => ({
            caseId: CaseId.parse(caseId),
            outcome: 'decided' as const,
            decisionId: DECISION,
          })),
          dueAt: AT,
        }
      }),
      fake(undoDecisions)((input) => {
        asked(input)
        left = CARDS
        return { undone: [DECISION] }
      }),
    ),
  })
  return render(<ManagerPage />, { person: { id: OWNER, role }, path })
}
const caseHeading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('is not there without the role', async () => {
  await show('user')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('lists what waits with what stands out of it', async () => {
  await show('manager')
  expect(await screen.findByText('2 cases are waiting.')).toBeTruthy()
  const row = (await screen.findByRole('link', { name: 'Sofa with a past' })).closest('li')
  for (const words of [
    'Change of a listing',
    '2 reports',
    'New here',
    'It contains a short link that hides where it leads.',
  ])
    expect(row?.textContent).toContain(words)
})

test('shows a case with its reports, the person and the change, and numbers when they are asked for', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(1)}`)
  await caseHeading('Krar of a famous singer')
  expect(screen.getByText('Asks for money first.')).toBeTruthy()
  expect(screen.getByText('reported 2 times, 1 upheld')).toBeTruthy()
  const proposed = await screen.findByRole('article', { name: 'Proposed change' })
  expect(proposed.textContent).toContain('Krar of a famous singerChanged')
  await user.click(screen.getByRole('button', { name: 'Show the number' }))
  expect(await screen.findByText('+12025550177')).toBeTruthy()
})

test('one key decides, shows the next case, and another one undoes it', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(1)}`)
  await caseHeading('Krar of a famous singer')
  await user.keyboard('a')
  await caseHeading('Sofa with a past')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({
      cases: [{ caseId: idOf(1), seen: '1.7' }],
      actions: [{ kind: 'approve' }],
      rule: null,
      note: null,
    }),
  )
  expect(await screen.findByText('Decided')).toBeTruthy()
  await user.keyboard('u')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ decisionIds: [DECISION] }))
  expect(await screen.findByRole('link', { name: 'Krar of a famous singer' })).toBeTruthy()
})

test('moves something where it belongs, by its name there', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(1)}`)
  await caseHeading('Krar of a famous singer')
  await user.keyboard('m')
  const form = within(await screen.findByRole('dialog', { name: 'Decide' }))
  await user.click(form.getByRole('button', { name: /What happens to it/ }))
  await user.click(await screen.findByRole('option', { name: 'Move' }))
  const send = form.getByRole('button', { name: 'First choose what to do.' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.click(form.getByRole('button', { name: /Where it belongs/ }))
  await user.click(await screen.findByRole('option', { name: 'Items for Sale · Furniture' }))
  await user.click(form.getByRole('button', { name: /Rule/ }))
  await user.click(await screen.findByRole('option', { name: /category/i }))
  await user.click(form.getByRole('button', { name: 'Decide' }))
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      actions: [{ kind: 'move', to: 'items/furniture' }],
      rule: 'wrong_category',
    }),
  )
})

test('takes nothing from anybody without a rule, and several things at once', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(2)}`)
  await caseHeading('Sofa with a past')
  await user.keyboard('r')
  const form = await screen.findByRole('dialog', { name: 'Decide' })
  const send = within(form).getByRole('button', { name: 'Decide' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.click(within(form).getByRole('checkbox', { name: 'Strike' }))
  await user.click(within(form).getByRole('button', { name: /Rule/ }))
  await user.click(await screen.findByRole('option', { name: 'It looks like a known fraud.' }))
  await user.click(within(form).getByRole('button', { name: 'Use a template' }))
  await user.click(send)
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      actions: [{ kind: 'remove' }, { kind: 'strike' }],
      rule: 'scam',
      note: expect.stringContaining('Others have lost money') as string,
    }),
  )
})

test('the rule that the reports speak of is chosen already, and enter decides', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(1)}`)
  await caseHeading('Krar of a famous singer')
  await user.keyboard('r')
  const form = await screen.findByRole('dialog', { name: 'Decide' })
  const send = within(form).getByRole('button', { name: 'Decide' })
  await waitFor(() => expect(document.activeElement).toBe(send))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      actions: [{ kind: 'remove' }],
      rule: 'scam',
      note: null,
    }),
  )
})

test('a case that somebody else looks at is not decided unknowingly', async () => {
  const { user } = await show('manager', `/manager?case=${idOf(1)}`, HANNA)
  expect(await screen.findByText('Hanna is looking at this.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Remove/ }).hasAttribute('disabled')).toBe(true)
  await user.keyboard('a')
  expect(asked).not.toHaveBeenCalled()
})

test('many are decided on at once', async () => {
  const { user } = await show('manager')
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nothing wrong' }))
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      cases: [
        { caseId: idOf(1), seen: '1.7' },
        { caseId: idOf(2), seen: '2.7' },
      ],
    }),
  )
  expect((await screen.findAllByText('Nothing is waiting.')).length).toBeGreaterThan(0)
})

test('keys are named when one asks', async () => {
  const { user } = await show('manager')
  await screen.findByText('2 cases are waiting.')
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
