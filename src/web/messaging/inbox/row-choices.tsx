import { Archive, ArchiveRestore, Bell, BellOff, Mail, MailOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Thread } from '#contract/messaging/threads/thread.ts'
import { useMarkThreadRead } from '#web/messaging/mark-thread-read.ts'
import { type PlaceChange, useUpdateThreadState } from '#web/messaging/update-thread-state.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'

interface Choice {
  key:
    | 'markRead'
    | 'markUnread'
    | 'archive'
    | 'unarchive'
    | 'muteHours'
    | 'muteWeek'
    | 'muteForever'
    | 'unmute'
  Icon: typeof Bell
  act: () => void
}

/** The open menu of a row; see RowMenu. */
export function RowChoices({ thread, label }: { thread: Thread; label: string }) {
  const t = useTranslations('messaging.menu')
  const choices = useChoices(thread)
  return (
    <ActionMenu
      label={label}
      defaultOpen
      iconClass="text-muted"
      actions={choices.map(({ key, Icon }) => ({ key, label: t(key), Icon }))}
      onAction={(chosen) => choices.find(({ key }) => key === chosen)?.act()}
    />
  )
}

function useChoices(thread: Thread): Choice[] {
  const t = useTranslations('messaging')
  const errorText = useErrorText()
  const markRead = useMarkThreadRead()
  const { mutate } = useUpdateThreadState()
  const { id: threadId, unread, isMarkedUnread, isArchived, mutedUntil } = thread

  const change = (changed: Omit<PlaceChange, 'threadId'>, onSuccess?: () => void) => () =>
    mutate(
      { threadId, ...changed },
      {
        ...(onSuccess && { onSuccess }),
        onError: (error) =>
          toast({ title: t('thread.failedChange'), description: errorText(error), kind: 'danger' }),
      },
    )
  const isNew = unread > 0 || isMarkedUnread
  const reading: Choice = isNew
    ? { key: 'markRead', Icon: MailOpen, act: () => markRead.mutate(thread) }
    : { key: 'markUnread', Icon: Mail, act: change({ markedUnread: true }) }
  const undo = { label: t('inbox.undo'), onPress: change({ archived: false }) }
  const archiving: Choice = isArchived
    ? { key: 'unarchive', Icon: ArchiveRestore, act: change({ archived: false }) }
    : {
        key: 'archive',
        Icon: Archive,
        act: change({ archived: true }, () => toast({ title: t('menu.archived'), action: undo })),
      }
  const muting: Choice[] =
    mutedUntil === null
      ? [
          { key: 'muteHours', Icon: BellOff, act: change({ mute: 'hours' }) },
          { key: 'muteWeek', Icon: BellOff, act: change({ mute: 'week' }) },
          { key: 'muteForever', Icon: BellOff, act: change({ mute: 'forever' }) },
        ]
      : [{ key: 'unmute', Icon: Bell, act: change({ mute: 'off' }) }]
  return [reading, archiving, ...muting]
}
