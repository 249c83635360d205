import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type AuthAnswers, authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { AuthPage } from './auth-page.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const PASSWORD = 'a basket of injera'

const answering = (answers: AuthAnswers) => setTransport({ fetch: fakeAuth(answers) })
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
const password = () => screen.getByLabelText(/^Password|^የይለፍ ቃል/, { selector: 'input' })

beforeEach(() => answering({}))

describe('signing in', () => {
  async function signIn(language: 'en' | 'am' = 'en') {
    const view = await render(<AuthPage />, { path: '/auth', language })
    await view.user.type(field(/E-mail|ኢሜይል/), SARA.email)
    await view.user.type(password(), PASSWORD)
    await view.user.click(button(language === 'en' ? 'Sign In' : 'ይግቡ'))
    return view
  }

  test('sends what was typed', async () => {
    let asked: unknown
    answering({
      'POST /token?grant_type=password': (body) => {
        asked = body
        return sessionAnswer(SARA)
      },
    })
    await signIn()
    await waitFor(() => expect(asked).toMatchObject({ email: SARA.email, password: PASSWORD }))
  })

  test.each([
    ['en', 'The e-mail address or the password is not right.'],
    ['am', 'የኢሜይል አድራሻው ወይም የይለፍ ቃሉ ትክክል አይደለም።'],
  ] as const)(
    'a wrong password does not tell whether the address exists (%s)',
    async (language, sentence) => {
      answering({ 'POST /token?grant_type=password': () => authRefusal('invalid_credentials', 400) })
      await signIn(language)
      expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy()
      expect(field(/E-mail|ኢሜይል/)).toHaveProperty('value', SARA.email)
      expect(password()).toHaveProperty('value', PASSWORD)
    },
  )

  test.each([
    [45, 'Too many attempts. Please try again in 45 seconds.'],
    [840, 'Too many attempts. Please try again in 14 minutes.'],
  ])('a spent limit says how long to wait: %d s', async (seconds, sentence) => {
    answering({
      'POST /token?grant_type=password': () => authRefusal('over_request_rate_limit', 429, seconds),
    })
    await signIn()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('no answer is told as no connection', async () => {
    setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
    await signIn()
    expect(await screen.findByText('No connection. Please check your network and try again.')).toBeTruthy()
  })

  test('an unconfirmed address gets a new mail and a place for its code', async () => {
    let mailed: unknown
    answering({
      'POST /token?grant_type=password': () => authRefusal('email_not_confirmed', 400),
      'POST /resend': (body) => {
        mailed = body
        return Response.json({})
      },
    })
    await signIn()
    await heading('Check your e-mail')
    expect(screen.getByText(/has not been confirmed yet.*sara@example\.org/)).toBeTruthy()
    await waitFor(() => expect(mailed).toMatchObject({ type: 'signup', email: SARA.email }))
  })

  test('an empty form says what is missing and asks nobody', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth' })
    await user.click(button('Sign In'))
    expect(await screen.findByText('Please enter an e-mail address such as name@example.org.')).toBeTruthy()
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/E-mail/))
  })

  test('the password can be shown', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth' })
    expect(password()).toHaveProperty('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveProperty('type', 'text')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
  })

  test('what was typed as address is there on the other tab and in the forgotten form', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth' })
    await user.type(field(/E-mail/), SARA.email)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await heading('Join Mesob')
    expect(field(/E-mail/)).toHaveProperty('value', SARA.email)
    await user.click(screen.getByRole('tab', { name: 'Sign In' }))
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    await heading('Forgotten password')
    expect(field(/E-mail/)).toHaveProperty('value', SARA.email)
  })

  test('whoever was about to do something reads what for, in both tabs and languages', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up&for=message' })
    const purpose = 'You need an account to message the owner. You will go straight to your message.'
    await heading('Join Mesob')
    expect(screen.getByText(purpose)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Sign In' }))
    await heading('Welcome back')
    expect(screen.getByText(purpose)).toBeTruthy()
  })

  test('a purpose that nobody knows is none', async () => {
    await render(<AuthPage />, { path: '/auth?for=%3Cb%3E' })
    expect(screen.getByText('Sign in to post, to answer and to find your listings again.')).toBeTruthy()
  })

  test('somebody who is signed in is sent where they were going', async () => {
    rememberReturn('/create-listing')
    const { router } = await render(<AuthPage />, { path: '/auth', person: SARA })
    await waitFor(() => expect(router.state.location.pathname).toBe('/create-listing'))
  })
})

describe('signing up', () => {
  test.each([
    ['en', 'Sign Up', /^Please/, 5],
    ['am', 'ይመዝገቡ', /^እባክዎ|^ለመቀጠል/, 5],
  ] as const)('an empty form says what is missing (%s)', async (language, label, sentence, count) => {
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up', language })
    await user.click(button(label))
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(count))
  })

  test('asks for a good password while it is typed', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up' })
    await user.type(password(), 'short')
    expect(screen.getByText('Too short')).toBeTruthy()
    await user.type(password(), ' but then a long one, 7 words')
    expect(screen.getByText('Strong')).toBeTruthy()
  })

  test('leads to the mail, whose code signs in', async () => {
    const asked: Record<string, unknown>[] = []
    answering({
      'POST /signup': (body) => {
        asked.push(body)
        return Response.json(SARA)
      },
      'POST /verify': (body) => {
        asked.push(body)
        return body['token'] === '123456' ? sessionAnswer(SARA) : authRefusal('otp_expired', 403)
      },
    })
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up' })
    await user.type(field(/Full name/), 'Sara Tesfaye')
    await user.type(field(/E-mail/), SARA.email)
    await user.type(password(), PASSWORD)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(button('Sign Up'))

    await heading('Check your e-mail')
    expect(screen.getByText(/6-digit code to sara@example\.org/)).toBeTruthy()
    expect(asked[0]).toMatchObject({
      email: SARA.email,
      password: PASSWORD,
      data: { full_name: 'Sara Tesfaye', language: 'en', terms: TERMS_VERSION },
      code_challenge_method: 's256',
    })

    const code = field(/6-digit code/)
    await user.type(code, '12 34')
    await user.click(button('Confirm'))
    expect(await screen.findByText('The code has 6 digits.')).toBeTruthy()
    await user.clear(code)
    await user.type(code, '000 000')
    await user.click(button('Confirm'))
    expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy()
    await user.clear(code)
    await user.type(code, '123 456')
    await user.click(button('Confirm'))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ type: 'signup', email: SARA.email, token: '123456' }),
    )
  })

  test('a common password is refused by the service and the form stays', async () => {
    answering({ 'POST /signup': () => authRefusal('weak_password', 422) })
    const { user } = await render(<AuthPage />, { path: '/auth?view=sign-up' })
    await user.type(field(/Full name/), 'Sara Tesfaye')
    await user.type(field(/E-mail/), SARA.email)
    await user.type(password(), 'password1234')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(button('Sign Up'))
    expect(await screen.findByText('This password is too easy to guess. Please choose another.')).toBeTruthy()
    expect(field(/Full name/)).toHaveProperty('value', 'Sara Tesfaye')
  })

  test('the terms open beside, so that nothing typed is lost', async () => {
    await render(<AuthPage />, { path: '/auth?view=sign-up' })
    const links = screen.getAllByRole('link', { name: /Terms of Service|Privacy Policy/ })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
    ])
  })
})

describe('a forgotten password', () => {
  test('the same answer for every address, then a code, then the new password', async () => {
    answering({
      'POST /recover': () => Response.json({}),
      'POST /verify': (body) =>
        body['type'] === 'recovery' ? sessionAnswer(SARA) : authRefusal('otp_expired', 403),
    })
    const { user, router } = await render(<AuthPage />, { path: '/auth?view=forgotten' })
    await user.type(field(/E-mail/), SARA.email)
    await user.click(button('Send me the e-mail'))
    expect(await screen.findByText(/^If there is an account for this address/)).toBeTruthy()
    await user.type(field(/6-digit code/), '654321')
    await user.click(button('Confirm'))
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'new-password' }))
  })

  test('the new password is set and one goes on', async () => {
    rememberReturn('/my-listings')
    let wanted: unknown
    answering({
      'PUT /user': (body) => {
        wanted = body
        return body['password'] === PASSWORD ? authRefusal('same_password', 422) : Response.json(SARA)
      },
      'POST /verify': () => sessionAnswer(SARA),
    })
    const { authClient } = await import('#web/platform/session/session-client.ts')
    await (await authClient()).verifyOtp({ type: 'recovery', email: SARA.email, token: '1' })
    const { user, router } = await render(<AuthPage />, {
      path: '/auth?view=new-password',
      person: SARA,
    })
    const input = screen.getByLabelText(/^New password/, { selector: 'input' })
    await user.type(input, PASSWORD)
    await user.click(button('Save password'))
    expect(await screen.findByText('This is your old password. Please choose another.')).toBeTruthy()
    await user.type(input, ', and berbere')
    await user.click(button('Save password'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
    expect(wanted).toMatchObject({ password: `${PASSWORD}, and berbere` })
    expect(await screen.findByText('Your new password is set.')).toBeTruthy()
  })

  test('without the link or code there is nothing to set', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth?view=new-password' })
    expect(screen.queryByLabelText(/^New password/, { selector: 'input' })).toBeNull()
    await user.click(button('Ask for a new e-mail'))
    await heading('Forgotten password')
  })
})

describe('mailed links that could not be used', () => {
  test('an expired one is sent again to the address one types', async () => {
    let mailed: unknown
    answering({
      'POST /resend': (body) => {
        mailed = body
        return Response.json({})
      },
    })
    const { user } = await render(<AuthPage />, { path: '/auth?view=expired' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'This link has expired' }))
    await user.type(field(/E-mail/), SARA.email)
    await user.click(button('Send again'))
    await heading('Check your e-mail')
    expect(mailed).toMatchObject({ type: 'signup', email: SARA.email })
  })

  test('an expired one for a password is told to whoever is signed in, too', async () => {
    await render(<AuthPage />, { path: '/auth?view=expired-recovery', person: SARA })
    expect(await heading('This link has expired')).toBeTruthy()
  })

  test('an expired one for a password asks for a recovery mail', async () => {
    let recovered = false
    answering({
      'POST /recover': () => {
        recovered = true
        return Response.json({})
      },
    })
    const { user } = await render(<AuthPage />, { path: '/auth?view=expired-recovery', language: 'am' })
    await user.type(field(/ኢሜይል/), SARA.email)
    await user.click(button('ኢሜይሉን ይላኩልኝ'))
    await heading('ኢሜይልዎን ይመልከቱ')
    expect(recovered).toBe(true)
  })

  test.each([
    ['other-browser', 'en', 'Opened in another browser'],
    ['other-browser', 'am', 'በሌላ አሳሽ ተከፍቷል'],
    ['unreachable', 'en', 'No connection'],
    ['unreachable-recovery', 'am', 'ግንኙነት የለም'],
  ] as const)('%s (%s) offers the code of the same mail', async (view, language, title) => {
    const asked: Record<string, unknown>[] = []
    answering({
      'POST /verify': (body) => {
        asked.push(body)
        return sessionAnswer(SARA)
      },
    })
    const { user } = await render(<AuthPage />, { path: `/auth?view=${view}`, language })
    await heading(title)
    await user.type(field(/E-mail|ኢሜይል/), SARA.email)
    await user.type(field(/6-digit|ባለ 6/), '123456')
    await user.click(button(language === 'en' ? 'Confirm' : 'ያረጋግጡ'))
    const type = view === 'unreachable-recovery' ? 'recovery' : 'email'
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ type, token: '123456' })]))
  })

  test('a broken one leads back to signing in', async () => {
    const { user } = await render(<AuthPage />, { path: '/auth?view=failed' })
    await heading('This link does not work')
    await user.click(button('Back to sign in'))
    expect(within(await screen.findByRole('tablist')).getAllByRole('tab')).toHaveLength(2)
  })
})
