import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { ConnectedAppsPart } from './connected-apps-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const CLIENT = '019a0000-0000-7000-8000-00000000000c'

async function open(grants: () => Response, revoked: () => Response = () => Response.json({})) {
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /user/oauth/grants': grants,
      [`DELETE /user/oauth/grants?client_id=${CLIENT}`]: revoked,
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
  return render(<ConnectedAppsPart />, { person: SARA })
}

test('a program that was let in is named with what it knows, and can be put out', async () => {
  let isIn = true
  const grant = {
    client: { id: CLIENT, name: 'Iddir book', uri: '', logo_uri: '' },
    scopes: ['openid', 'email', 'internal'],
    granted_at: '2026-02-03T10:00:00.000Z',
  }
  const { user } = await open(
    () => Response.json(isIn ? [grant] : []),
    () => {
      isIn = false
      return Response.json({})
    },
  )
  const list = await screen.findByRole('list', { name: 'Connected apps' })
  expect(
    within(list).getByText('That you have an account here · Your e-mail address · Since Feb 3, 2026'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revoke Iddir book’s access' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Iddir book’s access?' })
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Iddir book no longer has access.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Connected apps' })).toBeNull())
})

test('where programs cannot be let in there is nothing', async () => {
  const { cache } = await open(() => authRefusal('feature_disabled', 404))
  await waitFor(() => expect(cache.getQueryData(['auth', 'list-grants'])).toEqual([]))
  expect(screen.queryByRole('heading')).toBeNull()
})
