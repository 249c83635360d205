import { Button } from '#web/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import { useAuthFailure } from './explain-failure.ts'
import { useSignOutOthers } from './sign-out-others.ts'

/** Signs the account out everywhere but here. */
export function SignOutOthersButton() {
  const t = useTranslations('auth.others')
  const failure = useAuthFailure()
  const others = useSignOutOthers()
  const signOut = () =>
    others.mutate(undefined, {
      onSuccess: () => toast({ title: t('done'), kind: 'success' }),
      onError: (error) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    })
  return (
    <Button variant="secondary" className="min-h-11" isPending={others.isPending} onClick={signOut}>
      {t('action')}
    </Button>
  )
}
