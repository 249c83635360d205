import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useChangeMember } from './change-member.ts'
import { actsOn, type MemberAct } from './decide-policy.ts'

/** Acts that ask first. */
const GRAVE = ['make_admin', 'hand_over', 'remove', 'ban'] as const
type GraveAct = (typeof GRAVE)[number]
const graveOf = (act: MemberAct): GraveAct | undefined => GRAVE.find((grave) => grave === act)

/** Somebody in a group, and what may be done with them. */
export function MemberRow({ group, member }: { group: Group; member: GroupMember }) {
  const t = useTranslations('groups.page.members')
  const { user } = useSession()
  const { date } = useFormats()
  const { person, role, at } = member
  const isSelf = person.userId === user?.id
  const acts = group.isArchived ? [] : actsOn(group.membership, { role, isSelf })
  return (
    <div className="flex items-center gap-3 py-1.5">
      <Avatar name={person.name} picture={person.avatar} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <span lang="">{person.name}</span>
          {isSelf && <span className="font-normal text-muted"> {t('you')}</span>}
        </p>
        <p className="text-sm text-muted">{role === 'member' ? t('since', { date: date(at) }) : t(role)}</p>
      </div>
      {acts.length > 0 && <MemberMenu group={group} member={member} acts={acts} />}
    </div>
  )
}

interface MemberMenuProps {
  group: Group
  member: GroupMember
  acts: readonly MemberAct[]
}

function MemberMenu({ group, member: { person }, acts }: MemberMenuProps) {
  const t = useTranslations('groups.page.members')
  const errorText = useErrorText()
  const change = useChangeMember()
  const [asked, setAsked] = useState<GraveAct | null>(null)
  const { name, userId } = person
  const send = (act: MemberAct) =>
    change.mutateAsync({ groupId: group.id, userId, act }).then(
      () => toast({ title: t(`done.${act}`, { name }), kind: 'success' }),
      (error: unknown) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    )
  const choose = (act: MemberAct) => {
    const grave = graveOf(act)
    if (grave) setAsked(grave)
    else void send(act)
  }
  return (
    <>
      <ActionMenu
        label={t('menuOf', { name })}
        actions={acts.map((key) => ({
          key,
          label: t(`act.${key}`),
          isGrave: key === 'remove' || key === 'ban',
        }))}
        onAction={choose}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={t(`ask.${asked}`, { name })}
          confirmLabel={t(`act.${asked}`)}
          onConfirm={() => send(asked)}
        >
          {t(`askMore.${asked}`)}
        </ConfirmDialog>
      )}
    </>
  )
}
