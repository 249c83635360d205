import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import type { MemberId } from '#contract/messaging/members/member.ts'
import { isGroupChat, type OpenThread, type ThreadMember } from '#contract/messaging/threads/thread.ts'
import type { PersonCard } from '#contract/profiles/profile.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { useBlocks } from '#web/safety/public.tsx'
import { api } from '#web/platform/call/api.ts'

type Known = Pick<PersonCard, 'name' | 'avatar'> & { userId: PersonCard['userId'] | null }

interface Conversation {
  thread: OpenThread
  ownId: MemberId
  isChat: boolean
  /** Of a chat; empty in conversations of two. */
  members: readonly ThreadMember[]
  /** Names that are written in a chat, also of those who left. */
  names: readonly string[]
  /** Whoever wrote something, and their account where one knows it: in chats of many. */
  personOf: (id: MemberId | null) => Known | null
  nameOf: (id: MemberId | null) => string
  /** Whom one has blocked; in conversations of two nobody is left to be. */
  isBlocked: (id: MemberId | null) => boolean
}

const ConversationContext = createContext<Conversation | null>(null)

const NOBODY: readonly ThreadMember[] = []
const NONE: readonly PersonCard[] = []

/** Who talks here, for everything that is shown of an open conversation. */
export function ConversationProvider({ thread, children }: { thread: OpenThread; children: ReactNode }) {
  const t = useTranslations('messaging.thread')
  const isChat = isGroupChat(thread.kind)
  const { data } = useQuery({
    ...api(listThreadMembers).queryOptions({ threadId: thread.id }),
    enabled: isChat,
  })
  const blocks = useBlocks(isChat)
  const members = data?.members ?? NOBODY
  const former = data?.former ?? NONE
  const { ownId } = thread
  const shown = usePersonName()
  const conversation = useMemo((): Conversation => {
    const people = [...members.map(({ person }) => person), ...former]
    const personOf = (id: MemberId | null) => {
      if (thread.peer && thread.peer.memberId === id) return { ...thread.peer, userId: null }
      return people.find(({ userId }) => userId === id) ?? null
    }
    return {
      thread,
      ownId,
      isChat,
      members,
      names: people.map(({ name }) => name),
      personOf,
      nameOf: (id) => (id === ownId ? t('you') : shown(personOf(id)?.name ?? t('somebody'))),
      isBlocked: (id) => blocks.some(({ person }) => person.userId === id),
    }
  }, [thread, ownId, isChat, members, former, blocks, shown, t])
  return <ConversationContext value={conversation}>{children}</ConversationContext>
}

export function useConversation(): Conversation {
  const conversation = use(ConversationContext)
  if (!conversation) throw new Error('useConversation needs a ConversationProvider above it')
  return conversation
}
