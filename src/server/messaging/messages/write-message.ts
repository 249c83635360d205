import { DAY_MS } from '#contract/kit/duration.ts'
import type { Message, NoticeEvent } from '#contract/messaging/messages/message.ts'
import type { NewContent, NewMessage, OfferDays } from '#contract/messaging/messages/new-message.ts'
import { isGroupChat } from '#contract/messaging/threads/thread.ts'
import { warningsIn } from '#contract/messaging/messages/text-warning.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { attachMedia, attachVoice } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { loadMessage } from './load-messages.ts'
import { advanceReading, bringBack, changeMember, passOver } from '#server/messaging/members/member-store.ts'
import {
  findMessage,
  insertMessage,
  insertMessageVoice,
  insertPhotos,
  type MessageRow,
} from './message-store.ts'
import { pushMessage } from './publish-changes.ts'
import {
  changeThread,
  type ThreadMembershipRow,
  type ThreadRow,
} from '#server/messaging/threads/thread-store.ts'

export type Writing = Pick<Platform, 'config' | 'clock' | 'live' | 'jobs'>

/** What is read at once on an open page rings nowhere. */
const TELL_AFTER_MS = 5000

/**
 * The message that the person sent under this id before, if they did: a second try is answered like the first.
 * @throws AppError messaging.id-taken when the id is that of something else
 */
export async function findSent(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  sent: { id: string; userId: UserId; threadId: string | null },
): Promise<Message | null> {
  const row = await findMessage(tx, sent.id)
  if (!row) return null
  const isSame = row.sender_id === sent.userId && (sent.threadId === null || row.thread_id === sent.threadId)
  if (!isSame) throw new AppError('messaging.id-taken')
  return loadMessage(tx, platform, row, sent.userId)
}

/**
 * Appends what somebody wrote to a conversation that the caller has locked and may write into.
 * @throws AppError media.not-found, media.voice-not-found, messaging.message-not-found (the one that is answered), messaging.id-taken,
 * request.text-blocked
 */
export async function writeMessage(
  tx: Tx,
  platform: Writing,
  thread: Pick<ThreadMembershipRow, 'id' | 'kind' | 'last_number' | 'last_at' | 'opener_id' | 'answered_at'>,
  { userId, message, isCounter = false }: { userId: UserId; message: NewMessage; isCounter?: boolean },
): Promise<Message> {
  const { id, content, replyTo } = message
  if (replyTo !== null && (await findMessage(tx, replyTo))?.thread_id !== thread.id)
    throw new AppError('messaging.message-not-found')
  await refuseBlockedText(tx, wordsOf(content))
  const row = await append(tx, platform, thread, {
    id,
    sender_id: userId,
    reply_to_id: replyTo,
    ...(content.kind === 'voice'
      ? await voiceColumns(tx, userId, content)
      : columnsOf(content, { isChat: isGroupChat(thread.kind), isCounter, now: platform.clock.now() })),
  })
  if (content.kind === 'voice') await insertMessageVoice(tx, id, content.voice.id)
  if (content.kind === 'text') {
    await attachMedia(tx, userId, content.photoIds, 'message')
    await insertPhotos(tx, id, content.photoIds)
  }
  await changeMember(tx, thread.id, userId, { wrote_at: row.created_at, archived_at: null })
  await advanceReading(tx, thread.id, userId, { delivered: row.number, read: row.number })
  if (userId !== thread.opener_id && thread.answered_at === null)
    await changeThread(tx, thread.id, { answered_at: row.created_at })
  await bringBack(tx, thread.id, row.created_at)
  await platform.jobs.send(
    tx,
    'messaging.tell-members',
    { threadId: thread.id },
    { startAfter: new Date(row.created_at.getTime() + TELL_AFTER_MS), singletonKey: thread.id },
  )
  const written = await loadMessage(tx, platform, row, userId)
  await pushMessage(tx, platform, written)
  return written
}

/** Coming and going is nothing that has to be read. */
const IS_PASSING: readonly NoticeEvent[] = ['joined', 'left']

/**
 * Appends what the conversation itself says; nobody is woken for it. It counts as unread, unless somebody only came or
 * went.
 */
export async function writeNotice(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  thread: Pick<ThreadRow, 'id' | 'last_number' | 'last_at'>,
  { event, userId }: { event: NoticeEvent; userId: string | null },
): Promise<Message> {
  const row = await append(tx, platform, thread, {
    id: uuidv7(),
    sender_id: userId,
    reply_to_id: null,
    kind: 'notice',
    body: null,
    facts: { event },
    warnings: [],
  })
  if (IS_PASSING.includes(event)) await passOver(tx, thread.id, row.number)
  const written = await loadMessage(tx, platform, row, null)
  await pushMessage(tx, platform, written)
  return written
}

type Appended = Pick<MessageRow, 'id' | 'sender_id' | 'reply_to_id' | 'kind' | 'body' | 'warnings'> & {
  facts: object | null
}

async function append(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  thread: Pick<ThreadRow, 'id' | 'last_number' | 'last_at'>,
  written: Appended,
): Promise<MessageRow> {
  const number = thread.last_number + 1
  const at = new Date(Math.max(clock.now().getTime(), thread.last_at.getTime()))
  await changeThread(tx, thread.id, { last_number: number, last_at: at })
  const row = await insertMessage(tx, { ...written, thread_id: thread.id, number, created_at: at })
  if (!row) throw new AppError('messaging.id-taken')
  return row
}

/** All that somebody typed. */
function wordsOf(content: NewContent): string {
  if (content.kind === 'text') return content.text
  return content.kind === 'viewing' ? (content.viewing.note ?? '') : ''
}

const expiryOf = (days: OfferDays, now: Date): string => new Date(now.getTime() + days * DAY_MS).toISOString()

type Columns = Pick<Appended, 'kind' | 'body' | 'facts' | 'warnings'>
type NewVoice = Extract<NewContent, { kind: 'voice' }>

async function voiceColumns(tx: Tx, userId: UserId, { voice }: NewVoice): Promise<Columns> {
  const facts = { ...(await attachVoice(tx, userId, voice.id)), waveform: voice.waveform }
  return { kind: 'voice', body: null, facts, warnings: [] }
}

function columnsOf(
  content: Exclude<NewContent, NewVoice>,
  { isChat, isCounter, now }: { isChat: boolean; isCounter: boolean; now: Date },
): Columns {
  if (content.kind === 'offer') {
    const { days, ...offer } = content.offer
    const facts = { ...offer, expiresAt: expiryOf(days, now), isCounter }
    return { kind: 'offer', body: null, facts, warnings: [] }
  }
  if (content.kind === 'viewing') {
    const { at, note } = content.viewing
    const facts = { at: new Date(at).toISOString(), note: note === '' ? null : note }
    return { kind: 'viewing', body: null, facts, warnings: warningsIn(note ?? '') }
  }
  const warnings = warningsIn(content.text, isChat)
  return { kind: 'text', body: content.text === '' ? null : content.text, facts: null, warnings }
}
