import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readListing } from '#contract/listings/read-listing.ts'
import { cardOf, roomOf } from '#web/listings/listing.fixture.ts'
import { compareListing } from './store-compared.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareButton } from './compare-button.tsx'

const rooms = [1, 2, 3].map((n) => roomOf({ id: cardOf(n).id, title: `Room ${n}` }))
const [, second] = rooms
if (second) second.details = { bedrooms: 3, parking: 'garage' }

function serve() {
  const answer = fake(readListing)(
    ({ listingId }) => rooms.find(({ id }) => id === listingId) ?? new Refusal('listings.gone'),
  )
  setTransport({ fetch: fakeServer(answer) })
}

const buttons = (ns: readonly number[]) => (
  <>
    {ns.map((n) => (
      <CompareButton key={n} listing={cardOf(n)} />
    ))}
    <CompareBar />
  </>
)
const compare = (n: number) => screen.getByRole('button', { name: `Compare “Mitad ${n}”` })

test('two are laid side by side, a row a fact, and one is taken away again', async () => {
  serve()
  const { user } = await render(buttons([1, 2]))
  expect(screen.queryByRole('button', { name: /Choose another/ })).toBeNull()
  await user.click(compare(1))
  expect(screen.getByRole('button', { name: 'Choose another to compare' })).toHaveProperty('disabled', true)
  await user.click(compare(2))
  expect(compare(2).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Compare 2' }))
  const sheet = await screen.findByRole('dialog', { name: 'Side by side' })
  const rowOf = async (name: string) =>
    within(await within(sheet).findByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(await rowOf('Bedrooms')).toEqual(['1', '3'])
  expect(await rowOf('Furnished')).toEqual(['Yes', '–'])
  await user.click(within(sheet).getByRole('button', { name: 'Remove “Room 1”' }))
  expect(await rowOf('Bedrooms')).toEqual(['3'])
})

test('four at most; what is gone is left out and said; all are taken away at once', async () => {
  serve()
  for (const n of [1, 2, 3, 4]) compareListing(cardOf(n).id)
  const { user } = await render(buttons([5]))
  await user.click(compare(5))
  expect(await screen.findByText('You can compare 4 listings at a time. Remove one first.')).toBeTruthy()
  expect(compare(5).getAttribute('aria-pressed')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Compare 4' }))
  expect(await screen.findByText('1 listing is no longer available.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Clear the comparison' }))
  expect(screen.queryByRole('button', { name: /^Compare \d/ })).toBeNull()
})

test('in Amharic', async () => {
  serve()
  for (const n of [1, 2]) compareListing(cardOf(n).id)
  const { user } = await render(<CompareBar />, { language: 'am' })
  await user.click(screen.getByRole('button', { name: '2 ያወዳድሩ' }))
  expect(await screen.findByRole('dialog', { name: 'ጎን ለጎን' })).toBeTruthy()
})
