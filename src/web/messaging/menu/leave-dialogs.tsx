import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { leaveThread } from '#contract/messaging/leave-thread.ts'
import { listThreads } from '#contract/messaging/list-threads.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { api } from '#web/platform/api.ts'
import { call } from '#web/platform/call.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { toast } from '#web/platform/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useBlockPeer } from './block-peer.ts'

interface LeaveDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** It is done: the conversation is no longer there. */
  onLeave: () => void
}

/** Blocking is mutual: the conversation is gone from both sides. */
export function BlockDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const t = useTranslations('messaging.menu')
  const tSafety = useTranslations('safety.blocks')
  const errorText = useErrorText()
  const { id: threadId, peer } = useConversation().thread
  const { mutateAsync } = useBlockPeer()
  if (!peer) return null
  const { name } = peer
  const block = async () => {
    try {
      onLeave()
      await mutateAsync({ threadId })
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
      {t('blockText')}
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
