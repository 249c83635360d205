import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '#web/ui/button.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { DELETION_GRACE_DAYS } from '#contract/auth/request-deletion.ts'
import { FormFailure } from '#web/auth/form-parts.tsx'
import { AccountName } from '#web/auth/passwords/account-name.tsx'
import { PasswordField } from '#web/auth/passwords/password-field.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRequestDeletion } from './request-deletion.ts'

const Typed = z.object({ password: z.string() })

/** Asks for the password again, and once more whether it is meant. */
export function DeletionForm({ email, onRequested }: { email: string; onRequested: (at: string) => void }) {
  const t = useTranslations('auth')
  const errorText = useErrorText()
  const request = useRequestDeletion()
  const [asking, setAsking] = useState(false)
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { password: '' },
  })
  const ask = handleSubmit(() => setAsking(true))
  const confirm = () => {
    const { password } = getValues()
    request.mutate(password === '' ? {} : { password }, {
      onSuccess: ({ purgeAt }) => onRequested(purgeAt),
    })
  }
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={(event) => void ask(event)}>
      <AccountName email={email} />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('deletion.password')}
        hint={t('deletion.passwordHint')}
        isRequired={false}
      />
      <FormFailure>{request.error && errorText(request.error)}</FormFailure>
      <Button
        type="submit"
        variant="danger"
        fullWidth
        className="min-h-12 sm:w-fit sm:px-6"
        isPending={request.isPending}
      >
        {t('deletion.send')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('deletion.sure')}
        confirmLabel={t('deletion.send')}
        onConfirm={confirm}
      >
        {t('deletion.sureText', { days: DELETION_GRACE_DAYS })}
      </ConfirmDialog>
    </form>
  )
}
