import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import type { DialogOpener } from './save-group.ts'

const GroupDialog = lazy(() =>
  import('./group-dialog.tsx').then((module) => ({ default: module.GroupDialog })),
)

/** Opens the dialog that founds a group; visitors learn that they need an account. */
export function useGroupDialog(opener: DialogOpener): { open: () => void; dialog: ReactNode } {
  const t = useTranslations('groups.signIn')
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => {
    if (user) return setOpen(true)
    toast({
      title: t('title'),
      description: t('create'),
      kind: 'danger',
      action: { label: t('action'), onPress: () => askToJoin('group') },
    })
  }
  const dialog = isOpen !== null && (
    <Suspense>
      <GroupDialog subject={{ opener }} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
  return { open, dialog }
}
