import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { IdentitiesPart } from './identities-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const identity = (provider: string) => ({
  id: `id at ${provider}`,
  identity_id: `of-${provider}`,
  user_id: SARA.id,
  provider,
  created_at: '2026-02-03T10:00:00.000Z',
})
let external: Record<string, boolean> = {}
let linked: string[] = []

beforeEach(async () => {
  external = { email: true, google: true, github: true }
  linked = ['email', 'google']
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /settings': () => Response.json({ external, passkeys_enabled: true }),
      'GET /user': () => Response.json({ ...SARA, identities: linked.map(identity) }),
      'DELETE /user/identities/of-google': () => {
        if (!linked.includes('email')) return authRefusal('single_identity_not_deletable', 422)
        linked = ['email']
        return Response.json({})
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
})

const unlinkGoogle = async () => {
  const { user } = await render(<IdentitiesPart />, { person: SARA, language: 'am' })
  await user.click(await screen.findByRole('button', { name: 'Google ያላቅቁ' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Google ይላቀቅ?' })
  await user.click(within(dialog).getByRole('button', { name: 'ያላቅቁ' }))
}

test('services that are on can be linked, linked ones are listed', async () => {
  await render(<IdentitiesPart />, { person: SARA })
  const list = await screen.findByRole('list', { name: 'Linked accounts' })
  expect(within(list).getByText('Google')).toBeTruthy()
  expect(within(list).getByText('Linked Feb 3, 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Link GitHub' })).toBeTruthy()
})

test('unlinking asks first (Amharic)', async () => {
  await unlinkGoogle()
  expect(await screen.findByText('Google ከእንግዲህ አልተገናኘም።')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Google ያገናኙ' })).toBeTruthy()
})

test('the only way in stays', async () => {
  linked = ['google']
  await unlinkGoogle()
  expect(await screen.findByText('ይህ ብቸኛው የመግቢያ መንገድዎ ነው። እባክዎ መጀመሪያ ሌላ ይጨምሩ።')).toBeTruthy()
})

test('where no service is on there is nothing', async () => {
  external = { email: true }
  linked = ['email']
  const { cache } = await render(<IdentitiesPart />, { person: SARA })
  await waitFor(() => expect(cache.getQueryData(['auth', 'read-own-user'])).toBeTruthy())
  expect(screen.queryByRole('heading')).toBeNull()
})
