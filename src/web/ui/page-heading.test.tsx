import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { PageHeading } from './page-heading.tsx'

test('is the h1 of the page, with lead and actions', async () => {
  await render(<PageHeading title="My listings" lead="Yours" actions={<button type="button">Post</button>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'My listings' })).toBeTruthy()
  expect(screen.getByText('Yours')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Post' })).toBeTruthy()
})
