import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { CardSkeletons } from './card-skeleton.tsx'

test('one status for the whole grid', async () => {
  const { container } = await render(<CardSkeletons count={3} />)
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading...'])
  expect(container.querySelectorAll('.shadow-card')).toHaveLength(3)
})
