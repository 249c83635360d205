import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { render } from '#web/testing/render.tsx'
import { RecordBar, type SaidVoice } from './record-bar.tsx'

/** A microphone into which nobody speaks, and what became of it. */
const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() })
const stream = { getTracks: () => [track] }
let openMicrophone: () => Promise<unknown>
let now = 0

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  start() {
    this.state = 'recording'
    this.dispatchEvent(new Event('start'))
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['opus']) }))
    this.dispatchEvent(new Event('stop'))
  }
}
class FakeContext {
  state = 'running'
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = () => Promise.resolve()
}
class FakeAnalyser {
  fftSize = 1024
  getFloatTimeDomainData = (samples: Float32Array) => samples.fill(0.5)
}

beforeEach(() => {
  now = 0
  track.stop.mockClear()
  openMicrophone = () => Promise.resolve(stream)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AnalyserNode', FakeAnalyser)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => openMicrophone() } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function begun() {
  const onSend = vi.fn<(said: SaidVoice) => void>()
  const onClose = vi.fn<() => void>()
  const { user, unmount } = await render(<RecordBar onSend={onSend} onClose={onClose} />)
  return { user, unmount, onSend, onClose }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const recording = () => waitFor(() => expect(button('Stop recording').disabled).toBe(false))

test('what was recorded is heard before it is sent', async () => {
  const { user, onSend, onClose } = await begun()
  await recording()
  now = 4200
  await user.click(button('Stop recording'))
  expect(track.stop).toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  await user.click(button('Send'))
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ durationMs: 4200 })
  expect(onSend.mock.calls[0]?.[0].waveform).toHaveLength(VOICE_LIMITS.bars)
  expect(onClose).toHaveBeenCalled()
})

test('the keyboard goes on in it', async () => {
  await begun()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Voice message' }))
})

test('it is sent at once by whoever is sure', async () => {
  const { user, onSend } = await begun()
  await recording()
  now = 3000
  await user.click(button('Send'))
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
})

test('two quick taps send it once', async () => {
  const { user, onSend } = await begun()
  await recording()
  now = 3000
  await user.dblClick(button('Send'))
  await waitFor(() => expect(onSend).toHaveBeenCalled())
  expect(onSend).toHaveBeenCalledOnce()
})

test('a slip of the finger is no message', async () => {
  const { user, onSend, onClose } = await begun()
  await recording()
  now = 300
  await user.click(button('Send'))
  expect(await screen.findByText('That was too short. Please try again.')).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalled()
})

test.each([
  ['NotAllowedError', 'The microphone is blocked. Allow it for this site in your browser.'],
  ['NotFoundError', 'No microphone was found.'],
  ['AbortError', 'Nothing could be recorded. Please try again.'],
])('%s is said, and the line to write in comes back', async (name, said) => {
  openMicrophone = () => Promise.reject(new DOMException('no', name))
  const { onClose } = await begun()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(onClose).toHaveBeenCalled()
})

test('a microphone that goes away ends it, and nothing is lost', async () => {
  const { onSend, user } = await begun()
  await recording()
  now = 5000
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  await user.click(button('Send'))
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ durationMs: 5000 })
})

test('leaving lets the microphone go', async () => {
  const { unmount } = await begun()
  await recording()
  unmount()
  expect(track.stop).toHaveBeenCalled()
})

test('discarding sends nothing', async () => {
  const { user, onSend, onClose } = await begun()
  await recording()
  await user.click(button('Discard recording'))
  expect(onClose).toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()
})
