import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('does the act by its name and closes', async () => {
  const change = vi.fn<(isOpen: boolean) => void>()
  const remove = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user } = await render(
    <ConfirmDialog
      isOpen
      onOpenChange={change}
      title="Delete “Sunny room”?"
      confirmLabel="Delete listing"
      onConfirm={remove}
    />,
  )
  expect(await screen.findByRole('alertdialog', { name: 'Delete “Sunny room”?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete listing' }))
  expect(remove).toHaveBeenCalledOnce()
  await waitFor(() => expect(change).toHaveBeenCalledWith(false))
})

test('Cancel does nothing', async () => {
  const change = vi.fn<(isOpen: boolean) => void>()
  const remove = vi.fn<() => void>()
  const { user } = await render(
    <ConfirmDialog isOpen onOpenChange={change} title="Delete?" confirmLabel="Delete" onConfirm={remove} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(change).toHaveBeenCalledWith(false)
  expect(remove).not.toHaveBeenCalled()
})
