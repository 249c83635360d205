import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { CardSkeletons } from './card-skeleton.tsx'

test('one status for the whole grid', async () => {
  await render(<CardSkeletons count={3} />)
  expect(screen.getByRole('status', { name: 'Loading...' }).children).toHaveLength(3)
})
