import { MINUTE_MS } from '#contract/kit/duration.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { graphemeCount } from '#contract/kit/text.ts'
import type { NewCardAnswer } from '#contract/messaging/messages/answer-card.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { isGroupChat, type Receipt, type ThreadKind } from '#contract/messaging/threads/thread.ts'
import { hasLink } from '#contract/messaging/messages/contact-forms.ts'
import type { MessageRow } from './message-store.ts'
import type { ThreadMembershipRow } from '#server/messaging/threads/thread-store.ts'

export interface Refused {
  code: ErrorCode
  details?: Record<string, number>
}

type NewCard = Extract<NewContent, { kind: 'offer' | 'viewing' }>

type Place = Pick<
  ThreadMembershipRow,
  | 'kind'
  | 'opener_id'
  | 'answered_at'
  | 'closed_at'
  | 'folder'
  | 'slow_seconds'
  | 'owners_only'
  | 'role'
  | 'wrote_at'
  | 'side'
  | 'last_number'
>

/** Photos, recordings and links wait: in a listing's conversation for the seller's answer, after a request for the other's yes. */
export const isTextOnly = (
  place: Pick<Place, 'kind' | 'opener_id' | 'answered_at'>,
  userId: string,
): boolean =>
  (place.kind === 'listing' || place.kind === 'direct') &&
  place.opener_id === userId &&
  place.answered_at === null

/** Where owners announce, the others read and react. */
export const isListening = ({ owners_only, role }: Pick<Place, 'owners_only' | 'role'>): boolean =>
  owners_only && role !== 'owner'

/** May this person write this into the conversation now? Null when they may. */
export function refusalToWrite(place: Place, userId: string, content: NewContent, now: Date): Refused | null {
  if (place.closed_at !== null) return { code: 'messaging.closed' }
  if (isListening(place)) return { code: 'messaging.owners-only' }
  if (place.folder !== 'inbox') return { code: 'messaging.answer-first' }
  if (isTextOnly(place, userId) && hasMore(content)) return { code: 'messaging.text-only' }
  if (isTextOnly(place, userId) && place.last_number >= MESSAGE_LIMITS.unansweredMax)
    return { code: 'messaging.unanswered', details: { limit: MESSAGE_LIMITS.unansweredMax } }
  if (content.kind === 'offer' || content.kind === 'viewing') return refusalOfCard(place, content, now)
  return refusalOfHaste(place, now)
}

/** Photos, a recording, or a link in any words. */
function hasMore(content: NewContent): boolean {
  if (content.kind === 'voice') return true
  if (content.kind === 'text') return content.photoIds.length > 0 || hasLink(content.text)
  return content.kind === 'viewing' && hasLink(content.viewing.note ?? '')
}

function refusalOfCard(place: Place, content: NewCard, now: Date): Refused | null {
  if (place.kind !== 'listing') return { code: 'messaging.no-cards' }
  if (content.kind !== 'viewing') return null
  const minutes = (new Date(content.viewing.at).getTime() - now.getTime()) / MINUTE_MS
  if (minutes <= 0) return { code: 'messaging.viewing-past' }
  return minutes > MESSAGE_LIMITS.viewingDays * 24 * 60 ? { code: 'messaging.viewing-far' } : null
}

/** Owners set the pace of a chat, and keep none themselves. */
function refusalOfHaste({ role, slow_seconds, wrote_at }: Place, now: Date): Refused | null {
  if (role === 'owner' || slow_seconds === 0 || wrote_at === null) return null
  const seconds = Math.ceil(slow_seconds - (now.getTime() - wrote_at.getTime()) / 1000)
  return seconds > 0 ? { code: 'messaging.slow-down', details: { seconds } } : null
}

/** The first message to somebody says something, or is a card that says it. */
export function refusalToOpen(content: NewContent): Refused | null {
  const min = MESSAGE_LIMITS.firstMin
  if (content.kind === 'voice') return { code: 'messaging.text-only' }
  if (content.kind === 'text' && graphemeCount(content.text) < min)
    return { code: 'messaging.first-too-short', details: { min } }
  return null
}

type Written = Pick<MessageRow, 'sender_id' | 'kind' | 'created_at' | 'deleted_at'>

/** Null when the words may be changed; somebody else's message is not there for that. */
export function refusalToEdit(message: Written, userId: string, now: Date): Refused | null {
  if (message.sender_id !== userId || message.kind !== 'text' || message.deleted_at !== null)
    return { code: 'messaging.message-not-found' }
  return isWithin(message, MESSAGE_LIMITS.editWithin, now)
}

/** The owner of a chat may take away anything at any time. */
export function refusalToDelete(
  message: Written,
  place: Pick<ThreadMembershipRow, 'kind' | 'role'>,
  userId: string,
  now: Date,
): Refused | null {
  if (message.kind === 'notice' || message.deleted_at !== null) return { code: 'messaging.message-not-found' }
  if (isGroupChat(place.kind) && place.role === 'owner') return null
  if (message.sender_id !== userId) return { code: 'messaging.message-not-found' }
  return isWithin(message, MESSAGE_LIMITS.deleteWithin, now)
}

function isWithin({ created_at }: Written, minutes: number, now: Date): Refused | null {
  const isLate = now.getTime() - created_at.getTime() > minutes * MINUTE_MS
  return isLate ? { code: 'messaging.too-late', details: { minutes } } : null
}

/**
 * How far somebody got, as the other one of two sees it. In a match what arrived counts when it is read: it arrives in
 * all conversations of an account at once, and would show which of them are the same person's.
 */
export const receiptOf = (
  kind: ThreadKind,
  { delivered, read }: { delivered: number; read: number },
): Receipt => ({ deliveredNumber: kind === 'match' ? read : delivered, readNumber: read })

/** Whoever proposed withdraws; the other one accepts, declines, or takes a decline back. */
export const mayAnswer = (answer: NewCardAnswer, isProposer: boolean): boolean =>
  isProposer === (answer === 'withdrawn')
