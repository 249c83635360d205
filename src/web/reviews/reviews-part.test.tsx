import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listReviews } from '#contract/reviews/list-reviews.ts'
import { reportReview } from '#contract/reviews/report-review.ts'
import type { Score, ShownReview } from '#contract/reviews/review.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { abebe, hirut, shownReviewOf } from './review.fixture.ts'
import { ReviewsPart } from './reviews-part.tsx'

const reported: string[] = []

function show(items: ShownReview[], score: Score) {
  setTransport({
    fetch: fakeServer(
      fake(listReviews)(() => ({ items, nextCursor: null, score })),
      fake(reportReview)(({ reviewId }) => {
        reported.push(reviewId)
        return { outcome: 'reported' }
      }),
    ),
  })
  return render(<ReviewsPart userId={hirut.userId} name="Sara" />, { person: { id: abebe.userId } })
}

test('says where reviews come from where there are none', async () => {
  await show([], { count: 0, average: null })
  expect(await screen.findByText(/No reviews yet/)).toBeTruthy()
})

test('two are counted without an average, three with one', async () => {
  const { unmount } = await show([shownReviewOf(1)], { count: 2, average: null })
  expect(await screen.findByText('2 reviews')).toBeTruthy()
  unmount()
  await show([shownReviewOf(1)], { count: 3, average: 4.3 })
  expect(await screen.findByText('4.3 of 5 · 3 reviews')).toBeTruthy()
})

test('of somebody who left the stars stay, and nobody is there to be reported', async () => {
  const words = { words: null, author: null }
  await show([shownReviewOf(1, words)], { count: 1, average: null })
  expect(await screen.findByText('Deleted member')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
})

test('a review is reported with a reason', async () => {
  const { user } = await show([shownReviewOf(1, { reply: 'Gladly.' })], { count: 1, average: null })
  expect(await screen.findByText('Sara’s reply')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Report the review by Hirut Alemu' }))
  await user.click(await screen.findByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Fake or wrong' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Report submitted')).toBeTruthy()
  expect(reported).toEqual([shownReviewOf(1).id])
})
