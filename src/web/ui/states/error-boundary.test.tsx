import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { ErrorBoundary, ErrorScreen, PageError } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('broken on purpose')
}

test('shows the generic error screen in place of what threw', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

test('the button loads the page anew', async () => {
  const refresh = vi.fn<() => void>()
  const { user } = await render(<ErrorScreen onRefresh={refresh} />)
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a page that could not be fetched without a connection says so, and comes with one', async () => {
  const refresh = vi.fn<() => void>()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await render(<PageError onRefresh={refresh} />)
  expect(screen.getByText('You are offline')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(refresh).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledOnce()
  online.mockRestore()
})
