import { useTranslations } from 'use-intl'
import { usePasswordMin } from '#web/auth/read-auth-settings.ts'
import { passwordStrength } from './password-policy.ts'

const BAR = ['bg-danger', 'bg-danger', 'bg-gold', 'bg-success'] as const
const WORD = ['short', 'weak', 'fair', 'strong'] as const

/** How hard a password is to guess, while it is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('auth.password')
  const strength = passwordStrength(password, usePasswordMin())
  return (
    <div className="flex items-center gap-3 text-sm">
      <span className="grid flex-1 grid-cols-3 gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full ${step <= Math.max(1, strength) ? BAR[strength] : 'bg-default'}`}
          />
        ))}
      </span>
      <output className="text-muted">{t(WORD[strength])}</output>
    </div>
  )
}
