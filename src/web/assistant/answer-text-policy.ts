/** A part of a line: plain, or said with weight. */
export interface Part {
  text: string
  isStrong: boolean
  /** Where it begins in its line. */
  at: number
}

export interface Line {
  parts: Part[]
  /** Which line of the text it is. */
  at: number
}

/** Lines that belong together: a paragraph, or the items of a list. */
export interface Block {
  kind: 'text' | 'list'
  lines: Line[]
}

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const STRONG = /\*\*(.+?)\*\*/g

/**
 * The little that answers are written with: paragraphs, lists and words between double asterisks. Everything else stays
 * text; addresses lead nowhere.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      isNew = true
      continue
    }
    const kind = ITEM.test(line) ? 'list' : 'text'
    const parts = partsOf(line.replace(ITEM, '').replace(/^\s*#{1,4}\s+/, ''))
    const last = isNew ? undefined : blocks.at(-1)
    if (last?.kind === kind) last.lines.push({ parts, at })
    else blocks.push({ kind, lines: [{ parts, at }] })
    isNew = false
  }
  return blocks
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of line.matchAll(STRONG)) {
    if (found.index > end) parts.push({ text: line.slice(end, found.index), isStrong: false, at: end })
    parts.push({ text: found[1] ?? '', isStrong: true, at: found.index })
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ text: line.slice(end), isStrong: false, at: end })
  return parts
}
