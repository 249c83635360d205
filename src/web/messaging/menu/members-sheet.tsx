import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import { removeThreadMember } from '#contract/messaging/members/remove-thread-member.ts'
import type { ThreadMember } from '#contract/messaging/threads/thread.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { useBlockUser, useUnblockUser } from '#web/safety/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useUpdateChat } from './update-chat.ts'

interface MembersSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Who is in a chat. Its owner takes people out and sets its pace; everybody blocks whom they like. */
export function MembersSheet({ isOpen, onOpenChange }: MembersSheetProps) {
  const t = useTranslations('messaging.menu')
  const { thread, members } = useConversation()
  const [leaving, setLeaving] = useState<ThreadMember | null>(null)
  const remove = useRemoveMember()
  return (
    <>
      <Sheet isOpen={isOpen && !leaving} onOpenChange={onOpenChange} title={t('members')}>
        {thread.role === 'owner' && (
          <div className="mb-4 grid gap-4 border-b border-border pb-4">
            <Announcing />
            <Pace />
          </div>
        )}
        <ul className="grid gap-1 pb-2">
          {members.map((member) => (
            <li key={member.person.userId}>
              <Member member={member} onRemove={() => setLeaving(member)} />
            </li>
          ))}
        </ul>
      </Sheet>
      {leaving && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setLeaving(null)}
          title={t('removeTitle', { name: leaving.person.name })}
          confirmLabel={t('remove')}
          onConfirm={() => remove(leaving)}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}

function Member({ member, onRemove }: { member: ThreadMember; onRemove: () => void }) {
  const t = useTranslations('messaging.menu')
  const { thread, ownId, isBlocked } = useConversation()
  const { person, role } = member
  const isOwn = person.userId === ownId
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Avatar name={person.name} picture={person.avatar} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{person.name}</p>
        {(isOwn || role === 'owner') && (
          <p className="text-sm text-muted">{t(role === 'owner' ? 'owner' : 'thatIsYou')}</p>
        )}
      </div>
      {!isOwn && <BlockSwitch person={person} isOn={isBlocked(person.userId)} />}
      {!isOwn && thread.role === 'owner' && (
        <Button
          variant="outline"
          className="text-danger"
          aria-label={t('removeOf', { name: person.name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

/** In a chat a block folds what somebody writes, and can be taken back where it was made. */
function BlockSwitch({ person, isOn }: { person: ThreadMember['person']; isOn: boolean }) {
  const t = useTranslations('messaging.menu')
  const tSafety = useTranslations('safety.blocks')
  const errorText = useErrorText()
  const block = useBlockUser()
  const unblock = useUnblockUser()
  const { name, userId } = person
  const isBusy = block.isPending || unblock.isPending
  const turn = () =>
    !isBusy &&
    (isOn ? unblock : block).mutate(
      { userId },
      {
        onSuccess: () => toast({ title: t(isOn ? 'unblocked' : 'blocked', { name }) }),
        onError: (error) =>
          toast({ title: tSafety('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <Button
      variant="ghost"
      // a button that goes dead takes the focus, and with it the keys, out of the sheet
      aria-disabled={isBusy}
      aria-label={t(isOn ? 'unblock' : 'block', { name })}
      onClick={turn}
    >
      {isOn ? tSafety('unblock') : tSafety('block')}
    </Button>
  )
}

/** Whether owners alone write. */
function Announcing() {
  const t = useTranslations('messaging.menu')
  const { thread } = useConversation()
  const update = useUpdateChat()
  return (
    <SwitchRow
      label={t('ownersOnly')}
      hint={t('ownersOnlyText')}
      isOn={thread.isOwnersOnly}
      onChange={(isOwnersOnly) => void update({ isOwnersOnly })}
    />
  )
}

const PACES = [0, 10, 30, 60, 300]

function Pace() {
  const t = useTranslations('messaging.menu')
  const { thread } = useConversation()
  const update = useUpdateChat()
  const label = (seconds: number) => {
    if (seconds === 0) return t('slowOff')
    return seconds < 60 ? t('slowSeconds', { n: seconds }) : t('slowMinutes', { n: Math.round(seconds / 60) })
  }
  const choices = PACES.includes(thread.slowSeconds) ? PACES : [...PACES, thread.slowSeconds]
  return (
    <div className="grid gap-1">
      <label htmlFor="pace" className="font-semibold">
        {t('slow')}
      </label>
      <p className="text-sm text-muted">{t('slowText')}</p>
      <select
        id="pace"
        value={thread.slowSeconds}
        onChange={({ target }) => void update({ slowSeconds: Number(target.value) })}
        className="min-h-11 rounded-xl border border-field-border bg-field px-3 text-field-foreground"
      >
        {choices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {label(seconds)}
          </option>
        ))}
      </select>
    </div>
  )
}

function useRemoveMember() {
  const t = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const threadId = useConversation().thread.id
  return async ({ person }: ThreadMember): Promise<void> => {
    try {
      await call(removeThreadMember, { threadId, userId: person.userId })
      await cache.invalidateQueries({ queryKey: api(listThreadMembers).key({ threadId }) })
    } catch (error) {
      toast({ title: t('failedChange'), description: errorText(error), kind: 'danger' })
    }
  }
}
