import { Copy, Flag, type LucideIcon, Pencil, Pin, PinOff, Reply, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslations } from 'use-intl'
import { MESSAGE_LIMITS, type Message, REACTIONS } from '#contract/messaging/messages/message.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useChangeMessage } from './change-message.ts'
import { useConversation } from './conversation.tsx'
import { isWithin } from './timeline-policy.ts'

export interface MessageActs {
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onRemove: (message: Message) => void
  onReport: (message: Message) => void
  /** Blocks whoever wrote it. */
  onBlock: (message: Message) => void
  /** Pins it, or takes it down. */
  onPin: (message: Message) => void
}

interface MessageMenuProps extends MessageActs {
  message: Message
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Six signs, and what else can be done with a message. */
export function MessageMenu({ message, anchor, isOpen, onOpenChange, ...acts }: MessageMenuProps) {
  const t = useTranslations('messaging.thread')
  const { thread, ownId } = useConversation()
  const { react } = useChangeMessage()
  const isOwn = message.senderId === ownId
  const mine = message.reactions.find(({ memberId }) => memberId === ownId)?.reaction
  const choices = useChoices(message, acts)
  const close = () => onOpenChange(false)
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={isOwn ? 'bottom end' : 'bottom start'}
      offset={4}
      className="z-50 max-w-[calc(100vw-1rem)] rounded-2xl border border-border bg-overlay text-overlay-foreground shadow-overlay"
    >
      <Dialog aria-label={t('actions')} className="p-1.5 outline-none">
        {!thread.isClosed && !thread.isRequest && (
          <div className="flex justify-between gap-0.5 border-b border-border pb-1.5">
            {REACTIONS.map((sign) => (
              <button
                key={sign}
                type="button"
                aria-label={t('react', { sign })}
                aria-pressed={mine === sign}
                onClick={() => {
                  react(message, mine === sign ? null : sign)
                  close()
                }}
                className="grid size-11 place-content-center rounded-full text-2xl transition-transform hover:bg-default hover:scale-110 aria-pressed:bg-accent-soft"
              >
                {sign}
              </button>
            ))}
          </div>
        )}
        {choices.map(({ key, label, Icon, isGrave, act }) => (
          <button
            key={key}
            type="button"
            onClick={() => {
              close()
              act()
            }}
            className={`flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start hover:bg-default ${isGrave ? 'text-danger' : ''}`}
          >
            <Icon size={19} aria-hidden="true" />
            {label}
          </button>
        ))}
      </Dialog>
    </Popover>
  )
}

interface Choice {
  key: string
  label: string
  Icon: LucideIcon
  isGrave?: boolean
  act: () => void
}

function useChoices(message: Message, acts: MessageActs): Choice[] {
  const t = useTranslations('messaging.thread')
  const { thread, ownId, isChat } = useConversation()
  const { content } = message
  const isOwn = message.senderId === ownId
  const isMuted = thread.isOwnersOnly && thread.role !== 'owner'
  const mayWrite = !thread.isClosed && !thread.isRequest && !isMuted
  const owns = isChat && thread.role === 'owner'
  const words = content.kind === 'text' ? content.text : ''
  const isPinned = thread.pinnedMessage?.id === message.id
  const mayEdit = isOwn && words !== '' && isWithin(message.at, MESSAGE_LIMITS.editWithin)
  const mayRemove = owns || (isOwn && isWithin(message.at, MESSAGE_LIMITS.deleteWithin))
  const copy = () => {
    const write = async () => {
      await navigator.clipboard.writeText(words)
      toast({ title: t('copied'), kind: 'success' })
    }
    write().catch(() => toast({ title: t('failedChange'), kind: 'danger' }))
  }
  const choices: (Choice | false)[] = [
    mayWrite && { key: 'reply', label: t('reply'), Icon: Reply, act: () => acts.onReply(message) },
    words !== '' && { key: 'copy', label: t('copy'), Icon: Copy, act: copy },
    mayWrite && mayEdit && { key: 'edit', label: t('edit'), Icon: Pencil, act: () => acts.onEdit(message) },
    owns && {
      key: 'pin',
      label: t(isPinned ? 'unpin' : 'pin'),
      Icon: isPinned ? PinOff : Pin,
      act: () => acts.onPin(message),
    },
    mayRemove && {
      key: 'remove',
      label: t('remove'),
      Icon: Trash2,
      isGrave: true,
      act: () => acts.onRemove(message),
    },
    !isOwn && { key: 'report', label: t('report'), Icon: Flag, act: () => acts.onReport(message) },
  ]
  return choices.filter((choice) => choice !== false)
}
