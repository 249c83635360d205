import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListingId } from '#contract/listings/listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { roomOf } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ShareButton } from './share-button.tsx'

const listing = { id: ListingId.parse('0197c0de-0000-7000-8000-000000000007'), title: 'Sunny room' }
const url = `${location.origin}/listing/${listing.id}`
const button = <ShareButton listing={listing} isWide className="" />

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

function deviceShares(share: Navigator['share']): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

test('offers messengers and copying, and nothing that the device cannot do', async () => {
  const { user } = await render(button)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('dialog', { name: 'Share this listing' })).toBeTruthy()
  expect(screen.getByText(url)).toBeTruthy()
  const telegram = screen.getByRole<HTMLAnchorElement>('link', { name: 'Telegram' })
  const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  for (const link of [telegram, whatsApp]) {
    expect(link.href).toContain(encodeURIComponent(url))
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
  }
  expect(screen.queryByRole('button', { name: 'Other apps' })).toBeNull()
})

test('a copied link is told of, and the sheet goes', async () => {
  const { user } = await render(button)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this listing' })).toBeNull())
})

test('a browser that does not copy shows the link, to be copied by hand', async () => {
  const { user } = await render(button)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Your browser did not copy it. Here is the link:')).toBeTruthy()
  expect(screen.getByText(url)).toBeTruthy()
})

test('the device’s own sheet gets title and link; closing it is no failure, failing copies', async () => {
  const share = vi.fn<Navigator['share']>()
  deviceShares(share)
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  const { user } = await render(button)
  const shareByDevice = async () => {
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('button', { name: 'Other apps' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this listing' })).toBeNull())
  }
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await shareByDevice()
  expect(share).toHaveBeenCalledWith({ title: listing.title, url })
  expect(copy).not.toHaveBeenCalled()
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await shareByDevice()
  expect(copy).toHaveBeenCalledWith(url)
})

test('for a board it is printed once its photo is there, with strips to tear off, and is gone afterwards', async () => {
  setTransport({ fetch: fakeServer(fake(readListing)(() => roomOf(listing))) })
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = await render(button)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Print for a notice board' }))
  const poster = await waitFor(() => {
    const found = document.querySelector('.poster')
    if (!found) throw new Error('not there yet')
    return found
  })
  expect(poster.textContent).toContain('Quiet room.')
  expect(poster.querySelectorAll('.poster-strips li')).toHaveLength(8)
  expect(print).not.toHaveBeenCalled()
  fireEvent.load(poster.querySelector('.poster-body img') ?? poster)
  expect(print).toHaveBeenCalledTimes(1)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('.poster')).toBeNull()
})

test('what is gone meanwhile is not printed', async () => {
  setTransport({ fetch: fakeServer(fake(readListing)(() => new Refusal('listings.gone'))) })
  const { user } = await render(button)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Print for a notice board' }))
  expect(await screen.findByText('It could not be printed')).toBeTruthy()
  expect(screen.getByText('This listing is no longer available.')).toBeTruthy()
})

test('speaks Amharic', async () => {
  const { user } = await render(button, { language: 'am' })
  await user.click(screen.getByRole('button', { name: 'ያጋሩ' }))
  expect(await screen.findByRole('dialog', { name: 'ይህን ማስታወቂያ ያጋሩ' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'አገናኙን ይቅዱ' })).toBeTruthy()
})
