import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'

/** How loud a bar may be. */
const LOUDEST = 15

/** The loudest part of a stretch of levels. */
const peakOf = (levels: readonly number[]): number => levels.reduce((peak, level) => Math.max(peak, level), 0)

/**
 * Levels of a recording, each from 0 to 1, as a waveform: the loudest of each 48th of it, in proportion to the loudest
 * of all, so that a quiet voice is seen as well as a loud one.
 */
export function waveformOf(levels: readonly number[]): string {
  const { bars } = VOICE_LIMITS
  const loudest = peakOf(levels)
  const bar = (_: unknown, at: number): string => {
    const from = Math.floor((at * levels.length) / bars)
    const until = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / bars))
    const level = loudest === 0 ? 0 : peakOf(levels.slice(from, until)) / loudest
    return Math.round(level * LOUDEST).toString(16)
  }
  return Array.from({ length: bars }, bar).join('')
}

/** Bars of a waveform, each from 0 to 1. */
export const barsOf = (waveform: string): number[] =>
  [...waveform].map((digit) => Number.parseInt(digit, 16) / LOUDEST)

/** Minutes and seconds, as players write them: 0:07, 1:30. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
