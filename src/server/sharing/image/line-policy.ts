import { graphemesOf } from '#contract/kit/graphemes.ts'

/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number

export interface Setting {
  /** Pixels. */
  size: number
  lines: string[]
}

export interface Room {
  /** Pixels. */
  width: number
  /** From large to small, each with the lines that there is room for. */
  sizes: readonly { size: number; lines: number }[]
}

const ELLIPSIS = '…'

/** Words stay whole where they can; a word that is wider than a line is cut. Ethiopic words may end with their colon. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ |(?<=፡)/u)) {
    const longer = line === '' ? word : `${line}${line.endsWith('፡') ? '' : ' '}${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of graphemesOf(word)) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = graphemesOf(line)
  while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS)) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** The largest size at which a text has room; in the smallest one the rest is left out. */
export function fitText(text: string, { width, sizes }: Room, measure: Measure): Setting {
  for (const { size, lines: limit } of sizes) {
    const lines = breakLines(text, (line) => measure(line, size) <= width)
    if (lines.length <= limit) return { size, lines }
  }
  const { size, lines: limit } = sizes.at(-1) ?? { size: 0, lines: 0 }
  const fits = (line: string) => measure(line, size) <= width
  const lines = breakLines(text, fits)
  const [last = '', ...before] = lines.slice(0, limit).toReversed()
  return { size, lines: [...before.toReversed(), shortened(last, fits)] }
}
