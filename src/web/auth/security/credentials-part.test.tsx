import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { CredentialsPart } from './credentials-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }

test('another address waits for both mailboxes; one that is taken is refused', async () => {
  let person: object = SARA
  let wanted: unknown
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /user': () => Response.json(person),
      'PUT /user': (body) => {
        if (body['email'] === 'abel@example.org') return authRefusal('email_exists', 422)
        wanted = body
        person = { ...SARA, new_email: body['email'] }
        return Response.json(person)
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
  const { user } = await render(<CredentialsPart />, { person: SARA })
  expect(await screen.findByText('sara@example.org')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change address' }))
  const field = await screen.findByRole('textbox', { name: /New e-mail address/ })
  await user.type(field, 'abel@example.org')
  await user.click(screen.getByRole('button', { name: 'Send the e-mails' }))
  expect(await screen.findByText('This already belongs to another account.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'new@example.org')
  await user.click(screen.getByRole('button', { name: 'Send the e-mails' }))
  expect(await screen.findByText(/mail to sara@example\.org and one to new@example\.org/)).toBeTruthy()
  expect(wanted).toMatchObject({ email: 'new@example.org', code_challenge_method: 's256' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what could not be read is told, and asked for again', async () => {
  let up = false
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /user': () => (up ? Response.json(SARA) : authRefusal('unexpected_failure', 400)),
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
  const { user } = await render(<CredentialsPart />, { person: SARA, language: 'am' })
  const retry = await screen.findByRole('button', { name: 'እንደገና ይሞክሩ' })
  expect(screen.queryByText('እስካሁን የለዎትም')).toBeNull()
  up = true
  await user.click(retry)
  expect(await screen.findByText(SARA.email)).toBeTruthy()
})
