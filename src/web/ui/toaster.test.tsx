import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HAPTIC_PATTERNS } from '#web/platform/device/haptics.ts'
import { toast } from '#web/platform/device/toast.ts'
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

test('its last button is called in the language of the reader', async () => {
  await render(null, { language: 'am' })
  toast({ title: 'ተሰርዟል', timeout: 0 })
  expect(await screen.findByRole('button', { name: 'ይዝጉ' })).toBeTruthy()
})

test.each([
  ['success', ['success']],
  ['warning', ['warning']],
  ['danger', ['error']],
  ['default', []],
] as const)('what is told as %s is felt as such', async (kind, expected) => {
  const felt: number[][] = []
  Object.assign(navigator, { vibrate: (pattern: number[]) => felt.push(pattern) > 0 })
  await render(null)
  toast({ title: 'Told', kind, timeout: 0 })
  expect(await screen.findByRole('alertdialog', { name: /Told/ })).toBeTruthy()
  expect(felt).toEqual(expected.map((haptic) => [...HAPTIC_PATTERNS[haptic]]))
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('the act of a toast is done by its button', async () => {
  const undo = vi.fn<() => void>()
  const { user } = await render(null)
  toast({ title: 'Removed', action: { label: 'Undo', onPress: undo }, timeout: 0 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})
