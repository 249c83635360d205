import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { ButtonLink } from './button-link.tsx'

test('is a link that leads there', async () => {
  const { user, router } = await render(<ButtonLink to="/listings">Start Exploring</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Start Exploring' }))
  expect(router.state.location.pathname).toBe('/listings')
})
