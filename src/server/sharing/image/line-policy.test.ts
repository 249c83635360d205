import { expect, it } from 'vitest'
import { breakLines, fitText } from './line-policy.ts'

/** Every letter is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const within = (letters: number) => (line: string) => [...line].length <= letters

it('keeps words whole where they can be', () => {
  expect(breakLines('blue sofa for three', within(9))).toEqual(['blue sofa', 'for three'])
  expect(breakLines('ሰማያዊ፡ሶፋ፡ለሦስት', within(8))).toEqual(['ሰማያዊ፡ሶፋ፡', 'ለሦስት'])
  expect(breakLines('a wonderfulword b', within(6))).toEqual(['a', 'wonder', 'fulwor', 'd b'])
})

it('takes the largest size with room, and leaves out what has none in the smallest', () => {
  const room = {
    width: 80,
    sizes: [
      { size: 10, lines: 1 },
      { size: 5, lines: 2 },
    ],
  }
  expect(fitText('one two', room, measure)).toEqual({ size: 10, lines: ['one two'] })
  expect(fitText('one two three four', room, measure)).toEqual({ size: 5, lines: ['one two three', 'four'] })
  expect(fitText('one two three four five six seven', room, measure)).toEqual({
    size: 5,
    lines: ['one two three', 'four five six…'],
  })
})
