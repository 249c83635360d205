import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import { render } from '#web/testing/render.tsx'
import { SideMenu } from './side-menu.tsx'

const ID = '0199a000-0000-7000-8000-000000000001'
const close = vi.fn<(isOpen: boolean) => void>()
const open = (role?: Role, signOut?: () => Promise<void>) =>
  render(<SideMenu isOpen onOpenChange={close} />, {
    ...(role && { person: { id: ID, role } }),
    ...(signOut && { session: { signOut } }),
  })

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Menu' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const DESCRIBED = [
  ['All Listings', '/listings'],
  ['Rooms & Housing', '/rooms-housing'],
  ['Jobs & Career', '/jobs'],
  ['Items for Sale', '/items'],
  ['Services', '/services'],
  ['About Us', '/about'],
  ['FAQ', '/faq'],
  ['Contact Us', '/contact'],
]

test.each([[undefined], ['user']] as const)('exactly the described entries for %s', async (role) => {
  await open(role)
  expect(entries()).toEqual(DESCRIBED)
})

test.each([
  ['admin', ['Admin', '/admin']],
  ['manager', ['Manager', '/manager']],
] as const)('%s has one more', async (role, entry) => {
  await open(role)
  expect(entries()).toEqual([...DESCRIBED, entry])
})

test('following an entry closes the menu', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('link', { name: 'Jobs & Career' }))
  expect(router.state.location.pathname).toBe('/jobs')
  expect(close).toHaveBeenCalledWith(false)
})

test('what else belongs to the device is one press away, also without an account', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Language and appearance' })
  expect(link.getAttribute('href')).toBe('/account?section=appearance')
})

test('the theme can be chosen here', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a member can sign out here, a visitor cannot', async () => {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user, unmount } = await open('user', signOut)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(signOut).toHaveBeenCalledOnce()
  unmount()
  await open()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
})
