import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const input = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' })
let wanted: Record<string, unknown>[] = []
const changed = vi.fn<() => void>()

beforeEach(async () => {
  wanted = []
  changed.mockClear()
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'PUT /user': (body) => {
        wanted.push(body)
        return body['current_password'] === 'right'
          ? Response.json(SARA)
          : authRefusal('current_password_invalid', 400)
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
})

test('asks for the old password and says when it is wrong', async () => {
  const { user } = await render(<ChangePasswordForm email={SARA.email} onChanged={changed} />)
  await user.type(input(/^Current password/), 'wrong')
  await user.type(input(/^New password/), 'coffee with three cups')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Your current password is not right.')).toBeTruthy()
  await user.clear(input(/^Current password/))
  await user.type(input(/^Current password/), 'right')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(wanted.at(-1)).toMatchObject({ password: 'coffee with three cups', current_password: 'right' })
})

test('says in Amharic what is missing and sends nothing', async () => {
  const { user } = await render(<ChangePasswordForm email={SARA.email} onChanged={changed} />, {
    language: 'am',
  })
  await user.type(input(/^አዲስ የይለፍ ቃል/), 'አጭር')
  await user.click(screen.getByRole('button', { name: 'የይለፍ ቃሉን ያስቀምጡ' }))
  expect(await screen.findByText('እባክዎ የይለፍ ቃልዎን ያስገቡ።')).toBeTruthy()
  expect(screen.getByText('እባክዎ ቢያንስ 10 ፊደላት ይምረጡ።')).toBeTruthy()
  expect(wanted).toEqual([])
})

test('a mailed code stands for a password that is not known', async () => {
  let sent = false
  setTransport({
    fetch: fakeAuth({
      'GET /reauthenticate': () => {
        sent = true
        return Response.json({})
      },
      'PUT /user': (body) =>
        body['nonce'] === '123456' && !('current_password' in body)
          ? Response.json(SARA)
          : authRefusal('reauthentication_not_valid', 422),
    }),
  })
  const { user } = await render(<ChangePasswordForm email={SARA.email} onChanged={changed} />)
  await user.click(screen.getByRole('button', { name: /Send me a code$/ }))
  const code = await screen.findByRole('textbox', { name: /6-digit code/ })
  expect(sent).toBe(true)
  await user.type(code, '000000')
  await user.type(input(/^New password/), 'coffee with three cups')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
})
