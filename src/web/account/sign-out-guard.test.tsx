import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { alsoWaiting } from '#web/platform/offline/outbox.ts'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { render } from '#web/testing/render.tsx'
import { useSignOutGuard } from './sign-out-guard.tsx'

const left = vi.fn<(scope: SignOutScope) => void>()
let waiting = 0
let stop: () => void = () => undefined

function Leave() {
  const guard = useSignOutGuard(left)
  return (
    <>
      <button type="button" onClick={() => guard.leave('local')}>
        Leave
      </button>
      {guard.dialog}
    </>
  )
}

async function show(unsent: number) {
  left.mockReset()
  waiting = unsent
  stop = alsoWaiting(() => waiting)
  const { user } = await render(<Leave />)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  return user
}
afterEach(() => stop())

test('with nothing to be lost one leaves at once', async () => {
  await show(0)
  expect(left).toHaveBeenCalledWith('local')
})

test('what would be lost is said; one can stay, or leave all the same', async () => {
  const user = await show(2)
  expect(screen.getByRole('alertdialog').textContent).toContain('2 things')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
})

test('or wait until it is sent', async () => {
  const user = await show(1)
  await user.click(screen.getByRole('button', { name: /^Wait until/ }))
  expect(left).not.toHaveBeenCalled()
  act(() => {
    waiting = 0
  })
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
})
