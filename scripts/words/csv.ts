/** Fields that need quotes: those that hold a quote, a comma or a line break, or begin or end with a space. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** Rows as CSV after RFC 4180, with a mark at its beginning by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}

/** Rows of CSV text (RFC 4180), with either line end. @throws a sentence where a quote is left open */
export function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at)
    row.push(field.text)
    at = field.end
    if (text[at] === ',') {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    rows.push(row)
    row = []
  }
  return rows
}

interface Field {
  text: string
  end: number
}

function plainField(text: string, start: number): Field {
  const found = /[,\r\n]/.exec(text.slice(start))
  const end = found ? start + found.index : text.length
  return { text: text.slice(start, end), end }
}

function quotedField(text: string, start: number): Field {
  const found = /^"((?:[^"]|"")*)"/.exec(text.slice(start))
  if (!found) throw new Error(`A quote is left open: ${text.slice(start, start + 40)}`)
  return { text: (found[1] ?? '').replaceAll('""', '"'), end: start + found[0].length }
}
