import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { AssistantCard } from '#contract/assistant/card.ts'
import { ChatLanguage } from '#contract/assistant/chat.ts'
import { tabText } from '#web/platform/device/device-text.ts'
import { FailureReason } from './failure-policy.ts'

/** One message of the conversation, with what stands below it. */
const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  cards: z.array(AssistantCard),
  suggestions: z.array(z.string()),
  /** `coming`: its words are still arriving. */
  state: z.enum(['whole', 'coming', 'stopped', 'failed']),
  /** A message of our own in place of an answer; its words are written when it is shown. */
  failure: FailureReason.nullable(),
})
export type ChatMessage = z.output<typeof ChatMessage>

const Chat = z.object({
  /** Who talked; null: a visitor. */
  ownerId: z.string().nullable(),
  /** Null: that of the app. */
  language: ChatLanguage.nullable(),
  messages: z.array(ChatMessage),
})
export type Chat = z.output<typeof Chat>

const KEY = 'assistant'
/** Messages that a reload brings back. */
const MESSAGES_MAX = 60

let chat: Chat | null = null
const listeners = new Set<() => void>()

const EMPTY: Chat = { ownerId: null, language: null, messages: [] }

/** An answer that a reload cut off does not come any more. */
function storedChat(): Chat {
  try {
    const { messages, ...rest } = Chat.parse(JSON.parse(tabText.read(KEY) ?? ''))
    return { ...rest, messages: messages.map(asEnded).filter(isWorthPersisting) }
  } catch {
    return EMPTY
  }
}

const asEnded = (message: ChatMessage): ChatMessage =>
  message.state === 'coming' ? { ...message, state: 'stopped' } : message

const isWorthPersisting = ({ content, failure }: ChatMessage): boolean => content !== '' || failure !== null

/** The conversation of this tab, as long as the tab is open. */
export function readChat(): Chat {
  chat ??= storedChat()
  return chat
}

function set(next: Chat): void {
  chat = next
  listeners.forEach((listener) => listener())
}

function store(): void {
  const { messages, ...rest } = readChat()
  tabText.write(KEY, JSON.stringify({ ...rest, messages: messages.slice(-MESSAGES_MAX) }))
}

const newId = () => crypto.randomUUID()

const messageOf = (parts: Pick<ChatMessage, 'role' | 'state'> & Partial<ChatMessage>): ChatMessage => ({
  id: newId(),
  content: '',
  timestamp: new Date().toISOString(),
  cards: [],
  suggestions: [],
  failure: null,
  ...parts,
})

/** The question, and an empty message that its answer will fill. @returns the id of that message */
export function beginAnswer(question: string): string {
  const answer = messageOf({ role: 'assistant', state: 'coming' })
  const asked = messageOf({ role: 'user', state: 'whole', content: question })
  set({ ...readChat(), messages: [...readChat().messages, asked, answer] })
  store()
  return answer.id
}

/** Changes one message; nothing where the conversation was forgotten meanwhile. */
export function changeMessage(id: string, change: (message: ChatMessage) => ChatMessage): void {
  const messages = readChat().messages.map((message) => (message.id === id ? change(message) : message))
  set({ ...readChat(), messages })
}

/** No more words come. An answer without any goes: its question stays. */
export function endAnswer(id: string, state: Exclude<ChatMessage['state'], 'coming'>): void {
  changeMessage(id, (message) => ({ ...message, state }))
  const messages = readChat().messages.filter((message) => message.id !== id || message.content !== '')
  set({ ...readChat(), messages })
  store()
}

/** Says in the conversation why no answer came. */
export function addFailure(reason: FailureReason): void {
  const failure = messageOf({ role: 'assistant', state: 'failed', failure: reason })
  set({ ...readChat(), messages: [...readChat().messages, failure] })
  store()
}

/** Takes away the last question with all that came after it. @returns the question; null where there is none */
export function takeLastQuestion(): string | null {
  const { messages } = readChat()
  const at = messages.findLastIndex(({ role }) => role === 'user')
  const question = messages[at]?.content ?? null
  if (question !== null) set({ ...readChat(), messages: messages.slice(0, at) })
  return question
}

export function chooseChatLanguage(language: ChatLanguage): void {
  set({ ...readChat(), language })
  store()
}

/** Begins anew; the choice of a language stays. */
export function forgetMessages(): void {
  set({ ...readChat(), messages: [] })
  store()
}

/**
 * Says who is here. What a visitor asked goes along when they sign in; what a member asked is nobody else's, nor is it
 * there once they have signed out.
 * @returns false where a conversation of somebody else was forgotten
 */
export function claimChat(userId: string | null): boolean {
  const { ownerId } = readChat()
  if (ownerId === userId) return true
  const isOthers = ownerId !== null
  set(isOthers ? { ...EMPTY, ownerId: userId } : { ...readChat(), ownerId: userId })
  if (isOthers) tabText.remove(KEY)
  else if (readChat().messages.length > 0) store()
  return !isOthers
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useChat = (): Chat => useSyncExternalStore(subscribe, readChat)

export const isAnswering = ({ messages }: Chat): boolean => messages.at(-1)?.state === 'coming'
