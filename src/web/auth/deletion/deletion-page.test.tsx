import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { DeletionPage } from './deletion-page.tsx'

const person = { id: '019a0000-0000-7000-8000-000000000001' }
const password = () => screen.getByLabelText(/^Your password|^የይለፍ ቃልዎ/, { selector: 'input' })

test('a visitor reads what goes and stays, and comes back here after signing in', async () => {
  const { user, router } = await render(<DeletionPage />, { path: '/account/delete' })
  expect(screen.getByRole('heading', { name: 'What is deleted' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What we keep' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Sign In' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/account/delete')
})

test('asks for the password and once more; then says until when the account can be kept', async () => {
  const asked: unknown[] = []
  setTransport({
    fetch: fakeServer(
      fake(requestDeletion)((input) => {
        asked.push(input)
        if (input.password !== 'coffee with three cups') return new Refusal('auth.wrong-password')
        return { purgeAt: '2026-03-15T09:00:00.000Z' }
      }),
    ),
  })
  const signOut = vi.fn<(scope?: SignOutScope) => Promise<void>>(() => Promise.resolve())
  const { user } = await render(<DeletionPage />, { path: '/account/delete', person, session: { signOut } })
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
    expect(signOut).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await user.type(password(), 'wrong')
  await send()
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  await user.clear(password())
  await user.type(password(), 'coffee with three cups')
  await send()
  expect(await screen.findByRole('heading', { name: 'Your account will be deleted' })).toBeTruthy()
  expect(screen.getByText(/Mar 15, 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in and keep my account' })).toBeTruthy()
  expect(asked).toEqual([{ password: 'wrong' }, { password: 'coffee with three cups' }])
  expect(signOut.mock.calls).toEqual([['local']])
})

test('whoever has no password sends none, and is told to sign in again (Amharic)', async () => {
  const asked: unknown[] = []
  setTransport({
    fetch: fakeServer(
      fake(requestDeletion)((input) => {
        asked.push(input)
        return new Refusal('auth.sign-in-again')
      }),
    ),
  })
  const { user } = await render(<DeletionPage />, { path: '/account/delete', person, language: 'am' })
  await user.click(screen.getByRole('button', { name: 'መለያዬን ይሰርዙ' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'መለያዬን ይሰርዙ' }))
  expect(await screen.findByText('እርስዎ መሆንዎን ለማሳየት እባክዎ መጀመሪያ እንደገና ይግቡ።')).toBeTruthy()
  expect(asked).toEqual([{}])
})
