import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { UnbuiltPage } from './unbuilt-page.tsx'

test('says which page it will be', async () => {
  await render(<UnbuiltPage name="payment" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeTruthy()
  expect(screen.getByText('Payment')).toBeTruthy()
})
