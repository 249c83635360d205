import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { ShareButton } from './share-button.tsx'

const listing = { id: '0197c0de-0000-7000-8000-000000000007', title: 'Sunny room' }
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

test('speaks Amharic', async () => {
  const { user } = await render(button, { language: 'am' })
  await user.click(screen.getByRole('button', { name: 'አጋራ' }))
  expect(await screen.findByRole('dialog', { name: 'ይህን ማስታወቂያ ያጋሩ' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'አድራሻውን ቅዳ' })).toBeTruthy()
})
