import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '#web/platform/toast.ts'
import { render } from '#web/testing/render.tsx'

// render() mounts the region, as the shell does

test('a toast says its sentence and what belongs to it, and goes when it is closed', async () => {
  const { user } = await render(null)
  toast({ title: 'Listing deleted', description: 'It is gone for good.', kind: 'success', timeout: 0 })
  expect(await screen.findByText('It is gone for good.')).toBeTruthy()
  const shown = screen.getByRole('alertdialog', { name: /Listing deleted/ })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(shown.isConnected).toBe(false))
})

test('the act of a toast is done by its button', async () => {
  const undo = vi.fn<() => void>()
  const { user } = await render(null)
  toast({ title: 'Removed', action: { label: 'Undo', onPress: undo }, timeout: 0 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})
