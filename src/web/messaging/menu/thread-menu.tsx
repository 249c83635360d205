import {
  Archive,
  ArchiveRestore,
  BellOff,
  BellRing,
  Ban,
  Flag,
  LogOut,
  MailOpen,
  UsersRound,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLastOfOthers } from '#web/messaging/thread/find-last-of-others.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { type PlaceChange, useUpdateThreadState } from '#web/messaging/update-thread-state.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ActionMenu, type MenuAction } from '#web/ui/choices/action-menu.tsx'

/** What the menu leaves to sheets and dialogs. */
export type MenuTopic = 'members' | 'block' | 'leave' | 'report'

interface ThreadMenuProps {
  onTopic: (topic: MenuTopic) => void
  /** The conversation is left for the list. */
  onLeave: () => void
}

interface Entry extends MenuAction {
  act: () => void
}

/** What can be done with the whole conversation. */
export function ThreadMenu(props: ThreadMenuProps) {
  const t = useTranslations('messaging.menu')
  const entries = useEntries(props)
  return (
    <ActionMenu
      label={t('label')}
      actions={entries}
      onAction={(key) => entries.find((entry) => entry.key === key)?.act()}
    />
  )
}

function useEntries({ onTopic, onLeave }: ThreadMenuProps): Entry[] {
  const t = useTranslations('messaging.menu')
  const { thread, isChat } = useConversation()
  const nameOf = usePersonName()
  const lastOfOthers = useLastOfOthers()
  const { mutate } = useUpdateThreadState()
  const tThread = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const change = (asked: Omit<PlaceChange, 'threadId'>) =>
    mutate(
      { threadId: thread.id, ...asked },
      {
        onError: (error) =>
          toast({ title: tThread('failedChange'), description: errorText(error), kind: 'danger' }),
      },
    )
  const { isArchived, mutedUntil, peer } = thread
  const mute = (key: string, choice: 'hours' | 'week' | 'forever'): Entry => ({
    key,
    label: t(choice === 'hours' ? 'muteHours' : choice === 'week' ? 'muteWeek' : 'muteForever'),
    Icon: BellOff,
    act: () => change({ mute: choice }),
  })
  const archive = () => {
    change({ archived: !isArchived })
    if (isArchived) return
    toast({ title: t('archived'), action: { label: t('undo'), onPress: () => change({ archived: false }) } })
    onLeave()
  }
  const markUnread = () => {
    onLeave()
    change({ markedUnread: true })
  }
  const entries: (Entry | false)[] = [
    isChat && { key: 'members', label: t('members'), Icon: UsersRound, act: () => onTopic('members') },
    {
      key: 'archive',
      label: t(isArchived ? 'unarchive' : 'archive'),
      Icon: isArchived ? ArchiveRestore : Archive,
      act: archive,
    },
    { key: 'unread', label: t('markUnread'), Icon: MailOpen, act: markUnread },
    ...(mutedUntil === null
      ? [mute('hours', 'hours'), mute('week', 'week'), mute('forever', 'forever')]
      : [{ key: 'unmute', label: t('unmute'), Icon: BellRing, act: () => change({ mute: 'off' }) }]),
    lastOfOthers !== null && {
      key: 'report',
      label: t(isChat ? 'reportChat' : 'reportThread'),
      Icon: Flag,
      act: () => onTopic('report'),
    },
    peer !== null && {
      key: 'block',
      label: t('block', { name: nameOf(peer.name) }),
      Icon: Ban,
      isGrave: true,
      act: () => onTopic('block'),
    },
    isChat &&
      thread.role !== 'owner' && {
        key: 'leave',
        label: t('leave'),
        Icon: LogOut,
        isGrave: true,
        act: () => onTopic('leave'),
      },
  ]
  return entries.filter((entry) => entry !== false)
}
