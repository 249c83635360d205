import { Button } from '#web/ui/button.tsx'
import { Building2, Fingerprint, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useCaptcha } from './captcha/captcha.tsx'
import { useAuthFailure } from './explain-failure.ts'
import { FormFailure } from './form-parts.tsx'
import { browserKnowsPasskeys, whyNoPasskeys } from './passkeys/passkey-policy.ts'
import { useSignInWithPasskey } from './passkeys/use-passkey.ts'
import { offeredProviders } from './providers/provider-policy.ts'
import { useStartAuthorization } from './providers/start-authorization.ts'
import { useAuthSettings } from './read-auth-settings.ts'
import { linkTo } from './terms-link.tsx'

interface OtherWaysProps {
  /** There is a form above them. */
  isBesideForm: boolean
  onByCode: () => void
  onByCompany: () => void
}

/** Signing in without the password: by code, by passkey, with another service's account, by one's own company. */
export function OtherWays({ isBesideForm, onByCode, onByCompany }: OtherWaysProps) {
  const t = useTranslations('auth.otherWays')
  const failure = useAuthFailure()
  const { data: settings } = useAuthSettings()
  const captcha = useCaptcha()
  const passkey = useSignInWithPasskey(captcha.answer)
  const outside = useStartAuthorization()
  const hasPasskeys =
    settings?.passkeys_enabled === true && whyNoPasskeys(location.hostname, browserKnowsPasskeys()) === null
  const providers = offeredProviders(settings?.external ?? {})
  return (
    <div className="mt-6 grid gap-3">
      {isBesideForm && (
        <>
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            {t('or')}
          </p>
          <Way icon={<Mail size={18} aria-hidden="true" />} isPending={false} onPress={onByCode}>
            {t('byCode')}
          </Way>
        </>
      )}
      {hasPasskeys && (
        <Way
          icon={<Fingerprint size={18} aria-hidden="true" />}
          isPending={passkey.isPending}
          onPress={() => passkey.mutate()}
        >
          {t('passkey')}
        </Way>
      )}
      {providers.map(({ provider, label }) => (
        <Way
          key={provider}
          icon={<Initial name={label} />}
          isPending={outside.isPending}
          onPress={() => outside.mutate(provider)}
        >
          {t('provider', { provider: label })}
        </Way>
      ))}
      {settings?.saml_enabled === true && (
        <Way icon={<Building2 size={18} aria-hidden="true" />} isPending={false} onPress={onByCompany}>
          {t('company')}
        </Way>
      )}
      {providers.length > 0 && (
        <p className="text-sm text-muted">
          {t.rich('terms', { terms: linkTo('/terms'), privacy: linkTo('/privacy') })}
        </p>
      )}
      {captcha.challenge}
      <FormFailure>{failure(passkey.error ?? outside.error)}</FormFailure>
    </div>
  )
}

/** Stands for the sign of a company, which we do not draw. */
const Initial = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    data-initial={name.slice(0, 1)}
    className="grid size-6 place-items-center rounded-full bg-default font-display text-sm font-bold before:content-[attr(data-initial)]"
  />
)

interface WayProps {
  icon: ReactNode
  isPending: boolean
  onPress: () => void
  children: string
}

function Way({ icon, isPending, onPress, children }: WayProps) {
  return (
    <Button variant="outline" fullWidth className="min-h-12" isPending={isPending} onClick={onPress}>
      {icon}
      {children}
    </Button>
  )
}
