import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FieldProps } from '#web/ui/fields/field-props.ts'
import { EmailField } from './email-field.tsx'
import { TextButton } from './form-parts.tsx'
import { PhoneField } from './phone-field.tsx'
import { useAuthSettings } from './read-auth-settings.ts'

/** What somebody signs in and up with. */
export type IdentifierKind = 'email' | 'phone'

/** What somebody signs in with: the address where that is a way in, else the number, until they choose. */
export function useIdentifierKind() {
  const { data: settings } = useAuthSettings()
  const [chosen, choose] = useState<IdentifierKind | null>(null)
  const kind = chosen ?? (settings?.external['email'] === false ? 'phone' : 'email')
  return [kind, choose] as const
}

interface IdentifierFieldProps<V extends FieldValues, C, T> extends Pick<FieldProps<V, C, T>, 'control'> {
  kind: IdentifierKind
  onKind: (kind: IdentifierKind) => void
  email: Path<V>
  phone: Path<V>
  /** Is a password beside it, so that password managers should know it? */
  hasPassword: boolean
}

/** The e-mail address, or the telephone number where texts can be sent. */
export function IdentifierField<V extends FieldValues, C, T>(props: IdentifierFieldProps<V, C, T>) {
  const { control, kind, onKind, email, phone, hasPassword } = props
  const t = useTranslations('auth.identifier')
  const { data: settings } = useAuthSettings()
  return (
    <div>
      {kind === 'email' ? (
        <EmailField control={control} name={email} autoComplete={hasPassword ? 'username' : 'email'} />
      ) : (
        <PhoneField control={control} name={phone} autoComplete={hasPassword ? 'username' : 'tel'} />
      )}
      {/* what is not known yet keeps its place, so that nothing below moves under a finger */}
      {settings === undefined && <div aria-hidden="true" className="min-h-11" />}
      {settings?.external['phone'] === true && settings.external['email'] !== false && (
        <TextButton isQuiet onPress={() => onKind(kind === 'email' ? 'phone' : 'email')}>
          {t(kind === 'email' ? 'toPhone' : 'toEmail')}
        </TextButton>
      )}
    </div>
  )
}
