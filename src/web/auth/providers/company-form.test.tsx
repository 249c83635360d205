import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuthPage } from '#web/auth/auth-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { type AuthAnswers, authRefusal, fakeAuth } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'

const offering = (saml_enabled: boolean, answers: AuthAnswers = {}) =>
  setTransport({
    fetch: fakeAuth({
      'GET /settings': () =>
        Response.json({ external: { google: true }, passkeys_enabled: false, saml_enabled }),
      ...answers,
    }),
  })

test('nobody is sent to a company where that is switched off', async () => {
  offering(false)
  await render(<AuthPage />, { path: '/auth' })
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByRole('button', { name: 'Sign in with your company' })).toBeNull()
})

test.each([
  ['en', 'Sign in with your company', 'Continue', /^No company has set this up for that address/],
  ['am', 'በድርጅትዎ በኩል ይግቡ', 'ይቀጥሉ', /^ለዚህ አድራሻ ይህን ያዘጋጀ ድርጅት የለም/],
] as const)(
  'the domain of the address at work says which company; one that is unknown is told kindly (%s)',
  async (language, way, goOn, sentence) => {
    let asked: unknown
    offering(true, {
      'POST /sso': (body) => {
        asked = body
        return authRefusal('sso_provider_not_found', 404)
      },
    })
    const { user } = await render(<AuthPage />, { path: '/auth', language })
    await user.click(await screen.findByRole('button', { name: way }))
    await screen.findByRole('heading', { name: way })
    await user.type(screen.getByRole('textbox'), 'Sara@Company.Example')
    await user.click(screen.getByRole('button', { name: goOn }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await waitFor(() =>
      expect(asked).toMatchObject({ domain: 'company.example', code_challenge_method: 's256' }),
    )
  },
)
