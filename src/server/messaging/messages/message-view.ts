import type { z } from 'zod'
import { graphemesOf } from '#contract/kit/graphemes.ts'
import {
  Card,
  MESSAGE_LIMITS,
  type Message,
  MessageContent,
  MessageId,
  Quote,
  Reaction,
} from '#contract/messaging/messages/message.ts'
import { PrivateVoice } from '#contract/media/voice/voice.ts'
import { Warning } from '#contract/messaging/messages/warning.ts'
import type { PrivatePicture } from '#contract/media/picture.ts'
import type { MemberId } from '#contract/messaging/members/member.ts'
import type { Excerpt } from '#server/notifications/public.ts'
import type { MessageRow, ReactionRow } from './message-store.ts'

interface Around {
  photos: readonly PrivatePicture[]
  /** A part of the address of its recording, for one reader; empty where nobody in particular reads. */
  hear: (voiceId: string) => string
  reactions: readonly ReactionRow[]
  quoted: MessageRow | null
  /** By what an account is named in this conversation; null where it is named by nothing. */
  memberIdOf: (userId: string | null) => MemberId | null
}

export function viewMessage(
  row: MessageRow,
  { photos, hear, reactions, quoted, memberIdOf }: Around,
): Message {
  return {
    id: MessageId.parse(row.id),
    threadId: row.thread_id,
    number: row.number,
    senderId: memberIdOf(row.sender_id),
    content: viewContent(row, photos, hear),
    quote: quoted && viewQuote(quoted, memberIdOf(quoted.sender_id)),
    reactions: reactions.flatMap(({ reaction, user_id }) => {
      const memberId = memberIdOf(user_id)
      return memberId === null ? [] : [{ reaction: Reaction.parse(reaction), memberId }]
    }),
    warnings: row.warnings.map((warning) => Warning.parse(warning)),
    at: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }
}

function viewContent(
  row: MessageRow,
  photos: readonly PrivatePicture[],
  hear: Around['hear'],
): MessageContent {
  if (row.deleted_at !== null) return { kind: 'deleted' }
  const voice = readVoice(row)
  if (voice) return { kind: 'voice', voice: { ...voice, access: hear(voice.id) } }
  if (row.kind === 'text') return { kind: 'text', text: row.body ?? '', photos: [...photos] }
  if (row.kind === 'notice') return MessageContent.parse({ kind: 'notice', ...Object(row.facts) })
  return viewCard(row) ?? { kind: 'deleted' }
}

const VoiceFacts = PrivateVoice.omit({ access: true })

/** The recording of a message; null for everything else, and when it was taken back. */
export function readVoice({
  kind,
  facts,
  deleted_at,
}: Pick<MessageRow, 'kind' | 'facts' | 'deleted_at'>): z.infer<typeof VoiceFacts> | null {
  return kind === 'voice' && deleted_at === null ? VoiceFacts.parse(facts) : null
}

/** An offer or a viewing; null for everything else, and when it was taken back. */
export function viewCard({ kind, facts, card_state, deleted_at }: MessageRow): Card | null {
  if (deleted_at !== null || card_state === null) return null
  return Card.parse({ kind, [kind]: facts, state: card_state })
}

function viewQuote({ id, kind, body, deleted_at }: MessageRow, senderId: MemberId | null): Quote {
  return {
    id: MessageId.parse(id),
    senderId,
    kind: Quote.shape.kind.parse(deleted_at === null ? kind : 'deleted'),
    text: body === null ? null : shortened(body),
  }
}

/** A message as a notification names it. */
export function viewExcerpt({ kind, body }: Pick<MessageRow, 'kind' | 'body'>): Excerpt {
  if (kind === 'offer' || kind === 'viewing' || kind === 'voice') return { kind, text: null }
  return body === null ? { kind: 'photo', text: null } : { kind: 'text', text: shortened(body) }
}

/** As long as a quote may be. */
export function shortened(text: string): string {
  const letters = graphemesOf(text)
  if (letters.length <= MESSAGE_LIMITS.quoteMax) return text
  return `${letters.slice(0, MESSAGE_LIMITS.quoteMax - 1).join('')}…`
}
