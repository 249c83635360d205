import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListingId } from '#contract/listings/listing.ts'
import { revealPhone } from '#contract/listings/phone/reveal-phone.ts'
import { roomOf, saraId } from '#web/listings/listing.fixture.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PhoneButton } from './phone-button.tsx'

const ID = '0199a000-0000-7000-8000-0000000000aa' as ListingId
const answer = (given: { phone: string } | Refusal<'listings.too-many-reveals'>) =>
  setTransport({ fetch: fakeServer(fake(revealPhone)(() => given)) })
const show = () => screen.getByRole('button', { name: 'Show phone number' })

test('the number comes when it is asked for, ready to be called', async () => {
  answer({ phone: '+12025550123' })
  const contactWays = ['call', 'whatsapp', 'telegram'] as const
  const { user } = await render(<PhoneButton listing={roomOf({ id: ID, contactWays: [...contactWays] })} />, {
    person: { id: saraId },
  })
  expect(screen.queryByText(/2025550123/)).toBeNull()
  await user.click(show())
  const link = await screen.findByRole('link', { name: 'Call +12025550123' })
  expect(link.getAttribute('href')).toBe('tel:+12025550123')
  const addresses = screen.getAllByRole('link').map((one) => one.getAttribute('href'))
  expect(addresses).toEqual(['tel:+12025550123', 'https://wa.me/12025550123', 'https://t.me/+12025550123'])
})

test('who has seen enough for a day is told so', async () => {
  answer(new Refusal('listings.too-many-reveals', { limit: 10 }))
  const { user } = await render(<PhoneButton listing={roomOf({ id: ID, contactWays: ['call'] })} />, {
    person: { id: saraId },
  })
  await user.click(show())
  expect(await screen.findByText(/the numbers of 10 listings a day/)).toBeTruthy()
  expect(show()).toBeTruthy()
})

test('a visitor is led to sign in, and back', async () => {
  answer({ phone: '+12025550123' })
  const { user, router } = await render(<PhoneButton listing={roomOf({ id: ID, contactWays: ['call'] })} />, {
    path: '/listing/7',
  })
  await user.click(show())
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/listing/7')
})
