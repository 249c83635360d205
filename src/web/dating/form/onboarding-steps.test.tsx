import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OWNER } from '#web/dating/dating.fixture.ts'
import { render } from '#web/testing/render.tsx'
import { OnboardingSteps } from './onboarding-steps.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('what is written is said to be kept as long as the device has room for it', async () => {
  const { user } = await render(<OnboardingSteps onDone={() => undefined} />, { person: { id: OWNER } })
  expect(screen.getByText('Saved on this device')).toBeTruthy()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText(/^ZIP|^Postal/i), '9')
  expect(await screen.findByText('Not saved on this device')).toBeTruthy()
})

test('a field that was found wrong is checked again before it is left', async () => {
  const { user } = await render(<OnboardingSteps onDone={() => undefined} />, { person: { id: OWNER } })
  const name = screen.getByLabelText(/First name in dating/)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(name, { target: { value: 'Selamawit' } })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull())
})
