import { describe, expect, it } from 'vitest'
import { drawableText, drawText, measureText } from './draw-text.ts'

const assigned = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter((letter) =>
    /^[\p{L}\p{N}\p{P}]$/u.test(letter),
  )

describe.each(['display', 'text'] as const)('letters of %s', (style) => {
  it('are there for all of Ethiopic and for what is written in Latin around the world', () => {
    const letters = [
      ...assigned(0x1200, 0x137c),
      ...assigned(0x21, 0x7e),
      ...'éèêëñçåäöüßøæœğışčžłńŐ£€“”’…–—',
    ]
    expect(letters.filter((letter) => drawableText(letter, style) !== letter)).toEqual([])
  })
})

it('both scripts stand on one line, each in its own font', () => {
  const line = drawText('ንጹሕ room', 'display', 40)
  expect(line.width).toBeCloseTo(measureText('ንጹሕ room', 'display', 40))
  expect(line.width).toBeCloseTo(measureText('ንጹሕ', 'display', 40) + measureText(' room', 'display', 40))
  expect(line.paths.match(/<path/g)).toHaveLength(7)
})

it('leaves out what no font of ours has, and nothing else', () => {
  expect(drawableText('🎉 ቡና  ☕️ coffee\n\u200fقهوة 咖啡', 'display')).toBe('ቡና coffee')
  expect(drawableText('e\u0301', 'text')).toBe('é')
  expect(drawableText('🎉', 'display')).toBe('')
})

it('draws no box instead of a letter, even where it was not asked first', () => {
  const drawn = drawText('a咖b', 'text', 40)
  expect(drawn.paths.match(/<path/g)).toHaveLength(2)
})
