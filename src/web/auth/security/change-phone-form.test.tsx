import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { CredentialsPart } from './credentials-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }

async function open(textsOn: boolean, language: 'en' | 'am' = 'en') {
  let person: object = SARA
  const asked: unknown[] = []
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /settings': () => Response.json({ external: { phone: textsOn }, passkeys_enabled: true }),
      'GET /user': () => Response.json(person),
      'PUT /user': ({ phone }) => {
        asked.push(phone)
        if (phone === '+12025550143') return authRefusal('phone_exists', 422)
        return Response.json({ ...SARA, new_phone: phone })
      },
      'POST /verify': ({ phone, token, type }) => {
        asked.push([phone, token, type])
        if (token !== '123456') return authRefusal('otp_expired', 403)
        person = { ...SARA, phone: '251911223344' }
        return sessionAnswer(SARA)
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
  return { asked, ...(await render(<CredentialsPart />, { person: SARA, language })) }
}

test('a number is asked for, refused when it is taken, and holds once its code was typed', async () => {
  const { asked, user } = await open(true)
  expect(await screen.findByText('With one you can also sign in by text message')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a number' }))
  const number = await screen.findByRole('textbox', { name: /Phone number/ })
  await user.type(number, '+1 202 555 0143')
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText('This already belongs to another account.')).toBeTruthy()
  await user.clear(number)
  await user.type(number, '+251 91 122 3344')
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/6-digit code to \+251911223344/)).toBeTruthy()
  const code = screen.getByRole('textbox', { name: /6-digit code/ })
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Your new number is confirmed.')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Signing in' })
  expect(await within(list).findByText('+251911223344')).toBeTruthy()
  expect(asked).toEqual([
    '+12025550143',
    '+251911223344',
    ['+251911223344', '000000', 'phone_change'],
    ['+251911223344', '123456', 'phone_change'],
  ])
})

test('one may turn back to another number (Amharic)', async () => {
  const { user } = await open(true, 'am')
  await user.click(await screen.findByRole('button', { name: 'ቁጥር ይጨምሩ' }))
  await user.type(await screen.findByRole('textbox', { name: /የስልክ ቁጥር/ }), '+251911223344')
  await user.click(screen.getByRole('button', { name: 'ኮድ ይላኩልኝ' }))
  await user.click(await screen.findByRole('button', { name: 'ሌላ ቁጥር ይጠቀሙ' }))
  expect(await screen.findByRole('textbox', { name: /የስልክ ቁጥር/ })).toBeTruthy()
})

test('where no texts can be sent there is no number', async () => {
  const { cache } = await open(false)
  await waitFor(() => expect(cache.getQueryData(['auth', 'read-settings'])).toBeTruthy())
  expect(await screen.findByText(SARA.email)).toBeTruthy()
  expect(screen.queryByText('Phone number')).toBeNull()
})
