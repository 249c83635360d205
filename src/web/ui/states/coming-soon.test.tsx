import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { useComingSoonToast } from './coming-soon-toast.ts'
import { ComingSoonPage } from './coming-soon.tsx'

test('the page says so and leads back home', async () => {
  const { user, router } = await render(<ComingSoonPage />, { path: '/social' })
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeTruthy()
  expect(screen.getByText(/is being developed/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(router.state.location.pathname).toBe('/')
})

function Link() {
  const comingSoon = useComingSoonToast()
  return (
    <button type="button" onClick={comingSoon}>
      Help Center
    </button>
  )
}

test('a link shows the notice', async () => {
  const { user } = await render(<Link />)
  await user.click(screen.getByRole('button', { name: 'Help Center' }))
  expect(await screen.findByText('Coming Soon!')).toBeTruthy()
  expect(screen.getByText(/is being developed/)).toBeTruthy()
})
