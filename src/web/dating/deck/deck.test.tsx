import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { listDatingFeed } from '#contract/dating/deck/list-dating-feed.ts'
import { MatchId } from '#contract/dating/matches/match.ts'
import { resetDeck } from '#contract/dating/deck/reset-deck.ts'
import { revokePass } from '#contract/dating/deck/revoke-pass.ts'
import { sendOpener } from '#contract/dating/matches/send-opener.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import { cardOf, OWNER, photoOf, THREAD } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { showOverlay, useOverlay } from '#web/platform/device/overlay.ts'
import { chooseReading } from '#web/platform/format/reading-choices.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { Deck } from './deck.tsx'

const swiped = vi.fn<(direction: string, id: string) => void>()
const filters = vi.fn<() => void>()
beforeEach(() => {
  swiped.mockReset()
  filters.mockReset()
  showOverlay(null)
  localStorage.removeItem('units')
})

const LEFT = { likesLeft: 49, superLikesLeft: 1 }
const likes = fake(swipeProfile)(({ direction, profileId }) => {
  swiped(direction, profileId)
  return {
    status: direction === 'left' ? ('passed' as const) : ('liked' as const),
    conversationId: null,
    matchId: null,
    ...LEFT,
  }
})
/** A server with so many people, of whom it leaves out those it is told. */
const feedOf = (...numbers: number[]) =>
  fake(listDatingFeed)(({ except }) => ({
    items: numbers.map((n) => cardOf(n)).filter(({ id }) => !except.includes(id)),
    nextLookAt: '2030-01-01T12:00:00.000Z',
  }))

const NAMELESS = { items: [cardOf(1, { displayName: ANONYMOUS })], nextLookAt: null }

function WithOverlay({ hasPassed = false }: { hasPassed?: boolean }) {
  return (
    <>
      <Deck onFilters={filters} hasPassed={hasPassed} />
      {useOverlay()}
    </>
  )
}

function show(...fakes: Fake[]) {
  setTransport({ fetch: fakeServer(...fakes) })
  return render(<WithOverlay />, { person: { id: OWNER } })
}
const button = (name: string) => screen.getByRole('button', { name })
const top = (name: string) => screen.findByText(`${name}, 28`, { selector: 'h3 *' })

test('a card tells name and age, place, badges, and what somebody looks for', async () => {
  await show(
    fake(listDatingFeed)(() => ({
      items: [cardOf(1, { badges: ['onboarding_complete', 'verified_photo', 'verified_phone'] })],
      nextLookAt: null,
    })),
  )
  expect(await top('Hana 1')).toBeTruthy()
  for (const words of [
    'Marriage · Exclusive',
    'Photos verified',
    'Phone verified',
    /Oakland, CA · Less than 10 mi away/,
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

const TOLD = cardOf(1, {
  profession: 'Nurse',
  height: 170,
  faith: 'orthodox',
  children: 'none',
  familyPlans: 'wants',
  moving: 'maybe',
  prompts: [{ prompt: 'buna', answer: 'our mothers' }],
})
const tells = fake(listDatingFeed)(({ except }) => ({
  items: [TOLD].filter(({ id }) => !except.includes(id)),
  nextLookAt: null,
}))

test.each([
  ['a tap below the photo', (user: UserEvent) => user.click(button('More about Hana 1'))],
  ['the letter i', (user: UserEvent) => user.keyboard('i')],
])('%s opens all that somebody tells', async (_, open) => {
  const { user } = await show(tells, likes)
  await top('Hana 1')
  await open(user)
  const sheet = await screen.findByRole('dialog', { name: 'Hana 1, 28' })
  for (const words of [
    TOLD.bio,
    'our mothers',
    'Orthodox',
    'No children',
    'Wants children',
    'Nurse',
    'Eskista',
  ])
    expect(within(sheet).getByText(words)).toBeTruthy()
  expect(within(sheet).getByText('170 cm · 5 ft 7 in')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hana 1, 28' })).toBeNull())
})

test('a like may name an answer', async () => {
  const liked = vi.fn<(prompt: string | null | undefined) => void>()
  const { user } = await show(
    tells,
    fake(swipeProfile)(({ prompt }) => {
      liked(prompt)
      return { status: 'liked' as const, conversationId: null, matchId: null, ...LEFT }
    }),
  )
  await top('Hana 1')
  await user.click(button('More about Hana 1'))
  await user.click(await screen.findByRole('button', { name: /^Like this answer: Over three cups/ }))
  await waitFor(() => expect(liked).toHaveBeenCalledWith('buna'))
})

test('photos that only matches are shown are veiled', async () => {
  await show(
    fake(listDatingFeed)(() => ({
      items: [cardOf(1, { photos: [], veiled: ['data:image/webp;base64,AAAA'] })],
      nextLookAt: null,
    })),
  )
  expect(await screen.findByText('Photos open when you match')).toBeTruthy()
  expect(screen.queryByAltText(/^Photo 1 of/)).toBeNull()
})

test('the distance is written in the unit that the reader chose', async () => {
  chooseReading('units', 'kilometres')
  await show(feedOf(1))
  expect(await screen.findByText(/Oakland, CA · Less than 16 km away/)).toBeTruthy()
})

test('a tap on the halves turns the photos over, which begin anew with the next card', async () => {
  const { user } = await show(feedOf(1, 2), likes)
  await top('Hana 1')
  await user.click(button('Next photo'))
  expect(screen.getByAltText('Photo 2 of 3 of Hana 1')).toBeTruthy()
  await user.click(button('Previous photo'))
  await user.click(button('Next photo'))
  await user.click(button('Like'))
  await waitFor(() => expect(screen.queryByText('Hana 1, 28')).toBeNull())
  expect(screen.getByAltText('Photo 1 of 3 of Hana 2')).toBeTruthy()
})

test.each([
  ['Pass', 'left', 'Passed'],
  ['Super like', 'super', 'Super Liked!'],
  ['Like', 'right', 'Liked!'],
])('%s is told, and the deck goes on with the buttons off until then', async (name, direction, said) => {
  const { user } = await show(feedOf(1, 2), likes)
  await top('Hana 1')
  await user.click(button(name))
  expect(button(name)).toHaveProperty('disabled', true)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(swiped).toHaveBeenCalledWith(direction, cardOf(1).id)
  await waitFor(() => expect(screen.queryByText('Hana 1, 28')).toBeNull())
  await waitFor(() => expect(button(name)).toHaveProperty('disabled', false))
})

test.each([
  ['Pass', 10],
  ['Super like', 20],
  ['Like', 20],
])('%s is felt at once', async (name, milliseconds) => {
  const felt: number[][] = []
  Object.assign(navigator, { vibrate: (pattern: number[]) => felt.push(pattern) > 0 })
  const { user } = await show(feedOf(1, 2), likes)
  await top('Hana 1')
  await user.click(button(name))
  expect(felt).toEqual([[milliseconds]])
  await waitFor(() => expect(button(name)).toHaveProperty('disabled', false))
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('arrow keys decide; the one up only within the deck', async () => {
  await show(feedOf(1, 2), likes)
  await top('Hana 1')
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(swiped).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  await waitFor(() => expect(swiped).toHaveBeenCalledWith('left', cardOf(1).id))
  await waitFor(() => expect(button('Super like')).toHaveProperty('disabled', false))
  fireEvent.keyDown(button('Super like'), { key: 'ArrowUp' })
  await waitFor(() => expect(swiped).toHaveBeenCalledWith('super', cardOf(2).id))
})

test('a card that is dragged far enough is decided on', async () => {
  await show(feedOf(1, 2), likes)
  const name = await top('Hana 1')
  const card = name.closest('.touch-pan-y') as HTMLElement
  Element.prototype.setPointerCapture ??= () => undefined
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 200, clientY: 300, button: 0 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 160, clientY: 300 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 20, clientY: 305 })
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 20, clientY: 305 })
  await waitFor(() => expect(swiped).toHaveBeenCalledWith('left', cardOf(1).id))
})

test('a refused swipe leaves the card, says why and gives the buttons back', async () => {
  const { user } = await show(
    feedOf(1),
    fake(swipeProfile)(
      () => new Refusal('dating.too-many-likes', { limit: 50, until: '2030-01-01T12:00:00.000Z' }),
    ),
  )
  await top('Hana 1')
  await user.click(button('Like'))
  expect(await screen.findByText('Action failed')).toBeTruthy()
  expect(screen.getByText(/You have used today’s 50 likes\. You get new ones from/)).toBeTruthy()
  await waitFor(() => expect(button('Like')).toHaveProperty('disabled', false))
  expect(screen.getByText('Hana 1, 28', { selector: 'h3 *' })).toBeTruthy()
})

test('the last pass can be taken back', async () => {
  const { user } = await show(
    feedOf(1, 2),
    likes,
    fake(revokePass)(() => ({ card: cardOf(1) })),
  )
  await top('Hana 1')
  expect(button('Undo the last pass')).toHaveProperty('disabled', true)
  await user.click(button('Pass'))
  await waitFor(() => expect(button('Undo the last pass')).toHaveProperty('disabled', false))
  await user.click(button('Undo the last pass'))
  expect(await top('Hana 1')).toBeTruthy()
  expect(button('Undo the last pass')).toHaveProperty('disabled', true)
})

test('a pass of before the page was opened can be taken back too', async () => {
  setTransport({
    fetch: fakeServer(
      feedOf(2),
      fake(revokePass)(() => ({ card: cardOf(1) })),
    ),
  })
  const { user } = await render(<WithOverlay hasPassed />, { person: { id: OWNER } })
  await top('Hana 2')
  await user.click(button('Undo the last pass'))
  expect(await top('Hana 1')).toBeTruthy()
})

test('photos whose addresses no longer hold are asked for anew, and the card stays', async () => {
  let asked = 0
  const { user } = await show(
    fake(listDatingFeed)(({ except }) => {
      if (except.length > 0) return { items: [], nextLookAt: null }
      const access = `of=${++asked}`
      const people = asked === 1 ? [1, 2, 3] : [3, 2]
      const items = people.map((n) => cardOf(n, { photos: [{ ...photoOf(n), access }] }))
      return { items, nextLookAt: null }
    }),
    likes,
  )
  const photo = (n: number) => screen.getByAltText(`Photo 1 of 1 of Hana ${n}`)
  await top('Hana 1')
  fireEvent.error(photo(1))
  await user.click(button('Like'))
  await waitFor(() => expect(screen.queryByText('Hana 1, 28')).toBeNull())
  await waitFor(() => expect(asked).toBe(1))
  vi.setSystemTime(Date.now() + 5 * 60_000)
  fireEvent.error(photo(2))
  await waitFor(() => expect(photo(2).getAttribute('src')).toContain('of=2'))
  expect(await top('Hana 2')).toBeTruthy()
  vi.useRealTimers()
})

test('who gave no name has one in the language of the reader', async () => {
  setTransport({
    fetch: fakeServer(
      fake(listDatingFeed)(() => NAMELESS),
      likes,
    ),
  })
  await render(<WithOverlay />, { person: { id: OWNER }, language: 'am' })
  expect(await screen.findByText(/^ስም ያልተገለጸ/, { selector: 'h3 *' })).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('Anonymous')
})

test('an empty deck says when to come back, and begins anew with those one passed', async () => {
  const people: number[] = []
  const { user } = await show(
    fake(listDatingFeed)(() => ({
      items: people.map((n) => cardOf(n)),
      nextLookAt: '2030-01-01T12:00:00.000Z',
    })),
    fake(resetDeck)(() => {
      people.push(7)
      return { restored: 1 }
    }),
  )
  expect(await screen.findByText('No more profiles')).toBeTruthy()
  expect(screen.getByText(/Check back from/)).toBeTruthy()
  await user.click(button('Review Again'))
  expect(await top('Hana 7')).toBeTruthy()
})

test('with nobody left to review that is said', async () => {
  const { user } = await show(
    feedOf(),
    fake(resetDeck)(() => ({ restored: 0 })),
  )
  await screen.findByText('No more profiles')
  await user.click(button('Review Again'))
  expect(await screen.findByText('Nobody is left to review.')).toBeTruthy()
})

test('a failed load is no empty deck', async () => {
  const { user } = await show()
  setTransport({ fetch: fakeServer(fake(listDatingFeed)(() => new Refusal('server.unavailable'))) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  setTransport({ fetch: fakeServer(feedOf(1)) })
  await user.click(retry)
  expect(await top('Hana 1')).toBeTruthy()
})

test('a match opens the dialog, whose words go to the conversation', async () => {
  const sent = vi.fn<(text: unknown) => void>()
  const matchId = MatchId.parse('019a0000-0000-7000-8000-0000000000aa')
  const { user, router } = await show(
    feedOf(1, 2),
    fake(swipeProfile)(() => ({ status: 'match' as const, conversationId: THREAD, matchId, ...LEFT })),
    fake(sendOpener)(({ message }) => {
      sent(message.content)
      return {
        message: {
          id: message.id,
          threadId: THREAD,
          number: 1,
          senderId: null,
          content: { kind: 'text' as const, text: 'x', photos: [] },
          quote: null,
          reactions: [],
          warnings: [],
          at: '2026-01-01T00:00:00.000Z',
          editedAt: null,
        },
      }
    }),
  )
  await top('Hana 1')
  await user.click(button('Like'))
  const dialog = await screen.findByRole('dialog', { name: "It's a Match!" })
  expect(screen.getByText("It's a match!")).toBeTruthy()
  expect(dialog.textContent).toContain('You and Hana 1 liked each other.')
  await user.click(screen.getByRole('button', { name: 'Hi Hana 1, coffee or tea?' }))
  await user.click(button('Send message'))
  await waitFor(() => expect(router.state.location.href).toBe(`/messages?conversation=${THREAD}`))
  expect(sent).toHaveBeenCalledWith({ kind: 'text', text: 'Hi Hana 1, coffee or tea?', photoIds: [] })
})

test('whoever is blocked leaves the deck at once', async () => {
  const { user } = await show(
    feedOf(1, 2),
    fake(blockDatingProfile)(() => ({ isBlocked: true as const })),
  )
  await top('Hana 1')
  await user.click(button('Report Hana 1'))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  expect(await screen.findByText('Hana 1 is blocked')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Hana 1, 28', { selector: 'h3 *' })).toBeNull())
})
