import { afterEach, expect, test, vi } from 'vitest'
import { FakeRecognition } from './speech.fixture.ts'
import { canListen, listen } from './speech.ts'

afterEach(() => vi.unstubAllGlobals())

const listener = () => ({
  onWords: vi.fn<(text: string) => void>(),
  onEnd: vi.fn<() => void>(),
  onProblem: vi.fn<(problem: string) => void>(),
})

test('a browser that recognizes no speech says so', () => {
  expect(canListen()).toBe(false)
  expect(() => listen('en', listener())()).not.toThrow()
})

test.for([
  ['am', 'am-ET'],
  ['ti', 'ti-ET'],
  ['om', 'om-ET'],
  ['en', 'en-CA'],
] as const)('who reads %s is listened to in %s', ([language, spoken]) => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-CA', 'en-US'] })
  listen(language, listener())
  expect(FakeRecognition.last?.lang).toBe(spoken)
})

test('words come as they are understood, problems as what can be done about them, the end once', () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  const heard = listener()
  listen('am', heard)
  FakeRecognition.last?.hear('ክፍል')
  FakeRecognition.last?.hear('ክፍል ', 'ኪራይ')
  expect(heard.onWords.mock.calls).toEqual([['ክፍል'], ['ክፍል ኪራይ']])
  for (const error of [
    'not-allowed',
    'audio-capture',
    'no-speech',
    'language-not-supported',
    'network',
    'aborted',
  ])
    FakeRecognition.last?.fail(error)
  expect(heard.onProblem.mock.calls.flat()).toEqual(['blocked', 'blocked', 'silent', 'language', 'failed'])
  FakeRecognition.last?.end()
  expect(heard.onEnd).toHaveBeenCalledTimes(1)
})

test('stopped, it says nothing more', () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  const heard = listener()
  const stop = listen('en', heard)
  const recognition = FakeRecognition.last
  stop()
  expect(recognition?.isListening).toBe(false)
  recognition?.hear('late')
  recognition?.end()
  expect(heard.onWords).not.toHaveBeenCalled()
  expect(heard.onEnd).not.toHaveBeenCalled()
})
