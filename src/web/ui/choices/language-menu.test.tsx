import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { LanguageMenu } from './language-menu.tsx'

test('switches the page over, stores the choice and follows in <html lang>', async () => {
  const { user } = await render(<LanguageMenu />)
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'አማርኛ' }))
  expect(await screen.findByRole('button', { name: 'ቋንቋ' })).toBeTruthy()
  expect(localStorage.getItem('language')).toBe('am')
  await waitFor(() => expect(document.documentElement.lang).toBe('am'))
})

test('follows what is chosen in another tab, and nothing that is no language', async () => {
  await render(<LanguageMenu />)
  const announceChange = () => dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  localStorage.setItem('language', 'xx')
  announceChange()
  localStorage.setItem('language', 'am')
  announceChange()
  expect(await screen.findByRole('button', { name: 'ቋንቋ' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('am')
})
