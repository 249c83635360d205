import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HAPTIC_PATTERNS, HAPTICS, type Haptic, vibrate } from './haptics.ts'

const felt: number[][] = []

beforeEach(() => {
  felt.length = 0
  Object.assign(navigator, { vibrate: (pattern: number[]) => felt.push(pattern) > 0 })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate')
  Reflect.deleteProperty(globalThis, 'Capacitor')
  vi.restoreAllMocks()
})

test('taps, clicks, matches and errors last as long as specified', () => {
  for (const haptic of ['light', 'medium', 'heavy', 'selection'] as const) vibrate(haptic)
  expect(felt).toEqual([[10], [20], [30], [5]])
})

test.each(['success', 'warning', 'error'] as const)('%s can be told from the others', (haptic) => {
  vibrate(haptic)
  const others = Object.entries(HAPTIC_PATTERNS).filter(([name]) => name !== haptic)
  expect(others.map(([, pattern]) => String(pattern))).not.toContain(String(felt[0]))
})

test('before the first tap nothing is asked that the browser would refuse', () => {
  const userActivation = { hasBeenActive: false }
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation })
  vibrate('heavy')
  expect(felt).toEqual([])
  userActivation.hasBeenActive = true
  vibrate('heavy')
  expect(felt).toEqual([[30]])
  Reflect.deleteProperty(navigator, 'userActivation')
})

test('the stored switch counts before the first vibration', () => {
  localStorage.setItem(HAPTICS.key, 'false')
  vibrate('heavy')
  expect(felt).toEqual([])
})

test('whoever wants less motion feels nothing', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  vibrate('heavy')
  expect(felt).toEqual([])
})

test('a device that cannot vibrate does not', () => {
  Reflect.deleteProperty(navigator, 'vibrate')
  expect(() => vibrate('light')).not.toThrow()
})

test('in the shell of a telephone its own haptics are felt', () => {
  const done: string[] = []
  const note = (name: string) => (options?: object) =>
    Promise.resolve(void done.push(`${name} ${Object.values(options ?? {}).join()}`.trim()))
  Object.assign(globalThis, {
    Capacitor: {
      isNativePlatform: () => true,
      Plugins: {
        Haptics: {
          impact: note('impact'),
          notification: note('notification'),
          selectionChanged: note('selection'),
        },
      },
    },
  })
  for (const haptic of Object.keys(HAPTIC_PATTERNS) as Haptic[]) vibrate(haptic)
  expect(felt).toEqual([])
  expect(done).toEqual([
    'impact LIGHT',
    'impact MEDIUM',
    'impact HEAVY',
    'selection',
    'notification SUCCESS',
    'notification WARNING',
    'notification ERROR',
  ])
})
