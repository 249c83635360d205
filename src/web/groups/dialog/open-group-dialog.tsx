import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
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
  const router = useRouter()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const signIn = () => {
    rememberReturn(router.state.location.href)
    void router.navigate({ to: '/auth', search: {} })
  }
  const open = () => {
    if (user) return setOpen(true)
    toast({
      title: t('title'),
      description: t('create'),
      kind: 'danger',
      action: { label: t('action'), onPress: signIn },
    })
  }
  const dialog = isOpen !== null && (
    <Suspense>
      <GroupDialog subject={{ opener }} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
  return { open, dialog }
}
