import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReview } from '#contract/listings/review/answer-review.ts'
import { listReviews } from '#contract/listings/review/list-reviews.ts'
import { revealReviewedPhone } from '#contract/listings/review/reveal-reviewed-phone.ts'
import { readReview } from '#contract/listings/review/read-review.ts'
import { type ReviewCard, type ReviewDetail, ReviewId } from '#contract/listings/review/review.ts'
import { saraId } from '#web/listings/listing.fixture.ts'
import { aDraft, aPicture, OWNER, WASHINGTON } from '#web/listings/posting/own-listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ReviewQueue } from './review-queue.tsx'

const ID = ReviewId.parse('019a0000-0000-7000-8000-0000000000b1')
const { id: listingId, content } = aDraft()

const CARD: ReviewCard = {
  id: ID,
  listingId,
  subject: 'revision',
  title: content.title,
  category: 'items',
  posterName: 'Sara Bekele',
  score: 25,
  signals: ['short_link'],
  openedAt: new Date().toISOString(),
}
const reviewed = (title: string) => ({
  content: { ...content, title },
  maskedPhone: title === content.title ? '•••••••••77' : null,
  photos: [{ picture: aPicture(1), alt: null }],
  place: WASHINGTON,
})
const DETAIL: ReviewDetail = {
  ...CARD,
  state: 'active',
  version: 7,
  shown: reviewed(content.title),
  proposed: reviewed('Krar of a famous singer'),
  poster: { userId: saraId, name: 'Sara Bekele', avatar: null, memberSince: '2024-03-05T00:00:00.000Z' },
  reports: [],
  history: { published: 3, refused: 0 },
}

const answered = vi.fn<(input: unknown) => void>()
beforeEach(() => answered.mockReset())

async function show(role: 'user' | 'manager', path = '/manager') {
  setTransport({
    fetch: fakeServer(
      fake(listReviews)(() => ({ items: [CARD], count: 1 })),
      fake(readReview)(() => DETAIL),
      fake(revealReviewedPhone)(() => ({ shown: '+12025550177', proposed: null })),
      fake(answerReview)((input) => {
        answered(input)
        return { answered: true as const }
      }),
    ),
  })
  return render(<ReviewQueue />, { person: { id: OWNER, role }, path })
}
const press = (name: string) => screen.getByRole('button', { name })

test('is not there without the role', async () => {
  await show('user')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('a number is masked until it is asked for, and it says that this is recorded', async () => {
  const { user } = await show('manager', `/manager?review=${ID}`)
  expect(await screen.findByText('•••••••••77')).toBeTruthy()
  await user.click(press('Show the number'))
  expect(await screen.findByText('+12025550177')).toBeTruthy()
  expect(screen.getByText('It is recorded that you saw this number.')).toBeTruthy()
})

test('lists what waits with its risk', async () => {
  await show('manager')
  expect(await screen.findByText('1 listing waits to be looked at')).toBeTruthy()
  const row = screen.getByRole('link', { name: new RegExp(content.title) })
  expect(row.textContent).toContain('Change to a live listing')
  expect(row.textContent).toContain('Risk 25')
  expect(row.getAttribute('href')).toContain(ID)
})

test('shows what is and what is to become, with what was changed, and approves at one press', async () => {
  const { user } = await show('manager', `/manager?review=${ID}`)
  const proposed = await screen.findByRole('article', { name: 'What it is to become' })
  expect(proposed.textContent).toContain('Krar of a famous singerChanged')
  expect(screen.getByRole('article', { name: 'What others see now' }).textContent).toContain(content.title)
  expect(screen.getByText('It holds a short link that hides where it leads.')).toBeTruthy()
  expect(screen.getByText('3 published before, none refused')).toBeTruthy()
  await user.click(press('Approve'))
  await waitFor(() => expect(answered).toHaveBeenCalledOnce())
  expect(answered).toHaveBeenCalledWith({
    reviewId: ID,
    version: 7,
    decision: 'approve',
    reason: null,
    note: null,
  })
  expect(await screen.findByText('Approved')).toBeTruthy()
})

test('refuses only with a reason; another reason needs words', async () => {
  const { user } = await show('manager', `/manager?review=${ID}`)
  await screen.findByRole('article', { name: 'What it is to become' })
  await user.click(press('Refuse'))
  const send = press('Refuse it')
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Other' }))
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByRole('textbox', { name: /What its owner should know/ }), 'Not yours to sell.')
  await user.click(press('Refuse it'))
  await waitFor(() => expect(answered).toHaveBeenCalledOnce())
  expect(answered.mock.calls[0]?.[0]).toMatchObject({
    decision: 'reject',
    reason: 'other',
    note: 'Not yours to sell.',
  })
})

test('what was decided by somebody else meanwhile says so', async () => {
  setTransport({
    fetch: fakeServer(
      fake(listReviews)(() => ({ items: [], count: 0 })),
      fake(readReview)(() => new Refusal('listings.review-over')),
    ),
  })
  await render(<ReviewQueue />, { person: { id: OWNER, role: 'manager' }, path: `/manager?review=${ID}` })
  expect(await screen.findByText('This one is decided already.')).toBeTruthy()
})
