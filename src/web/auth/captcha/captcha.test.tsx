import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AuthPage } from '#web/auth/auth-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { type AuthAnswers, authRefusal, fakeAuth } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'

const SCRIPT = 'https://captcha.example/api.js'
const captcha = { provider: 'turnstile', site_key: 'site-key', script: SCRIPT }
const EMAIL = 'sara@example.org'

const answering = (answers: AuthAnswers, settings: object = { captcha }) =>
  setTransport({
    fetch: fakeAuth({
      'GET /settings': () => Response.json({ external: {}, passkeys_enabled: false, ...settings }),
      ...answers,
    }),
  })

const script = () => document.querySelector<HTMLScriptElement>(`script[src^="${SCRIPT}"]`)
const boxes = () => document.querySelectorAll('button[data-captcha]')

/** The provider's script has come: it draws a button that is the whole captcha, and counts its answers. */
function scriptHasCome(): void {
  let solved = 0
  window.turnstile = {
    render(box, { sitekey, callback }) {
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset['captcha'] = sitekey
      button.textContent = 'I am human'
      button.addEventListener('click', () => callback(`solved-${++solved}`))
      box.append(button)
      return String(solved)
    },
    remove: () => boxes().forEach((box) => box.remove()),
  }
  window.onCaptchaReady?.()
}

async function send(view: '' | '?view=forgotten' | '?view=sign-up', language: 'en' | 'am' = 'en') {
  const { user } = await render(<AuthPage />, { path: `/auth${view}`, language })
  await user.type(screen.getByRole('textbox', { name: /E-mail|ኢሜይል/ }), EMAIL)
  const password = screen.queryByLabelText(/^Password|^የይለፍ ቃል/, { selector: 'input' })
  if (password) await user.type(password, 'coffee with three cups')
  return user
}

afterEach(() => script()?.remove())

test('without one nothing is loaded and nothing is sent along', async () => {
  let asked: unknown
  answering(
    {
      'POST /token?grant_type=password': (body) => ((asked = body), authRefusal('invalid_credentials', 400)),
    },
    {},
  )
  const user = await send('')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('The e-mail address or the password is not right.')
  expect(script()).toBeNull()
  expect(asked).not.toHaveProperty('gotrue_meta_security.captcha_token')
})

test.each([
  ['en', 'Sign In', /^The check that you are human did not load/],
  ['am', 'ይግቡ', /^ሰው መሆንዎን የሚያረጋግጠውን ፍተሻ መጫን አልተቻለም/],
] as const)(
  'a script that does not load is told, and asked for again (%s)',
  async (language, button, sentence) => {
    let asked = 0
    answering({ 'POST /token?grant_type=password': () => (asked++, authRefusal('invalid_credentials', 400)) })
    const user = await send('', language)
    expect(script()).toBeNull()
    for (let attempt = 0; attempt < 2; attempt++) {
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(script()).not.toBeNull())
      fireEvent.error(script() ?? document)
      expect(await screen.findByText(sentence)).toBeTruthy()
    }
    expect(asked).toBe(0)
  },
)

test('each attempt shows a new one, whose answer is sent along; it goes on by itself', async () => {
  const tokens: unknown[] = []
  const refuse = (body: Record<string, unknown>) => {
    tokens.push(body['gotrue_meta_security'])
    return authRefusal('captcha_failed', 400)
  }
  answering({ 'POST /token?grant_type=password': refuse })
  const user = await send('')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(script()).not.toBeNull())
  expect(script()?.src).toBe(`${SCRIPT}?render=explicit&onload=onCaptchaReady`)
  scriptHasCome()
  for (let attempt = 1; attempt <= 2; attempt++) {
    await user.click(await screen.findByRole('button', { name: 'I am human' }))
    expect(
      await screen.findByText('The check that you are human did not succeed. Please try again.'),
    ).toBeTruthy()
    expect(boxes()).toHaveLength(0)
    expect(tokens).toHaveLength(attempt)
    if (attempt === 1) await user.click(screen.getByRole('button', { name: 'Sign In' }))
  }
  expect(tokens).toEqual([{ captcha_token: 'solved-1' }, { captcha_token: 'solved-2' }])
})

test('an address that is not confirmed gets its mail after a second one', async () => {
  let mailed: unknown
  answering({
    'POST /token?grant_type=password': () => authRefusal('email_not_confirmed', 400),
    'POST /resend': (body) => ((mailed = body), Response.json({})),
  })
  const user = await send('')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(await screen.findByRole('button', { name: 'I am human' }))
  await waitFor(() => expect(mailed).toBeUndefined())
  await user.click(await screen.findByRole('button', { name: 'I am human' }))
  await screen.findByRole('heading', { name: 'Check your e-mail' })
  expect(mailed).toMatchObject({
    email: EMAIL,
    gotrue_meta_security: { captcha_token: expect.stringMatching(/^solved/) },
  })
})

test('a forgotten password asks for one too', async () => {
  let mailed: unknown
  answering({ 'POST /recover': (body) => ((mailed = body), Response.json({})) })
  const user = await send('?view=forgotten')
  await user.click(screen.getByRole('button', { name: /^Send/ }))
  await user.click(await screen.findByRole('button', { name: 'I am human' }))
  await screen.findByRole('heading', { name: 'Check your e-mail' })
  expect(mailed).toHaveProperty('gotrue_meta_security.captcha_token')
})
