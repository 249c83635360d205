import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { NotFoundPage } from './not-found.tsx'

test('says so and leads back home', async () => {
  const { user, router } = await render(<NotFoundPage />, { path: '/nowhere' })
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(router.state.location.pathname).toBe('/')
})

test('in Amharic', async () => {
  await render(<NotFoundPage />, { language: 'am' })
  expect(screen.getByRole('heading', { level: 1, name: 'ገጹ አልተገኘም' })).toBeTruthy()
})
