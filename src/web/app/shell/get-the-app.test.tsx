import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeInstallPrompt } from '#web/platform/device/install-prompt.ts'
import { render } from '#web/testing/render.tsx'
import { GetTheApp } from './get-the-app.tsx'
import { serveSite } from './site.fixture.ts'

beforeAll(() => storeInstallPrompt())
beforeEach(() => serveSite())
const close = vi.fn<(isOpen: boolean) => void>()

test('says how to install where the browser does not offer it, and has both stores', async () => {
  await render(<GetTheApp isOpen onOpenChange={close} />)
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Install here' })).toBeNull()
  expect(screen.getByRole('button', { name: 'App Store' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Google Play' })).toBeTruthy()
})

test('installs where the browser offers it, once', async () => {
  const { user } = await render(<GetTheApp isOpen onOpenChange={close} />)
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  await user.click(await screen.findByRole('button', { name: 'Install here' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledWith(false)
  expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy()
})
