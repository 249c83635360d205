import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { VoicePlayer } from './voice-player.tsx'

const WAVEFORM = '0f'.repeat(24)
/** What is played now, and what happened to it. */
let elements: HTMLMediaElement[] = []
let refuses = false

beforeEach(() => {
  elements = []
  refuses = false
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (refuses) return Promise.reject(new DOMException('no such file', 'NotSupportedError'))
    elements.push(this)
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const one = (source: string | Blob = '/media/voice/1?for=me') => (
  <VoicePlayer source={source} durationMs={75_000} waveform={WAVEFORM} />
)
const button = (name: string) => screen.getByRole('button', { name })

test('nothing is fetched before it is played; it is paused by the same button', async () => {
  const { user } = await render(one())
  expect(screen.getByText('1:15')).toBeTruthy()
  expect(elements).toEqual([])
  await user.click(button('Play'))
  expect(elements[0]?.getAttribute('src')).toBe('/media/voice/1?for=me')
  await user.click(button('Pause'))
  expect(button('Play')).toBeTruthy()
})

test('one voice speaks at a time', async () => {
  const { user } = await render(
    <>
      {one('/media/voice/1')}
      {one('/media/voice/2')}
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Play' })
  if (!first) throw new Error('There is nothing to play.')
  await user.click(first)
  await user.click(button('Play'))
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)
  expect(elements.map((element) => element.getAttribute('src'))).toEqual(['/media/voice/1', '/media/voice/2'])
})

test('it is moved through by its slider, and how far it is stands in words', async () => {
  await render(one())
  const slider = screen.getByRole('slider', { name: 'Position' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Second 0 of 75')
  fireEvent.change(slider, { target: { value: '30000' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Second 30 of 75')
  expect(screen.getByText('0:30')).toBeTruthy()
})

test('it is played faster, and the next one too', async () => {
  const { user } = await render(one())
  await user.click(button('Play'))
  await user.click(button('Speed 1×'))
  expect(elements[0]?.playbackRate).toBe(1.5)
  await user.click(button('Speed 1.5×'))
  await user.click(button('Speed 2×'))
  expect(elements[0]?.playbackRate).toBe(1)
})

test('what cannot be played says so, and is tried again with the address of then', async () => {
  refuses = true
  const { user } = await render(one())
  await user.click(button('Play'))
  expect((await screen.findByRole('alert')).textContent).toBe('This recording cannot be played right now.')
  refuses = false
  await user.click(button('Play'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(elements).toHaveLength(1)
})

test('at its end it stands at its beginning', async () => {
  const { user } = await render(one())
  await user.click(button('Play'))
  act(() => void elements[0]?.dispatchEvent(new Event('ended')))
  expect(button('Play')).toBeTruthy()
  expect(screen.getByText('1:15')).toBeTruthy()
})
