import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useRenamePasskey } from './rename-passkey.ts'

/** Graphemes; the auth service takes 120 code points. */
const NAME_MAX = 60

interface RenamePasskeySheetProps {
  passkeyId: string
  name: string
  onClose: () => void
}

/** Names a passkey, so that one knows later which device it is on. */
export function RenamePasskeySheet({ passkeyId, name, onClose }: RenamePasskeySheetProps) {
  const t = useTranslations('auth.security.passkeys')
  const failure = useAuthFailure()
  const rename = useRenamePasskey()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ friendlyName: text({ min: 1, max: NAME_MAX }) })),
    defaultValues: { friendlyName: name },
  })
  const send = handleSubmit(({ friendlyName }) =>
    rename.mutate({ passkeyId, friendlyName }, { onSuccess: onClose }),
  )
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('nameTitle')}>
      <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          control={control}
          name="friendlyName"
          label={t('name')}
          hint={t('nameHint')}
          max={NAME_MAX}
          isRequired
        />
        <FormFailure>{failure(rename.error)}</FormFailure>
        <SubmitButton isPending={rename.isPending}>{t('save')}</SubmitButton>
      </form>
    </Sheet>
  )
}
