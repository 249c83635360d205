import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { UnbuiltPage } from './unbuilt-page.tsx'

const person = (role: 'user' | 'admin') => ({ person: { id: '0199a000-0000-7000-8000-000000000001', role } })

test('says which page it will be', async () => {
  await render(<UnbuiltPage name="payment" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeTruthy()
  expect(screen.getByText('Payment')).toBeTruthy()
})

test('admins reach the manager page from theirs', async () => {
  const { user, router } = await render(<UnbuiltPage name="admin" />, person('admin'))
  await user.click(screen.getByRole('link', { name: 'Go to the manager page' }))
  expect(router.state.location.pathname).toBe('/manager')
})

test('others do not', async () => {
  await render(<UnbuiltPage name="admin" />, person('user'))
  expect(screen.queryByRole('link', { name: 'Go to the manager page' })).toBeNull()
})
