import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authRefusal, fakeAuth } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { SendAgain } from './send-again.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('waits for the gap between two mails, then sends and waits again', async () => {
  const mails: unknown[] = []
  setTransport({
    fetch: fakeAuth({
      'POST /recover': (body) => {
        mails.push(body)
        return Response.json({})
      },
    }),
  })
  await render(<SendAgain email="sara@example.org" purpose="recovery" />)
  expect(screen.getByText('No e-mail? You can send it again in 60 s.')).toBeTruthy()
  await pass(20)
  expect(screen.getByText('No e-mail? You can send it again in 40 s.')).toBeTruthy()
  await pass(40)
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent. Older links and codes no longer work.')).toBeTruthy()
  expect(mails).toEqual([expect.objectContaining({ email: 'sara@example.org' })])
  expect(screen.getByText('No e-mail? You can send it again in 60 s.')).toBeTruthy()
})

test('a refusal says in Amharic how long to wait', async () => {
  setTransport({
    fetch: fakeAuth({ 'POST /resend': () => authRefusal('over_email_send_rate_limit', 429, 30) }),
  })
  await render(<SendAgain email="sara@example.org" purpose="signup" />, { language: 'am' })
  await pass(60)
  fireEvent.click(screen.getByRole('button', { name: 'እንደገና ይላኩ' }))
  expect(await screen.findByText('ይህ በጣም ተደጋግሟል። እባክዎ ከ30 ሰከንድ በኋላ እንደገና ይሞክሩ።')).toBeTruthy()
})
