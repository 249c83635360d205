import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { transcribeVoice } from '#contract/assistant/transcribe-voice.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { Transcript } from './transcript.tsx'

const message = {
  id: '0199c000-0000-7000-8000-000000000001',
  threadId: '0199b000-0000-7000-8000-000000000001',
}
let asked: unknown[] = []
let isDown = false

beforeEach(() => {
  asked = []
  isDown = false
  setTransport({
    fetch: fakeServer(
      fake(transcribeVoice)((input) => {
        asked.push(input)
        return isDown ? new Refusal('assistant.transcript-failed') : { text: 'ሰላም፣ ሶፋው አለ።', byMachine: true }
      }),
    ),
  })
})

test('nobody hears it before it is asked for; then its words stand below, and go again', async () => {
  const { user } = await render(<Transcript message={message} />)
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Read as text' }))
  expect((await screen.findAllByText('ሰላም፣ ሶፋው አለ።')).length).toBeGreaterThan(0)
  expect(screen.getByText('Written down by a machine, which may have misheard.')).toBeTruthy()
  expect(asked).toEqual([message])
  await user.click(screen.getByRole('button', { name: 'Hide text' }))
  expect(screen.queryByText('ሰላም፣ ሶፋው አለ።')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read as text' }))
  expect(asked).toHaveLength(1)
})

test('a service that does not answer says so, and is asked again', async () => {
  isDown = true
  const { user } = await render(<Transcript message={message} />)
  await user.click(screen.getByRole('button', { name: 'Read as text' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This could not be written down right now. Please try again later.',
  )
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Read as text' }))
  expect((await screen.findAllByText('ሰላም፣ ሶፋው አለ።')).length).toBeGreaterThan(0)
})
