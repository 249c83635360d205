import type { Message } from '#contract/messaging/messages/message.ts'
import type { Receipt } from '#contract/messaging/threads/thread.ts'

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'fresh'; key: string }
  | { kind: 'notice'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean }

/** Milliseconds: what one person writes within belongs together. */
const TOGETHER = 5 * 60_000

interface Around {
  /** The first number that was not read when the conversation was opened; null where all was. */
  freshFrom: number | null
  /** The day of an instant, where the reader is: two of one day are equal. */
  dayOf: (instant: string) => string
}

/** What stands on the screen, from old to new: days, messages in the groups in which they were written, notices. */
export function rowsOf(messages: readonly Message[], { freshFrom, dayOf }: Around): Row[] {
  return messages.flatMap((message, index): Row[] => {
    const before = messages[index - 1]
    const isNewDay = !before || dayOf(before.at) !== dayOf(message.at)
    const isFresh =
      freshFrom !== null && message.number >= freshFrom && !(before && before.number >= freshFrom)
    const after = messages[index + 1]
    const rows: Row[] = []
    if (isNewDay) rows.push({ kind: 'day', key: `day ${message.id}`, at: message.at })
    if (isFresh) rows.push({ kind: 'fresh', key: 'fresh' })
    if (message.content.kind === 'notice') return [...rows, { kind: 'notice', key: message.id, message }]
    const endsHere = !after || dayOf(after.at) !== dayOf(message.at) || !areTogether(message, after)
    return [
      ...rows,
      {
        kind: 'message',
        key: message.id,
        message,
        isFirst: isNewDay || isFresh || !before || !areTogether(before, message),
        isLast: endsHere,
      },
    ]
  })
}

function areTogether(one: Message, next: Message): boolean {
  if (one.content.kind === 'notice' || next.content.kind === 'notice') return false
  return one.senderId === next.senderId && Date.parse(next.at) - Date.parse(one.at) < TOGETHER
}

export type SentState = 'sent' | 'delivered' | 'read'

/** How far one's own message has come; no further than sent where receipts are not shared. */
export function stateOf({ number }: Pick<Message, 'number'>, receipt: Receipt | null): SentState {
  if (receipt === null) return 'sent'
  if (number <= receipt.readNumber) return 'read'
  return number <= receipt.deliveredNumber ? 'delivered' : 'sent'
}

/** Is it still time to change something that was written then? `minutes` as the contract has them. */
export const isWithin = (at: string, minutes: number, now = Date.now()): boolean =>
  now - Date.parse(at) <= minutes * 60_000

export interface TextPart {
  kind: 'words' | 'link' | 'mention'
  text: string
  /** Where in the whole it begins. */
  at: number
}

const LINK = String.raw`https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]`
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text at its links and at the names that are mentioned in it. */
export function partsOf(text: string, names: readonly string[]): TextPart[] {
  const mentions = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `@${escaped(name)}`)
  const pattern = new RegExp(`(${[LINK, ...mentions].join('|')})`, 'u')
  let at = 0
  const parts = text.split(pattern).map((part): TextPart => {
    const found = { kind: kindOf(part, names), text: part, at }
    at += part.length
    return found
  })
  return parts.filter((part) => part.text !== '')
}

function kindOf(part: string, names: readonly string[]): TextPart['kind'] {
  if (/^https?:\/\//.test(part)) return 'link'
  return part.startsWith('@') && names.includes(part.slice(1)) ? 'mention' : 'words'
}

/** A name behind an @ is no address elsewhere. */
export const withoutMentions = (text: string, names: readonly string[]): string =>
  partsOf(text, names)
    .filter(({ kind }) => kind !== 'mention')
    .map((part) => part.text)
    .join('')

/** The name that is being typed behind an @ at the end of a text; null where none is. */
export function mentionAt(text: string): string | null {
  const found = /(?:^|\s)@([\p{L}\p{M}]{0,20})$/u.exec(text)
  return found?.[1]?.toLocaleLowerCase() ?? null
}
