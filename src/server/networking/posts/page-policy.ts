import { segmentsOf } from '#contract/kit/graphemes.ts'
import { Parser } from 'htmlparser2'

/** What a page says of itself. */
export interface PageFacts {
  title: string | null
  description: string | null
  site: string | null
}

/** Characters. */
const LONGEST = { title: 200, description: 400, site: 80 } as const

/** Reads title and Open Graph facts; those of Open Graph count more. A document that is not HTML has none. */
export function readPage(html: string): PageFacts {
  const properties = new Map<string, string>()
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title') inTitle = title === ''
      if (name !== 'meta') return
      const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
      const content = attributes['content'] ?? ''
      if (!properties.has(key) && content.trim() !== '') properties.set(key, content)
    },
    ontext(text) {
      if (inTitle) title += text
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false
    },
  })
  parser.end(html)
  return {
    title: tidy(properties.get('og:title') ?? title, LONGEST.title),
    description: tidy(
      properties.get('og:description') ?? properties.get('description') ?? '',
      LONGEST.description,
    ),
    site: tidy(properties.get('og:site_name') ?? '', LONGEST.site),
  }
}

/** One line without control characters and signs that turn its direction, cut between two characters. */
function tidy(raw: string, limit: number): string | null {
  const line = raw
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (line.length <= limit) return line === '' ? null : line
  let shortened = ''
  for (const { segment } of segmentsOf(line)) {
    if (shortened.length + segment.length >= limit) break
    shortened += segment
  }
  return `${shortened.trimEnd()}…`
}
