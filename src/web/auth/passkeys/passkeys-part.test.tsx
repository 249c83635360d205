import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { plainText } from '#web/platform/format/plain-text.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { whyNoPasskeys } from './passkey-policy.ts'
import { PasskeysPart } from './passkeys-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
let passkeys: { id: string; friendly_name?: string; created_at: string }[] = []
let on = true

beforeEach(async () => {
  passkeys = [{ id: 'key', created_at: '2026-02-03T10:00:00.000Z' }]
  on = true
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /settings': () => Response.json({ external: {}, passkeys_enabled: on }),
      'GET /passkeys': () => Response.json(passkeys),
      'PATCH /passkeys/key': ({ friendly_name: name }) => {
        passkeys = passkeys.map((passkey) => ({ ...passkey, friendly_name: plainText(name) ?? '' }))
        return Response.json(passkeys[0])
      },
      'DELETE /passkeys/key': () => {
        passkeys = []
        return Response.json({})
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
})

test('a passkey is renamed and removed', async () => {
  vi.stubGlobal('PublicKeyCredential', Object)
  const { user } = await render(<PasskeysPart />, { person: SARA })
  await user.click(await screen.findByRole('button', { name: 'Rename Passkey' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.type(name, 'My phone')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove My phone?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The passkey has been removed.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
})

test('a browser that knows none is told so', async () => {
  await render(<PasskeysPart />, { person: SARA, language: 'am' })
  expect(await screen.findByText('ይህ አሳሽ የመግቢያ ቁልፎችን አያውቅም። እባክዎ አዲስ ይጠቀሙ።')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['203.0.113.7', true, 'address'],
  ['[2001:db8::1]', true, 'address'],
  ['mesob.example', false, 'browser'],
  ['localhost', true, null],
])('on %s, with a browser that knows them %s: %s', (hostname, knows, why) => {
  expect(whyNoPasskeys(hostname, knows)).toBe(why)
})
