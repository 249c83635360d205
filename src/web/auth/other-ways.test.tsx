import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { type AuthAnswers, authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { AuthPage } from './auth-page.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const PHONE = '+251911223344'

/** The auth service with some ways to sign in. */
const offering = (external: Record<string, boolean>, answers: AuthAnswers = {}) =>
  setTransport({
    fetch: fakeAuth({
      'GET /settings': () =>
        Response.json({ external: { email: true, ...external }, passkeys_enabled: true }),
      ...answers,
    }),
  })
const button = (name: string) => screen.findByRole('button', { name })

test('offers only what the settings say: companies by name, passkeys where the browser knows them', async () => {
  vi.stubGlobal('PublicKeyCredential', Object)
  offering({ google: true, apple: false, 'custom:church': true })
  await render(<AuthPage />, { path: '/auth' })
  await button('Continue with Google')
  const names = screen.getAllByRole('button').map((one) => one.textContent)
  expect(names.slice(-4)).toEqual([
    'Use a code instead',
    'Use a passkey',
    'Continue with Google',
    'Continue with Church',
  ])
  expect(screen.queryByText('Use a phone number instead')).toBeNull()
  // who comes from there fills in no form
  expect(screen.getByText(/^By continuing there you confirm that you are 16 or older/)).toBeTruthy()
})

test('without phone, passkeys and companies there is the code by mail, the same for every address', async () => {
  const asked: object[] = []
  offering(
    {},
    {
      'POST /otp': (body) => {
        asked.push(body)
        return authRefusal('otp_disabled', 422)
      },
      'POST /verify': (body) => {
        asked.push(body)
        return sessionAnswer(SARA)
      },
    },
  )
  const { user } = await render(<AuthPage />, { path: '/auth' })
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), SARA.email)
  await user.click(await button('Use a code instead'))
  await user.click(await button('Send me the code'))
  expect(await screen.findByText(/^If there is an account for this address/)).toBeTruthy()
  expect(asked[0]).toMatchObject({ email: SARA.email, create_user: false, code_challenge_method: 's256' })
  await user.type(screen.getByRole('textbox', { name: /6-digit code/ }), '123456')
  await user.click(await button('Confirm'))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ type: 'email', email: SARA.email, token: '123456' }),
  )
})

test('with phone on, one signs in by a texted code (Amharic)', async () => {
  const asked: object[] = []
  offering(
    { phone: true },
    {
      'POST /otp': (body) => {
        asked.push(body)
        return Response.json({})
      },
      'POST /verify': (body) => {
        asked.push(body)
        return authRefusal('otp_expired', 403)
      },
    },
  )
  const { user } = await render(<AuthPage />, { path: '/auth?view=by-code', language: 'am' })
  await user.click(await button('በምትኩ የስልክ ቁጥር ይጠቀሙ'))
  const field = screen.getByRole('textbox', { name: /የስልክ ቁጥር/ })
  await user.type(field, '0911 22 33 44')
  await user.click(await button('ኮዱን ይላኩልኝ'))
  expect(await screen.findByText(/ከአገር ኮድ ጋር ቁጥር ያስገቡ/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '+251 (91) 122-33.44')
  await user.click(await button('ኮዱን ይላኩልኝ'))
  await screen.findByRole('heading', { name: 'ስልክዎን ይመልከቱ' })
  await user.type(screen.getByRole('textbox', { name: /ባለ 6/ }), '123456')
  await user.click(await button('ያረጋግጡ'))
  expect(await screen.findByText('ይህ ኮድ ስህተት ነው ወይም ጊዜው አልፏል።')).toBeTruthy()
  expect(asked).toEqual([
    expect.objectContaining({ phone: PHONE, create_user: false }),
    expect.objectContaining({ phone: PHONE, type: 'sms', token: '123456' }),
  ])
})

test('a number signs in with its password; unconfirmed, it is texted first', async () => {
  let texted: unknown
  let answer = 'invalid_credentials'
  offering(
    { phone: true },
    {
      'POST /token?grant_type=password': (body) =>
        authRefusal(body['phone'] === PHONE ? answer : 'unexpected', 400),
      'POST /resend': (body) => {
        texted = body
        return Response.json({})
      },
    },
  )
  const { user } = await render(<AuthPage />, { path: '/auth' })
  await user.click(await button('Use a phone number instead'))
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '00251 911 223344')
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'coffee with three cups')
  await user.click(await button('Sign In'))
  expect(await screen.findByText('The phone number or the password is not right.')).toBeTruthy()
  answer = 'phone_not_confirmed'
  await user.click(await button('Sign In'))
  expect(
    await screen.findByText(`We sent a text with a 6-digit code to ${PHONE}. Type it here.`),
  ).toBeTruthy()
  expect(texted).toMatchObject({ type: 'sms', phone: PHONE })
})

test('one signs up with a number where texts can be sent', async () => {
  let wanted: unknown
  offering(
    { phone: true },
    {
      'POST /signup': (body) => {
        wanted = body
        return Response.json({ id: SARA.id, phone: PHONE.slice(1) })
      },
    },
  )
  const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up' })
  await user.click(await button('Use a phone number instead'))
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Sara Tesfaye')
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '+251 911 223 344')
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'coffee with three cups')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(await button('Sign Up'))
  await screen.findByRole('heading', { name: 'Check your phone' })
  expect(wanted).toMatchObject({ phone: PHONE, data: { full_name: 'Sara Tesfaye' } })
})

describe('what the operator has switched off', () => {
  const settings = (more: object) =>
    setTransport({
      fetch: fakeAuth({
        'GET /settings': () =>
          Response.json({ external: { email: true, phone: true }, passkeys_enabled: true, ...more }),
      }),
    })

  test.each([
    ['en', 'By invitation only', 'Sign In'],
    ['am', 'በግብዣ ብቻ', 'ይግቡ'],
  ] as const)('sign-ups: the page says how one joins (%s)', async (language, title, signIn) => {
    settings({ disable_signup: true })
    const path = '/auth?view=sign-up'
    const { user } = await render(<AuthPage />, { path, language })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(await button(signIn))
    expect(await screen.findByLabelText(/^Password|^የይለፍ ቃል/, { selector: 'input' })).toBeTruthy()
  })

  test('e-mail: the number is asked for, and nothing leads to a mail', async () => {
    settings({ external: { email: false, phone: true } })
    const { user } = await render(<AuthPage />, { path: '/auth' })
    expect(await screen.findByRole('textbox', { name: /Phone number/ })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use an e-mail address instead' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
    await user.click(await button('Use a code instead'))
    expect(await screen.findByText('No password needed: we send you a code by text.')).toBeTruthy()
  })

  test('e-mail and telephone: the other ways are left', async () => {
    settings({ external: { email: false, phone: false, google: true } })
    await render(<AuthPage />, { path: '/auth' })
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(await button('Continue with Google')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a code instead' })).toBeNull()
  })

  test('another length of passwords is said and asked for', async () => {
    settings({ password_min_length: 20 })
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up' })
    expect(await screen.findByText(/^At least 20 characters/)).toBeTruthy()
    await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'a basket of injera')
    expect(screen.getByText('Too short')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    expect(await screen.findByText(/20 characters/, { selector: '[slot=errorMessage]' })).toBeTruthy()
  })
})
