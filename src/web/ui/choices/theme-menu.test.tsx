import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { ThemeMenu } from './theme-menu.tsx'

test('puts the chosen theme on the page and keeps it', async () => {
  const { user } = await render(<ThemeMenu />)
  await user.click(screen.getByRole('button', { name: 'Appearance' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
})
