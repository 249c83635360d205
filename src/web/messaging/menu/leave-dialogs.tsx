import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { leaveThread } from '#contract/messaging/threads/leave-thread.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import type { MemberId } from '#contract/messaging/members/member.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useBlockUser } from '#web/safety/public.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useBlockPeer } from './block-peer.ts'

interface LeaveDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** It is done: the conversation is no longer there. */
  onLeave: () => void
}

interface BlockDialogProps extends LeaveDialogProps {
  /** Who wrote what one does not want to read; else it is the other one of two. */
  writerId?: MemberId | null | undefined
}

/** Blocking is mutual: a conversation of two is gone from both sides, in one of many their words are folded. */
export function BlockDialog({ isOpen, onOpenChange, onLeave, writerId }: BlockDialogProps) {
  const t = useTranslations('messaging.menu')
  const tSafety = useTranslations('safety.blocks')
  const errorText = useErrorText()
  const { thread, personOf, nameOf } = useConversation()
  const blockPeer = useBlockPeer()
  const blockUser = useBlockUser()
  const blockedId = writerId ?? thread.peer?.memberId ?? null
  const person = personOf(blockedId)
  if (!person) return null
  const name = nameOf(blockedId)
  const { userId } = person
  const block = async () => {
    try {
      if (userId === null) {
        onLeave()
        await blockPeer.mutateAsync({ threadId: thread.id })
      } else await blockUser.mutateAsync({ userId })
      toast({ title: t('blocked', { name }), description: t('blockedMore') })
    } catch (error) {
      toast({ title: tSafety('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('blockTitle', { name })}
      confirmLabel={t('block', { name })}
      onConfirm={block}
    >
      {t(thread.kind === 'match' ? 'blockTextMatch' : userId === null ? 'blockText' : 'blockTextChat')}
    </ConfirmDialog>
  )
}

/** A chat of many is left without a word to anybody but the notice in it. */
export function LeaveDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const t = useTranslations('messaging.menu')
  const tThread = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const threadId = useConversation().thread.id
  const leave = async () => {
    try {
      await call(leaveThread, { threadId })
      onLeave()
      toast({ title: t('left') })
      await cache.invalidateQueries({ queryKey: api(listThreads).key() })
    } catch (error) {
      toast({ title: tThread('failedChange'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      onConfirm={leave}
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}
