import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MatchId } from '#contract/dating/matches/match.ts'
import { sendOpener } from '#contract/dating/matches/send-opener.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { api } from '#web/platform/call/api.ts'

/** The first words to a match; the same words sent again are one message. */
export function useSendOpener(matchId: MatchId) {
  const { mutateAsync, isPending } = useMutation(api(sendOpener).mutationOptions())
  const tried = useRef<{ id: MessageId; text: string } | null>(null)
  const send = (text: string) => {
    if (tried.current?.text !== text) tried.current = { id: MessageId.parse(uuidv7()), text }
    const { id } = tried.current
    return mutateAsync({ matchId, message: { id, content: { kind: 'text', text } } })
  }
  return { send, isPending }
}
