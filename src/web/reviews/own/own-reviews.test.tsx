import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReview } from '#contract/reviews/answer-review.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import type { Exchange, ReviewFields } from '#contract/reviews/review.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { OwnReviews } from './own-reviews.tsx'
import { abebe, exchangeOf, reviewOf } from '#web/reviews/review.fixture.ts'

function show(items: Exchange[], ...more: Fake[]) {
  setTransport({
    fetch: fakeServer(
      fake(listExchanges)(() => ({ items })),
      ...more,
    ),
  })
  return render(<OwnReviews />, { person: { id: abebe.userId } })
}

test('says how reviews come about where there are none', async () => {
  await show([])
  expect(await screen.findByText(/both of you can say how it went/)).toBeTruthy()
})

test('a review needs stars; what fits follows from them; it is sent as it was written', async () => {
  const sent: ReviewFields[] = []
  const { user } = await show(
    [exchangeOf(1)],
    fake(writeReview)(({ review }) => {
      sent.push({ ...review, tags: review.tags ?? [] })
      return exchangeOf(1, { own: reviewOf(1), openUntil: null })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  expect((await sheet.findByRole('alert')).textContent).toBe('Choose how many stars.')
  await user.click(sheet.getByRole('radio', { name: '2 stars' }))
  await user.click(sheet.getByRole('button', { name: 'Rude' }))
  expect(sheet.queryByRole('button', { name: 'Friendly' })).toBeNull()
  await user.click(sheet.getByRole('radio', { name: '5 stars' }))
  expect(sheet.queryByRole('button', { name: 'Rude' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Friendly' }))
  await user.type(sheet.getByRole('textbox'), 'Thank you, Hirut.')
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ stars: 5, tags: ['friendly'], words: 'Thank you, Hirut.' }])
})

test('what was refused stays written, and says why', async () => {
  const { user } = await show(
    [exchangeOf(1)],
    fake(writeReview)(() => new Refusal('reviews.over')),
  )
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('radio', { name: '3 stars' }))
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('It is too late to write this review.')).toBeTruthy()
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
})

test('waits for the other, tells when it is over, and shows both with one reply', async () => {
  const replies: string[] = []
  const { user } = await show(
    [
      exchangeOf(1, { own: reviewOf(1), openUntil: null }),
      exchangeOf(2, { openUntil: null, isRevealed: true }),
      exchangeOf(3, {
        own: reviewOf(2, { reply: 'Any time.' }),
        theirs: reviewOf(3, { stars: 2, tags: ['late'], words: 'Came late.' }),
        openUntil: null,
        isRevealed: true,
      }),
    ],
    fake(answerReview)(({ reply }) => {
      replies.push(reply)
      return reviewOf(3, { reply })
    }),
  )
  expect(await screen.findByText(/once Hirut Alemu has written/)).toBeTruthy()
  expect(screen.getByText('It is too late to write a review.')).toBeTruthy()
  expect(screen.getByText('Hirut Alemu’s reply')).toBeTruthy()
  expect(screen.getByText('2 stars')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await user.type(screen.getByRole('textbox', { name: /Your reply/ }), 'The bus did not come.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(replies).toEqual(['The bus did not come.']))
})
