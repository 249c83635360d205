import { screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'

test('begins to fetch when somebody reaches for it, and shows itself once it is there', async () => {
  const preload = vi.fn<() => void>()
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Menu = lazy(() => promise)
  const { user } = await render(<MenuOnDemand label="Colours" face="🎨" preload={preload} Menu={Menu} />)
  const button = screen.getByRole('button', { name: 'Colours' })
  await user.hover(button)
  expect(preload).toHaveBeenCalled()
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Colours' }).getAttribute('aria-busy')).toBe('true')
  resolve({ default: () => <p>All colours</p> })
  expect(await screen.findByText('All colours')).toBeTruthy()
})
