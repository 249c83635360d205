import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountPage } from '#web/account/account-page.tsx'
import { render } from '#web/testing/render.tsx'

const PERSON = { id: '019a0000-0000-7000-8000-000000000001' }

test('Tigrinya is switched on; what is missing stays English and is marked, and dates say their calendar', async () => {
  const { user } = await render(<AccountPage />, { path: '/account?section=appearance', person: PERSON })
  await user.click(screen.getByRole('switch', { name: /^Tigrinya/ }))
  expect(await screen.findByRole('link', { name: 'ሕሳብ' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('ti')
  expect(localStorage.getItem('language')).toBe('ti')
  expect(screen.getByText(/^\d+ \p{Script=Ethiopic}+ \d{4} \(ግእዝ\)$/u)).toBeTruthy()
  const heading = screen.getByText('Calendar')
  await waitFor(() => expect(heading.getAttribute('lang')).toBe('en'))
  expect(screen.getByRole('link', { name: 'ሕሳብ' }).hasAttribute('lang')).toBe(false)
  expect(screen.getByText('አማርኛ').getAttribute('lang')).toBe('am')

  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Account' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(heading.hasAttribute('lang')).toBe(false)
})
