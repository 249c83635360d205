import { Button } from '#web/ui/button.tsx'
import { LifeBuoy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { MainButton } from '#web/auth/form-parts.tsx'
import { SecurityRow } from '#web/auth/security/security-list.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCountRecoveryCodes } from './count-recovery-codes.ts'
import { useCreateRecoveryCodes } from './create-recovery-codes.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** How many recovery codes are left, and a new set instead of them. */
export function RecoveryCodesRow({ exist }: { exist: boolean }) {
  const t = useTranslations('auth.security.codes')
  const failure = useAuthFailure()
  const cache = useQueryClient()
  const create = useCreateRecoveryCodes()
  const [asking, setAsking] = useState(false)
  const make = () =>
    create.mutate(
      { instead: exist },
      { onError: (error) => toast({ title: failure(error) ?? '', kind: 'danger' }) },
    )
  const close = () => {
    create.reset()
    void cache.invalidateQueries({ queryKey: ['auth'] })
  }
  return (
    <>
      {exist ? (
        <CountedRow>
          <Button variant="ghost" className="min-h-11 text-accent" onClick={() => setAsking(true)}>
            {t('renew')}
          </Button>
        </CountedRow>
      ) : (
        <SecurityRow Icon={LifeBuoy} title={t('title')} note={t('none')}>
          <Button
            variant="ghost"
            className="min-h-11 text-accent"
            isPending={create.isPending}
            onClick={make}
          >
            {t('make')}
          </Button>
        </SecurityRow>
      )}
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('renewTitle')}
        confirmLabel={t('renew')}
        onConfirm={make}
      >
        {t('renewText')}
      </ConfirmDialog>
      {create.data && (
        <Sheet
          isOpen
          // shown only once, they do not go by a tap beside them
          isDismissable={false}
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('title')}
        >
          <div className="grid gap-5">
            <RecoveryCodes codes={create.data} />
            <MainButton onPress={close}>{t('kept')}</MainButton>
          </div>
        </Sheet>
      )}
    </>
  )
}

function CountedRow({ children }: { children: ReactNode }) {
  const t = useTranslations('auth.security.codes')
  const { data: left } = useCountRecoveryCodes()
  const note = left === undefined ? '…' : t('left', { count: left })
  return (
    <SecurityRow Icon={LifeBuoy} title={t('title')} note={note}>
      {children}
    </SecurityRow>
  )
}
