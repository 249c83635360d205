import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { acceptTerms } from '#contract/profiles/accept-terms.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { TermsNotice } from './terms-notice.tsx'

const person = { id: '0199a000-0000-7000-8000-000000000001' }

test('names both texts with their day, and accepts the edition that is shown', async () => {
  const accepted: string[] = []
  const refuse = fake(acceptTerms)(({ version }) => {
    accepted.push(version)
    return new Refusal('profiles.other-terms')
  })
  setTransport({ fetch: fakeServer(refuse) })
  const { user } = await render(<TermsNotice />, { person })
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toMatch(/\/terms$/)
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toMatch(/\/privacy$/)
  expect(screen.getByText(/in force since Nov/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(/Our terms have changed in the meantime/)).toBeTruthy()
  expect(accepted).toEqual([TERMS_VERSION])
})
