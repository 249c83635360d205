import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { EmptyState } from './empty-state.tsx'

test('shows a drawing, one sentence and one action', async () => {
  const { container } = await render(
    <EmptyState
      sentence="Nothing here"
      more="Try a wider radius"
      action={<button type="button">Widen</button>}
    />,
  )
  expect(container.querySelector('svg')).not.toBeNull()
  expect(screen.getByText('Nothing here')).toBeTruthy()
  expect(screen.getByText('Try a wider radius')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Widen' })).toBeTruthy()
})
