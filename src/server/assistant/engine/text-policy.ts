import type { AssistantCard } from '#contract/assistant/card.ts'
import type { Found } from '#server/assistant/open-turn.ts'

/** What an answer holds beside words: cards that were named. */
export type Filtered = { kind: 'text'; text: string } | { kind: 'card'; card: AssistantCard }

export interface TextFilter {
  /** What is sure by now of all that came. */
  add(text: string): Filtered[]
  /** The rest. */
  end(): Filtered[]
}

/** A name that was begun is waited for so long. */
const LONGEST_NAME = 120
const NAME = /\[\[?\s*(listing|group|event|faq)\s*:\s*([\w-]+)\s*\]?\]/gi
/** Also in the middle of a word: an id that touches a domain would hide where the domain ends. */
const IDS =
  /\(?(?:\b(?:listing|group|event)\s*[:#]?\s*)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\)?/gi
const PICTURES_AND_LINKS = /!?\[([^\]\n]*)\]\(\s*[^)\s]*[^)]*\)?/g
const TAGS = /<\/?[a-z!][^>\n]*>?/gi
const SCHEMES = /\b[a-z][a-z0-9+.-]{1,12}:(?:\/\/|\\\\)\S*/gi
const OTHER_SCHEMES = /\b(?:javascript|data|mailto|tel|sms|intent|vbscript|file)\s*:\s*\S+/gi
const DOMAINS = /\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![a-z0-9])(?::\d+)?(?:[/?#]\S*)?/gi
/** "i.e", "p.m": single letters. */
const ABBREVIATION = /^(?:[a-z]\.)+[a-z]$/i
const SLASHED = /(?:^|\s)\/\/\S+/g
const NUMERIC_HOSTS = /\b\d{1,3}(?:\.\d{1,3}){3}\b(?::\d+)?\S*/g

/**
 * Takes out of an answer, while it comes, all that is not to be trusted: addresses of any kind, markup, and ids. Cards that are
 * named are told apart, if they were found for this question; others are left out without a word.
 */
export function newTextFilter(found: Found): TextFilter {
  let held = ''
  const take = (until: number): Filtered[] => {
    const sure = held.slice(0, until)
    held = held.slice(until)
    return splitByCards(sure, found)
  }
  return {
    add(text) {
      held += text
      return take(sureLength(held))
    },
    end: () => take(held.length),
  }
}

/** Up to the last gap; what stands in brackets is seen as a whole. */
function sureLength(text: string): number {
  const gap = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  const open = Math.max(text.lastIndexOf('['), text.lastIndexOf('<'), text.lastIndexOf(']('))
  const closed = Math.max(text.lastIndexOf(']'), text.lastIndexOf('>'), text.lastIndexOf(')'))
  const isOpen = open > closed && text.length - open < LONGEST_NAME
  return isOpen ? Math.min(gap + 1, open) : gap + 1
}

function splitByCards(text: string, found: Found): Filtered[] {
  const parts: Filtered[] = []
  let read = 0
  for (const match of text.matchAll(NAME)) {
    addText(parts, text.slice(read, match.index))
    const card = found.get(`${match[1]?.toLowerCase()}:${match[2]?.toLowerCase()}`)
    if (card) parts.push({ kind: 'card', card })
    read = match.index + match[0].length
  }
  addText(parts, text.slice(read))
  return parts
}

function addText(parts: Filtered[], text: string): void {
  const clean = withoutAddresses(text)
  if (clean !== '') parts.push({ kind: 'text', text: clean })
}

/**
 * Plain words: no address that a browser would open, or that a reader would type, and no markup. What one removal puts
 * together the next one finds.
 * @param known addresses that stand in this text stay
 */
export function withoutAddresses(text: string, known = ''): string {
  let before = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const clean = withoutThoseSeen(before, known)
    if (clean === before) return clean
    before = clean
  }
  // nobody nests so much by accident
  return ''
}

const MAX_PASSES = 12

function withoutThoseSeen(text: string, known: string): string {
  const unknown = (address: string) => (known.includes(address.trim()) ? address : '')
  return text
    .replace(PICTURES_AND_LINKS, '$1')
    .replace(TAGS, '')
    .replace(/\[\[|\]\]/g, '')
    .replace(IDS, '')
    .replace(SCHEMES, unknown)
    .replace(OTHER_SCHEMES, unknown)
    .replace(SLASHED, (address) => (unknown(address) === '' ? ' ' : address))
    .replace(NUMERIC_HOSTS, unknown)
    .replace(DOMAINS, (address) => (ABBREVIATION.test(address) ? address : unknown(address)))
}
